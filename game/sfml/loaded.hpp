#pragma once

#if defined(__unix__) || defined(__APPLE__)
#include <dlfcn.h>
#endif

namespace game::sfml {

/// A C function by name from the libraries this process has loaded, or null.
template <class Function>
Function* loaded(const char* name) {
#if defined(__unix__) || defined(__APPLE__)
    return reinterpret_cast<Function*>(dlsym(RTLD_DEFAULT, name));
#else
    (void)name;
    return nullptr;
#endif
}

/// The same from a library that is loaded for it, and kept; null without the library.
template <class Function>
Function* from_library(const char* library, const char* name) {
#if defined(__unix__) || defined(__APPLE__)
    void* handle = dlopen(library, RTLD_LAZY);
    return handle != nullptr ? reinterpret_cast<Function*>(dlsym(handle, name)) : nullptr;
#else
    (void)library;
    (void)name;
    return nullptr;
#endif
}

} // namespace game::sfml
