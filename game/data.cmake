# What the game reads at run time, gathered in share/rectoverso beside bin/ and installed with it.
set(share_dir ${PROJECT_BINARY_DIR}/share/rectoverso)
set(shared_files)

# Copies a file there, again whenever it changes.
function(share source destination)
  add_custom_command(OUTPUT ${share_dir}/${destination} DEPENDS ${source}
    COMMAND ${CMAKE_COMMAND} -E copy ${source} ${share_dir}/${destination} VERBATIM)
  cmake_path(GET destination PARENT_PATH folder)
  cmake_path(GET destination FILENAME name)
  install(FILES ${source} DESTINATION share/rectoverso/${folder} RENAME ${name})
  set(shared_files ${shared_files} ${share_dir}/${destination} PARENT_SCOPE)
endfunction()

function(share_folder folder pattern)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/${pattern})
  cmake_path(GET folder FILENAME name)
  foreach(source ${sources})
    cmake_path(GET source FILENAME file)
    share(${source} ${name}/${file})
  endforeach()
  set(shared_files ${shared_files} PARENT_SCOPE)
endfunction()

# A font of the system with its licence, under the name by which the game loads it.
function(share_font name file package)
  file(GLOB_RECURSE found /usr/share/fonts/${file} /usr/local/share/fonts/${file} $ENV{HOME}/.local/share/fonts/${file})
  if(NOT found)
    message(FATAL_ERROR "The font ${file} is missing: install the package ${package}")
  endif()
  list(GET found 0 source)
  share(${source} fonts/${name}.ttf)
  set(licence /usr/share/doc/${package}/copyright)
  if(EXISTS ${licence})
    share(${licence} fonts/${name}-licence.txt)
  endif()
  set(shared_files ${shared_files} PARENT_SCOPE)
endfunction()

share_font(body Quicksand-Medium.ttf fonts-quicksand)
share_font(bold Quicksand-Bold.ttf fonts-quicksand)
share_font(figures Lato-Regular.ttf fonts-lato)
share_font(fallback DejaVuSans.ttf fonts-dejavu-core)
share_folder(config/texts *.json)
share_folder(assets/music *.ogg)
share_folder(assets/sounds *.ogg)
share(${PROJECT_SOURCE_DIR}/assets/CREDITS.md CREDITS.md)

# The window's icon.
find_program(RSVG_CONVERT rsvg-convert)
if(NOT RSVG_CONVERT)
  message(FATAL_ERROR "rsvg-convert is missing: install the package librsvg2-bin")
endif()
set(icon ${PROJECT_SOURCE_DIR}/assets/art/icon.svg)
add_custom_command(OUTPUT ${share_dir}/icon.png DEPENDS ${icon}
  COMMAND ${RSVG_CONVERT} --width 128 --height 128 --output ${share_dir}/icon.png ${icon} VERBATIM)

add_custom_target(data ALL DEPENDS ${shared_files} ${share_dir}/icon.png)
add_dependencies(rectoverso data)

install(TARGETS rectoverso rectoverso-engine)
install(FILES ${share_dir}/icon.png DESTINATION share/rectoverso)
install(FILES ${icon} DESTINATION share/icons/hicolor/scalable/apps RENAME rectoverso.svg)
install(FILES ${PROJECT_SOURCE_DIR}/config/org.rectoverso.Rectoverso.desktop DESTINATION share/applications)
install(FILES ${PROJECT_SOURCE_DIR}/config/org.rectoverso.Rectoverso.metainfo.xml DESTINATION share/metainfo)
