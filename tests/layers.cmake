cmake_minimum_required(VERSION 3.25)
# Fails where a source file includes, or touches, what belongs to others:
#   cmake -DROOT=<tree> -P tests/layers.cmake

# Which layers a layer may include.
set(engine_sees engine)
set(net_sees engine net)
set(game_sees engine net game)

# The files that touch sockets, files, clocks and windows. All others are pure and include none of them.
string(CONCAT shells "^(engine/cli/|net/link/(enet|interfaces|lookup|broadcast|left_behind|mapping|natpmp|upnp)\\.|net/play/(client|host)\\.|net/relay/(server|store_|mail|main)"
  "|net/bot/main|game/sfml/|game/profile/(claim|files|disk|identity|errand|knowledge|moving)\\.|game/tour/(tour|stops)\\."
  "|game/(main|program|loop|app|options|second)\\.)")

# Libraries and system headers behind one door each: a pattern of the header, then of the files that may include it.
set(doors
  "^SFML/"                                   "^game/sfml/"
  "^enet/"                                   "^net/link/enet\\.cpp$"
  "^sodium"                                  "^net/link/secret\\.cpp$"
  "^natpmp\\.h$"                             "^net/link/natpmp\\.cpp$"
  "^miniupnpc/"                              "^net/link/upnp\\.cpp$"
  "^(sqlite3|libpq-fe)"                      "^net/relay/store_[a-z]+\\.cpp$"
  "^nlohmann/"                               "^(net|game)/.*\\.cpp$"
  "^(fstream|iostream|csignal)$"             "${shells}"
  "^(unistd|netdb|ifaddrs|poll|fcntl)\\.h$"  "${shells}"
  "^(sys|netinet|arpa|net)/"                 "${shells}"
  "^filesystem$"                             "${shells}|^game/(platform|pictures)\\."
  # A search may own helper threads.
  "^thread$"                                 "${shells}|^engine/(bot/thinker|worpion/builder)\\."
)

# Words for clocks and surroundings that only the shells may use, and the search that is given a time.
set(worldly "_clock::now|std::time\\(|getenv\\(|random_device|sleep_for|sleep_until")

function(fault file text)
  message(SEND_ERROR "${file}: ${text}")
endfunction()

function(check_own_include file layer header)
  string(REGEX REPLACE "/.*" "" into ${header})
  if(NOT into IN_LIST ${layer}_sees)
    fault(${file} "${layer} must not include \"${header}\"")
  endif()
  # player.hpp is the face that the client and the host show to pure files.
  if(header MATCHES "${shells}" AND NOT file MATCHES "${shells}|^net/play/player\\.hpp$")
    fault(${file} "a pure file must not include the shell \"${header}\"")
  endif()
  set(games "^engine/(worpion|reversi|jungle)/.*")
  if(file MATCHES "${games}" AND header MATCHES "${games}")
    string(REGEX REPLACE "${games}" "\\1" from ${file})
    string(REGEX REPLACE "${games}" "\\1" to ${header})
    if(NOT from STREQUAL to)
      fault(${file} "a game must not include another game's \"${header}\"")
    endif()
  endif()
endfunction()

function(check_foreign_include file layer header)
  if(layer STREQUAL engine AND NOT header MATCHES "^[a-z_]+$")
    fault(${file} "the engine includes the standard library only, not <${header}>")
  endif()
  set(rest ${doors})
  while(rest)
    list(POP_FRONT rest pattern allowed)
    if(header MATCHES "${pattern}" AND NOT file MATCHES "${allowed}")
      fault(${file} "<${header}> has another door")
    endif()
  endwhile()
endfunction()

get_filename_component(ROOT ${ROOT} ABSOLUTE)
set(looked_at 0)
foreach(layer engine net game)
  file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${layer}/*.cpp ${ROOT}/${layer}/*.hpp)
  foreach(file ${files})
    math(EXPR looked_at "${looked_at} + 1")
    file(STRINGS ${ROOT}/${file} lines REGEX "^ *# *include")
    foreach(line ${lines})
      if(line MATCHES "include *\"([^\"]+)\"")
        check_own_include(${file} ${layer} ${CMAKE_MATCH_1})
      elseif(line MATCHES "include *<([^>]+)>")
        check_foreign_include(${file} ${layer} ${CMAKE_MATCH_1})
      endif()
    endforeach()
    file(STRINGS ${ROOT}/${file} uses REGEX "${worldly}")
    if(uses AND NOT file MATCHES "${shells}|^engine/search/meter\\.cpp$")
      fault(${file} "a pure file must be told time and chance: ${uses}")
    endif()
  endforeach()
endforeach()
if(looked_at EQUAL 0)
  message(FATAL_ERROR "no source file in ${ROOT}")
endif()
