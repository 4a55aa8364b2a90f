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

} // namespace game::sfml
