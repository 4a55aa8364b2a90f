#include "net/protocol/wire.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <optional>
#include <utility>

#include "net/protocol/announcement.hpp"
#include "net/protocol/document.hpp"
#include "net/protocol/text.hpp"

// Three visitors drive the `fields` of every message: Writer, Reader and Printer.
namespace net {

namespace {

using engine::Error;
using engine::Result;

bool keeps(std::uint64_t value, within limit) {
    return limit.low <= value && value <= limit.high;
}
bool keeps(std::uint64_t, any_number) {
    return true;
}
bool keeps(bool, flag) {
    return true;
}
bool keeps(const std::string& value, text limit) {
    const auto length = code_points(value);
    return length && limit.least <= *length && *length <= limit.most;
}
bool keeps(const Texts& values, const list<text>& limit) {
    for (const std::string& value : values)
        if (!keeps(value, limit.each))
            return false;
    return values.size() <= limit.most;
}

struct Writer {
    template <class T>
    void operator()(const char* name, const T& value, [[maybe_unused]] const auto& limit) {
        assert(keeps(value, limit));
        document[name] = value;
    }
    Document document;
};

/// Takes the fields out of a document; the first that is missing or breaks its limit is `fault`.
struct Reader {
    template <class T>
    void operator()(const char* name, T& value, const auto& limit) {
        const auto found = document.find(name);
        T* held = found == document.end() ? nullptr : std::get_if<T>(&found->second);
        if (held != nullptr && keeps(*held, limit)) {
            value = std::move(*held);
            document.erase(found);
        } else if (fault == nullptr) {
            fault = name;
        }
    }
    Document document;
    const char* fault = nullptr;
};

struct Printer {
    void operator()(const char* name, const auto& value, const auto& limit) {
        line += std::string(" ") + name + "=";
        print(value, limit);
    }
    void print(std::uint64_t value, within) { line += std::to_string(value); }
    void print(std::uint64_t value, any_number) {
        std::array<char, 16> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
        line.append(digits.data(), end);
    }
    void print(bool value, flag) { line += value ? "yes" : "no"; }
    void print(const std::string& value, text) {
        const bool plain = !value.empty() && value.find(' ') == std::string::npos;
        line += plain ? value : "\"" + value + "\"";
    }
    void print(const Texts& values, const list<text>& limit) {
        line += "[";
        for (const std::string& value : values) {
            line += line.back() == '[' ? "" : " ";
            print(value, limit.each);
        }
        line += "]";
    }
    std::string line;
};

template <class Message>
Bytes encode_any(const Message& message) {
    return std::visit(
        [](const auto& m) {
            Writer writer;
            writer.document["is"] = std::string(m.tag);
            m.fields(m, writer);
            return write_document(writer.document);
        },
        message);
}

template <class Message>
std::string describe_any(const Message& message) {
    return std::visit(
        [](const auto& m) {
            Printer printer{m.tag};
            m.fields(m, printer);
            return printer.line;
        },
        message);
}

template <class One>
Result<One> read_fields(Document document) {
    One message;
    Reader reader{std::move(document)};
    One::fields(message, reader);
    if (reader.fault != nullptr)
        return Error{"wire.field", {One::tag, reader.fault}};
    if (!reader.document.empty())
        return Error{"wire.extra_field", {One::tag, cleaned(reader.document.begin()->first, 40)}};
    return message;
}

/// Reads the alternative of the variant `Message` that has this tag, or nothing.
template <class Message, std::size_t I = 0>
std::optional<Result<Message>> read_tagged(const std::string& tag, Document& document) {
    if constexpr (I < std::variant_size_v<Message>) {
        using One = std::variant_alternative_t<I, Message>;
        if (tag != One::tag)
            return read_tagged<Message, I + 1>(tag, document);
        const auto read = read_fields<One>(std::move(document));
        return read ? Result<Message>(Message(*read)) : Result<Message>(read.error());
    } else {
        return std::nullopt;
    }
}

template <class Message>
Result<Message> decode_any(std::span<const std::byte> bytes) {
    if (bytes.size() > largest_message)
        return Error{"wire.too_large", {std::to_string(bytes.size())}};
    auto document = read_document(bytes);
    if (!document)
        return document.error();
    const auto is = document->find("is");
    const auto* held = is == document->end() ? nullptr : std::get_if<std::string>(&is->second);
    if (held == nullptr)
        return Error{"wire.unknown_message", {""}};
    const std::string tag = *held;
    document->erase(is);
    if (auto message = read_tagged<Message>(tag, *document))
        return std::move(*message);
    return Error{"wire.unknown_message", {cleaned(tag, 40)}};
}

} // namespace

Bytes encode(const ToServer& message) {
    return encode_any(message);
}
Bytes encode(const ToClient& message) {
    return encode_any(message);
}

Bytes encode(const Announcement& announcement) {
    return encode_any(std::variant<Announcement>(announcement));
}

Result<Announcement> decode_announcement(std::span<const std::byte> bytes) {
    if (bytes.size() > largest_announcement)
        return Error{"wire.too_large", {std::to_string(bytes.size())}};
    const auto read = decode_any<std::variant<Announcement>>(bytes);
    return read ? Result<Announcement>(*std::get_if<0>(&*read)) : read.error();
}

Result<ToServer> decode_to_server(std::span<const std::byte> bytes) {
    return decode_any<ToServer>(bytes);
}
Result<ToClient> decode_to_client(std::span<const std::byte> bytes) {
    return decode_any<ToClient>(bytes);
}

std::string describe(const ToServer& message) {
    return describe_any(message);
}
std::string describe(const ToClient& message) {
    return describe_any(message);
}

} // namespace net
