import CSDL2
import Foundation
import HostInterface
import SDLHost
import Testing

/// Text of keys and of input methods, as X11, Wayland and the services behind them send it through SDL.
@Suite struct TextTranslationTests {
    /// The host events of SDL's events that are received at one time.
    private func received(
        _ events: SDL_Event..., by translator: inout SDLEventTranslator
    ) -> (events: [HostEvent], isTextWithoutKey: Bool) {
        let translated = events.flatMap { translator.translate($0) }
        return (EventCoalescer.coalesced(translated), translator.endEvents())
    }

    private func translator() -> SDLEventTranslator {
        SDLEventTranslator(unitsPerPoint: 1, size: CGSize(width: 200, height: 100))
    }

    private func press(_ code: SDL_Scancode, _ character: Unicode.Scalar?, _ mod: SDL_Keymod = KMOD_NONE) -> SDL_Event {
        SDLEvents.key(SDL_KEYDOWN, code, sym: character.map { Int32($0.value) } ?? 0, mod: mod)
    }

    private func texts(_ events: [HostEvent]) -> [String] {
        events.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    @Test func `a character of AltGr is typed, its key has no modifier`() {
        var translator = translator()

        let (events, _) = received(
            press(SDL_SCANCODE_RALT, nil, KMOD_RALT), press(SDL_SCANCODE_E, "e", KMOD_RALT), SDLEvents.text("€"),
            by: &translator)

        #expect(texts(events) == ["€"])
        #expect(
            events.dropLast().last
                == .key(phase: .down, code: "keyboardE", characters: "e", modifiers: [], isRepeat: false))
    }

    @Test func `a dead key and a letter give one text, also without the letter's key`() {
        var translator = translator()

        let (dead, _) = received(press(SDL_SCANCODE_EQUALS, "´"), by: &translator)
        let (letter, isWithoutKey) = received(press(SDL_SCANCODE_E, "e"), SDLEvents.text("é"), by: &translator)
        let (composed, isKeyless) = received(SDLEvents.text("é"), by: &translator)
        let (other, _) = received(press(SDL_SCANCODE_X, "x"), SDLEvents.text("´x"), by: &translator)

        #expect((texts(dead), texts(letter), texts(composed), texts(other)) == ([], ["é"], ["é"], ["´x"]))
        #expect((isWithoutKey, isKeyless) == (false, true))
    }

    @Test func `after Ctrl, Shift and U of an input method, text is typed although Ctrl seems to be held`() {
        var translator = translator()
        let both = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)

        // The input method takes U, the digits and the releases.
        _ = received(
            press(SDL_SCANCODE_LCTRL, nil, KMOD_LCTRL), press(SDL_SCANCODE_LSHIFT, nil, both), by: &translator)
        let (events, isWithoutKey) = received(SDLEvents.text("😀"), by: &translator)
        let (letter, _) = received(press(SDL_SCANCODE_A, "a"), SDLEvents.text("a"), by: &translator)

        #expect(events == [.text("😀")])
        #expect(isWithoutKey)
        #expect(texts(letter) == ["a"])
    }

    @Test func `text at the same time as the press of Ctrl alone is typed, that of a key with Ctrl is not`() {
        var translator = translator()

        let (alone, _) = received(
            press(SDL_SCANCODE_LCTRL, nil, KMOD_LCTRL), SDLEvents.text("か"), by: &translator)
        let (key, _) = received(press(SDL_SCANCODE_1, "1", KMOD_LCTRL), SDLEvents.text("1"), by: &translator)
        let (later, _) = received(SDLEvents.text("字"), by: &translator)

        #expect((texts(alone), texts(key), texts(later)) == (["か"], [], ["字"]))
    }

    @Test func `a composed text of 40 characters is whole`() {
        var translator = translator()
        let text = String(repeating: "にほ", count: 20)
        let event = SDLEvents.longEditing(text, start: 40, length: -1)
        defer { SDL_free(event.editExt.text) }

        let (events, _) = received(event, by: &translator)

        #expect(events == [.compose(text: text, selection: [40, 0])])
    }

    @Test func `a text of 200 bytes in pieces of 31 is committed as one`() {
        var translator = translator()
        // 66 characters of three bytes: ten to a piece.
        let characters = Array(String(repeating: "日", count: 66))
        let pieces = stride(from: 0, to: 66, by: 10).map { SDLEvents.text(String(characters[$0..<min($0 + 10, 66)])) }

        let translated = pieces.flatMap { translator.translate($0) }
        let events = EventCoalescer.coalesced(translated)

        #expect(pieces.count == 7)
        #expect(events == [.text(String(characters))])
    }

    @Test func `texts of two keys stay apart`() {
        var translator = translator()

        let (events, _) = received(
            press(SDL_SCANCODE_A, "a"), SDLEvents.text("a"), press(SDL_SCANCODE_B, "b"), SDLEvents.text("b"),
            by: &translator)

        #expect(texts(events) == ["a", "b"])
    }

    @Test func `a composed text that is emptied before a commit or a new composed text stays until then`() {
        var translator = translator()

        // Input methods hide the composed text, commit, and show the next one.
        let (events, _) = received(
            SDLEvents.editing("", start: 0, length: 0), SDLEvents.text("か"),
            SDLEvents.editing("n", start: 1, length: -1), by: &translator)
        let (shown, _) = received(
            SDLEvents.editing("", start: 0, length: 0), SDLEvents.editing("な", start: 1, length: -1), by: &translator)
        let (emptied, _) = received(SDLEvents.editing("", start: 0, length: 0), by: &translator)

        #expect(events == [.text("か"), .compose(text: "n", selection: [1, 0])])
        #expect(shown == [.compose(text: "な", selection: [1, 0])])
        #expect(emptied == [.compose(text: "", selection: [0, 0])])
    }
}
