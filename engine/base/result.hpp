#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace engine {

/// Why an input from outside was refused. `code` names the kind of fault (the key of its sentence
/// in the text catalogs and in `english`), `arguments` fill the sentence's {0}, {1}, ...; `at` is
/// the offset in the text read, in bytes, where there is one.
struct Error {
    std::string code;
    std::vector<std::string> arguments = {};
    std::optional<std::size_t> at = {};

    friend bool operator==(const Error&, const Error&) = default;
};

/// A value, or the reason why there is none. Reading the one that is not there is a broken
/// precondition.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : held_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const {
        assert(ok());
        return *std::get_if<0>(&held_);
    }
    [[nodiscard]] T& value() {
        assert(ok());
        return *std::get_if<0>(&held_);
    }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    [[nodiscard]] const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&held_);
    }

    friend bool operator==(const Result&, const Result&) = default;

private:
    std::variant<T, Error> held_;
};

/// The value of something that can be refused but yields nothing.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

} // namespace engine
