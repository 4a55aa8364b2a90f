#include "game/scenes/my_data.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/scenes/menu.hpp"
#include "game/scenes/panel_page.hpp"

namespace game {

namespace {

using ui::Kind;

class MyData : public OverlayScene {
public:
    explicit MyData(Context& context) : OverlayScene(context, "export") {}

    [[nodiscard]] std::string name() const override { return "my-data"; }
    [[nodiscard]] std::string phase() const override {
        switch (step_) {
        case Step::choose:
            return "my-data";
        case Step::exporting:
            return "my-data-export";
        case Step::importing:
            return "my-data-import";
        case Step::warn:
            return "my-data-delete";
        case Step::warn_again:
            return "my-data-delete-again";
        case Step::busy:
            return "my-data-busy";
        case Step::done:
            break;
        }
        return "my-data-done";
    }

    [[nodiscard]] ui::Page page() const override {
        return panel_page(context_, 640, [this](ui::Page& page, ui::Column& column) {
            switch (step_) {
            case Step::choose:
                return choices(page, column);
            case Step::exporting:
                return path(page, column, "export");
            case Step::importing:
                return path(page, column, "import");
            case Step::warn:
                return warning(page, column);
            case Step::warn_again:
                return last_warning(page, column);
            case Step::busy:
                page.push_back(column.title(texts()("data.busy"), 24));
                return;
            case Step::done:
                heading(page, column, done_title_, done_words_);
                add_row(page, column, {{"ok", Kind::main, texts()("menu.ok")}});
            }
        });
    }

    Go update(float /*seconds*/) override {
        if (exporting_ && take(*exporting_)) {
            exporting_.reset();
            changed_ = true;
        }
        if (importing_ && take(*importing_)) {
            importing_.reset();
            changed_ = true;
        }
        return go::Stay{};
    }
    [[nodiscard]] bool changed() override { return std::exchange(changed_, false); }

protected:
    Go chosen(const ui::Chosen& what) override {
        if (what.id == "path") {
            path_ = what.text;
            fault_.reset();
            if (what.entered)
                move();
        } else if (what.id == "export") {
            path_ = context_.library.data_name(context_.wall());
            to(Step::exporting, "go");
        } else if (what.id == "import") {
            path_ = context_.library.newest_data();
            to(Step::importing, path_.empty() ? "path" : "go");
        } else if (what.id == "delete") {
            to(Step::warn, "cancel");
        } else if (what.id == "delete-all") {
            to(Step::warn_again, "cancel");
        } else if (what.id == "delete-really") {
            delete_all();
        } else if (what.id == "go") {
            move();
        } else if (what.id == "ok" && deleted_) {
            return go::Home{};
        } else if (what.id == "ok" || what.id == "close") {
            return go::Back{};
        } else if (what.id == "cancel") {
            return back();
        }
        return go::Stay{};
    }

    /// To the choices; from them, and where all is done, away.
    Go back() override {
        if (step_ == Step::busy)
            return go::Stay{};
        if (step_ == Step::done && deleted_)
            return go::Home{};
        if (step_ == Step::choose || step_ == Step::done)
            return go::Back{};
        to(Step::choose, step_ == Step::exporting   ? "export"
                         : step_ == Step::importing ? "import"
                                                    : "delete");
        return go::Stay{};
    }

private:
    enum class Step : std::uint8_t { choose, exporting, importing, warn, warn_again, busy, done };

    void to(Step step, std::string focus) {
        step_ = step;
        fault_.reset();
        hands_.focus(std::move(focus));
    }

    void heading(ui::Page& page, ui::Column& column, std::string title, std::string words) const {
        page.push_back(column.title(std::move(title), 24));
        column.skip(8);
        page.push_back(column.text(std::move(words)));
        column.skip(20);
    }

    void choices(ui::Page& page, ui::Column& column) const {
        heading(page, column, texts()("data.title"), texts()("data.words"));
        for (const char* id : {"export", "import", "delete"}) {
            page.push_back({.id = id,
                            .kind = Kind::button,
                            .rect = column.take(button_height),
                            .label = texts()(std::string("data.") + id)});
            column.skip(button_gap);
        }
        page.push_back({.id = "close",
                        .kind = Kind::link,
                        .rect = column.take(button_height),
                        .label = texts()("menu.close"),
                        .align = Align::centre});
    }

    void path(ui::Page& page, ui::Column& column, const std::string& what) const {
        heading(page, column, texts()("data." + what), texts()("data." + what + ".words"));
        page.push_back({.id = "path",
                        .kind = Kind::field,
                        .rect = column.take(72),
                        .label = texts()("export.path"),
                        .value_text = path_,
                        .limit = 1000});
        if (fault_) {
            column.skip(8);
            page.push_back(column.text(sentence(texts().error(*fault_))));
        }
        column.skip(20);
        add_row(page, column,
                {{"cancel", Kind::button, texts()("menu.cancel")},
                 {"go", Kind::main, texts()("data." + what + ".go")}});
    }

    void warning(ui::Page& page, ui::Column& column) const {
        heading(page, column, texts()("data.delete.title"), texts()("data.delete.words"));
        add_row(page, column,
                {{"cancel", Kind::button, texts()("menu.cancel")},
                 {"delete-all", Kind::danger, texts()("data.delete.go")}});
    }
    /// The buttons change places: a double click must not answer both questions.
    void last_warning(ui::Page& page, ui::Column& column) const {
        heading(page, column, texts()("data.delete.again"), texts()("data.delete.again.words"));
        add_row(page, column,
                {{"delete-really", Kind::danger, texts()("data.delete.really")},
                 {"cancel", Kind::button, texts()("data.delete.keep")}});
    }

    void move() {
        if (step_ == Step::exporting)
            exporting_ = context_.library.export_data(path_, context_.settings, context_.holdings);
        else
            importing_ = context_.library.import_data(path_, context_.settings, context_.holdings);
        fault_.reset();
        from_ = std::exchange(step_, Step::busy);
    }

    /// Takes the answer where it has come.
    template <class T>
    bool take(Pending<engine::Result<T>>& pending) {
        auto answers = pending.take();
        if (answers.empty())
            return false;
        if (const auto& answer = answers.front(); answer) {
            done(*answer);
        } else {
            to(from_, "path");
            fault_ = answer.error();
            context_.log((from_ == Step::exporting ? "not exported " : "not imported ") +
                         fault_->code);
        }
        return true;
    }
    void done(const Exported& exported) {
        context_.log("exported " + exported.file);
        std::string words = exported.file + "\n" + count("data.exported", exported.matches);
        if (exported.damaged > 0)
            words += " " + count("data.damaged", exported.damaged);
        tell(texts()("data.export.done"), std::move(words));
    }
    void done(const Imported& imported) {
        context_.log("imported " + std::to_string(imported.matches));
        context_.save(imported.settings);
        if (imported.holdings)
            context_.keep(*imported.holdings);
        tell(texts()("data.import.done"), count("data.imported", imported.matches));
    }

    void delete_all() {
        const auto done = context_.library.delete_data();
        Settings fresh;
        fresh.language = context_.settings.language;
        context_.save(fresh);
        context_.keep({});
        context_.log("deleted all");
        deleted_ = true;
        if (done)
            tell(texts()("data.delete.done"), texts()("data.delete.done.words"));
        else
            tell(texts()("data.delete.partly"), sentence(texts().error(done.error())));
    }

    void tell(std::string title, std::string words) {
        done_title_ = std::move(title);
        done_words_ = std::move(words);
        to(Step::done, "ok");
    }
    [[nodiscard]] std::string count(const std::string& key, std::size_t n) const {
        return texts().count(key, static_cast<int>(n));
    }

    Step step_ = Step::choose, from_ = Step::choose;
    std::string path_, done_title_, done_words_;
    std::optional<engine::Error> fault_;
    std::unique_ptr<Pending<engine::Result<Exported>>> exporting_;
    std::unique_ptr<Pending<engine::Result<Imported>>> importing_;
    bool deleted_ = false, changed_ = false;
};

} // namespace

ScenePtr my_data_scene(Context& context) {
    return std::make_unique<MyData>(context);
}

} // namespace game
