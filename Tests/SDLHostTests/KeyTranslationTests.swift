import CSDL2
import Foundation
import HostInterface
import SDLHost
import Testing

@Suite struct KeyTranslationTests {
    private func translated(_ events: SDL_Event...) -> [HostEvent] {
        var translator = SDLEventTranslator(unitsPerPoint: 1, size: CGSize(width: 200, height: 100))
        return events.flatMap { translator.translate($0) }
    }

    private func sym(_ character: Unicode.Scalar) -> Int32 { Int32(character.value) }

    private func key(
        _ code: String, _ characters: String, _ modifiers: HostEvent.KeyModifiers = [],
        phase: HostEvent.ButtonPhase = .down, isRepeat: Bool = false
    ) -> HostEvent {
        .key(phase: phase, code: code, characters: characters, modifiers: modifiers, isRepeat: isRepeat)
    }

    @Test func `a letter is pressed, repeated and released under its key's name`() {
        let events = translated(
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_A, sym: sym("q")),
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_A, sym: sym("q"), isRepeat: true),
            SDLEvents.key(SDL_KEYUP, SDL_SCANCODE_A, sym: sym("q")))

        #expect(
            events == [
                key("keyboardA", "q"), key("keyboardA", "q", isRepeat: true), key("keyboardA", "q", phase: .up),
            ])
    }

    @Test func `shift or caps lock makes capital letters, both together do not`() {
        let both = SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_CAPS.rawValue)

        let events = translated(
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_Z, sym: sym("ö"), mod: KMOD_RSHIFT),
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_Z, sym: sym("ö"), mod: KMOD_CAPS),
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_Z, sym: sym("ö"), mod: both))

        #expect(
            events == [
                key("keyboardZ", "Ö", .shift), key("keyboardZ", "Ö", .capsLock),
                key("keyboardZ", "ö", [.shift, .capsLock]),
            ])
    }

    @Test(arguments: [
        (SDL_SCANCODE_1, "keyboard1"), (SDL_SCANCODE_9, "keyboard9"), (SDL_SCANCODE_0, "keyboard0"),
        (SDL_SCANCODE_RETURN, "keyboardReturnOrEnter"), (SDL_SCANCODE_F1, "keyboardF1"),
        (SDL_SCANCODE_F12, "keyboardF12"), (SDL_SCANCODE_F13, "keyboardF13"), (SDL_SCANCODE_F24, "keyboardF24"),
        (SDL_SCANCODE_RIGHT, "keyboardRightArrow"), (SDL_SCANCODE_UP, "keyboardUpArrow"),
        (SDL_SCANCODE_KP_1, "keypad1"), (SDL_SCANCODE_KP_9, "keypad9"), (SDL_SCANCODE_KP_0, "keypad0"),
        (SDL_SCANCODE_INTERNATIONAL1, "keyboardInternational1"), (SDL_SCANCODE_LANG9, "keyboardLANG9"),
        (SDL_SCANCODE_LCTRL, "keyboardLeftControl"), (SDL_SCANCODE_RGUI, "keyboardRightGUI"),
        (SDL_SCANCODE_DELETE, "keyboardDeleteForward"), (SDL_SCANCODE_BACKSPACE, "keyboardDeleteOrBackspace"),
    ]) func `keys have the names of the USB tables`(_ scancode: SDL_Scancode, _ name: String) {
        let events = translated(SDLEvents.key(SDL_KEYUP, scancode))

        guard case .key(_, let code, _, _, _)? = events.first else {
            Issue.record("No key came out.")
            return
        }
        #expect(code == name)
    }

    @Test func `a key that has no name is dropped`() {
        let events = translated(SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_AUDIOPLAY))

        #expect(events.isEmpty)
    }

    @Test func `modifiers are reported, the right Alt is for characters`() {
        let all = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LALT.rawValue | KMOD_RGUI.rawValue | KMOD_NUM.rawValue)

        let events = translated(
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_B, sym: sym("b"), mod: all),
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_E, sym: sym("e"), mod: KMOD_RALT))

        #expect(
            events == [key("keyboardB", "b", [.control, .alternate, .command]), key("keyboardE", "e")])
    }

    @Test func `the keypad types digits only with num lock`() {
        let code = Int32(bitPattern: SDLK_KP_7.rawValue)

        let events = translated(
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_KP_7, sym: code, mod: KMOD_NUM),
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_KP_7, sym: code),
            SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_KP_ENTER, sym: Int32(bitPattern: SDLK_KP_ENTER.rawValue)))

        #expect(
            events == [
                key("keypad7", "7", .numericPad), key("keypad7", "", .numericPad),
                key("keypadEnter", "\r", .numericPad),
            ])
    }

    @Test func `text is passed on unless control, alt or super is held`() {
        let events = translated(
            SDLEvents.text("é"), SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_X, sym: sym("x"), mod: KMOD_LALT),
            SDLEvents.text("x"), SDLEvents.key(SDL_KEYDOWN, SDL_SCANCODE_1, sym: sym("1"), mod: KMOD_LCTRL),
            SDLEvents.text("1"), SDLEvents.window(SDL_WINDOWEVENT_FOCUS_LOST), SDLEvents.text("y"))

        #expect(
            events == [
                .text("é"), key("keyboardX", "x", .alternate), key("keyboard1", "1", .control), .focus(isActive: false),
                .text("y"),
            ])
    }

    @Test func `the selection of composed text counts UTF-16`() {
        let events = translated(
            SDLEvents.editing("🙂にほ", start: 1, length: 1), SDLEvents.editing("ab", start: 9, length: 9),
            SDLEvents.editing("ab", start: -1, length: -1), SDLEvents.editing("", start: 0, length: 0))

        #expect(
            events == [
                .compose(text: "🙂にほ", selection: [2, 1]), .compose(text: "ab", selection: [2, 0]),
                .compose(text: "ab", selection: [2, 0]), .compose(text: "", selection: [0, 0]),
            ])
    }
}
