#include "net/protocol/document.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace net {

namespace {

using nlohmann::json;

constexpr std::size_t most_fields = 16, most_texts = 8;

/// Takes a CBOR map in as it is read. Whatever is deeper or larger than a message stops the parser
/// at once, so that hostile bytes cost neither stack nor memory.
class Builder : public nlohmann::json_sax<json> {
public:
    bool null() override { return put(Foreign{}); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t) override { return put(Foreign{}); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t, const string_t&) override { return put(Foreign{}); }
    bool binary(binary_t&) override { return put(Foreign{}); }

    bool string(string_t& value) override {
        if (!texts_)
            return put(std::move(value));
        if (texts_->size() == most_texts)
            return stop("wire.shape");
        texts_->push_back(std::move(value));
        return true;
    }
    bool start_object(std::size_t) override {
        if (open_)
            return stop("wire.shape");
        open_ = true;
        return true;
    }
    bool key(string_t& name) override {
        const auto [place, fresh] = document.try_emplace(std::move(name));
        if (!fresh || document.size() > most_fields)
            return stop("wire.shape");
        value_ = &place->second;
        return true;
    }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override {
        if (open_ && texts_)
            return stop("wire.shape");
        if (!put(Texts{}))
            return false;
        texts_ = std::get_if<Texts>(value_);
        return true;
    }
    bool end_array() override {
        texts_ = nullptr;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const json::exception&) override {
        return stop("wire.not_cbor");
    }

    Document document;
    const char* fault = nullptr;

private:
    bool put(Value value) {
        if (!open_)
            return stop("wire.not_a_map");
        if (texts_)
            return stop("wire.shape");
        *value_ = std::move(value);
        return true;
    }
    bool stop(const char* code) {
        if (fault == nullptr)
            fault = code;
        return false;
    }

    bool open_ = false;
    Value* value_ = nullptr;
    Texts* texts_ = nullptr;
};

/// The parser reads a string in chunks by calling itself, so that nested openings (0x7f, and 0x5f
/// for binary ones) would eat the stack. In an honest message these bytes are digits of a key or
/// underscores, and few.
bool nests_chunks(std::span<const std::byte> bytes) {
    const auto many = [&](std::byte opening) {
        return std::count(bytes.begin(), bytes.end(), opening) > 512;
    };
    return many(std::byte{0x7f}) || many(std::byte{0x5f});
}

} // namespace

std::vector<std::byte> write_document(const Document& document) {
    json map = json::object();
    for (const auto& entry : document) {
        json& place = map[entry.first];
        if (const auto* number = std::get_if<std::uint64_t>(&entry.second))
            place = *number;
        else if (const auto* flag = std::get_if<bool>(&entry.second))
            place = *flag;
        else if (const auto* text = std::get_if<std::string>(&entry.second))
            place = *text;
        else if (const auto* texts = std::get_if<Texts>(&entry.second))
            place = *texts;
    }
    std::vector<std::byte> bytes;
    for (const std::uint8_t byte : json::to_cbor(map))
        bytes.push_back(std::byte{byte});
    return bytes;
}

engine::Result<Document> read_document(std::span<const std::byte> bytes) {
    if (nests_chunks(bytes))
        return engine::Error{"wire.not_cbor"};
    Builder builder;
    const auto* begin = reinterpret_cast<const char*>(bytes.data());
    const bool whole =
        json::sax_parse(begin, begin + bytes.size(), &builder, json::input_format_t::cbor);
    if (builder.fault != nullptr)
        return engine::Error{builder.fault};
    if (!whole)
        return engine::Error{"wire.not_cbor"};
    return std::move(builder.document);
}

} // namespace net
