#include "engine/worpion/book.hpp"

namespace engine::worpion {

Result<Book> Book::read([[maybe_unused]] std::string bytes) {
    return Error{"worpion.book_damaged"};
}

std::optional<Value> Book::probe([[maybe_unused]] const State& state) const {
    return std::nullopt;
}

} // namespace engine::worpion
