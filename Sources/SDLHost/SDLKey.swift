import CSDL2
import Foundation
import HostInterface

/// The names and characters of keys. SDL's scancodes are those of USB keyboards, as are the cases of `UIKeyboardHIDUsage`.
enum SDLKey {
    /// The `UIKeyboardHIDUsage` case of a key; nil for keys that it does not have.
    static func name(of scancode: SDL_Scancode) -> String? {
        let usage = Int(scancode.rawValue)
        switch usage {
        case 4...29: return "keyboard" + String(UnicodeScalar(UInt8(usage - 4) + UInt8(ascii: "A")))
        case 30...38: return "keyboard\(usage - 29)"
        case 58...69: return "keyboardF\(usage - 57)"
        case 89...97: return "keypad\(usage - 88)"
        case 104...115: return "keyboardF\(usage - 91)"
        case 135...143: return "keyboardInternational\(usage - 134)"
        case 144...152: return "keyboardLANG\(usage - 143)"
        default: return names[usage]
        }
    }

    /// Characters of a key in the keyboard's layout, capital letters with Shift or Caps Lock; empty for keys without any.
    static func characters(of key: SDL_Keysym) -> String {
        switch key.sym {
        case 8: return "\u{8}"
        case 127: return "\u{7F}"
        case 9: return "\t"
        case 13, SDL_Keycode(SDLK_KP_ENTER.rawValue): return "\r"
        case 27: return "\u{1B}"
        default: break
        }
        if let keypad = keypadCharacters[Int(key.scancode.rawValue)] {
            return Int32(key.mod) & Int32(KMOD_NUM.rawValue) != 0 || !keypad.isNumber ? String(keypad) : ""
        }
        guard key.sym >= 32, let scalar = UnicodeScalar(UInt32(key.sym)) else { return "" }
        let modifiers = HostEvent.KeyModifiers(key)
        let isCapital = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        return isCapital ? String(scalar).uppercased() : String(scalar)
    }

    private static let keypadCharacters: [Int: Character] = [
        84: "/", 85: "*", 86: "-", 87: "+", 89: "1", 90: "2", 91: "3", 92: "4", 93: "5", 94: "6", 95: "7", 96: "8",
        97: "9", 98: "0", 99: ".", 103: "=", 133: ",",
    ]

    private static let names: [Int: String] = [
        39: "keyboard0", 40: "keyboardReturnOrEnter", 41: "keyboardEscape", 42: "keyboardDeleteOrBackspace",
        43: "keyboardTab", 44: "keyboardSpacebar", 45: "keyboardHyphen", 46: "keyboardEqualSign",
        47: "keyboardOpenBracket", 48: "keyboardCloseBracket", 49: "keyboardBackslash", 50: "keyboardNonUSPound",
        51: "keyboardSemicolon", 52: "keyboardQuote", 53: "keyboardGraveAccentAndTilde", 54: "keyboardComma",
        55: "keyboardPeriod", 56: "keyboardSlash", 57: "keyboardCapsLock", 70: "keyboardPrintScreen",
        71: "keyboardScrollLock", 72: "keyboardPause", 73: "keyboardInsert", 74: "keyboardHome",
        75: "keyboardPageUp", 76: "keyboardDeleteForward", 77: "keyboardEnd", 78: "keyboardPageDown",
        79: "keyboardRightArrow", 80: "keyboardLeftArrow", 81: "keyboardDownArrow", 82: "keyboardUpArrow",
        83: "keypadNumLock", 84: "keypadSlash", 85: "keypadAsterisk", 86: "keypadHyphen", 87: "keypadPlus",
        88: "keypadEnter", 98: "keypad0", 99: "keypadPeriod", 100: "keyboardNonUSBackslash",
        101: "keyboardApplication", 102: "keyboardPower", 103: "keypadEqualSign", 116: "keyboardExecute",
        117: "keyboardHelp", 118: "keyboardMenu", 119: "keyboardSelect", 120: "keyboardStop", 121: "keyboardAgain",
        122: "keyboardUndo", 123: "keyboardCut", 124: "keyboardCopy", 125: "keyboardPaste", 126: "keyboardFind",
        127: "keyboardMute", 128: "keyboardVolumeUp", 129: "keyboardVolumeDown", 133: "keypadComma",
        134: "keypadEqualSignAS400", 153: "keyboardAlternateErase", 154: "keyboardSysReqOrAttention",
        155: "keyboardCancel", 156: "keyboardClear", 157: "keyboardPrior", 158: "keyboardReturn",
        159: "keyboardSeparator", 160: "keyboardOut", 161: "keyboardOper", 162: "keyboardClearOrAgain",
        163: "keyboardCrSelOrProps", 164: "keyboardExSel", 224: "keyboardLeftControl", 225: "keyboardLeftShift",
        226: "keyboardLeftAlt", 227: "keyboardLeftGUI", 228: "keyboardRightControl", 229: "keyboardRightShift",
        230: "keyboardRightAlt", 231: "keyboardRightGUI",
    ]
}

extension HostEvent.KeyModifiers {
    /// The modifiers that SDL reports held with a key.
    init(_ key: SDL_Keysym) {
        self = []
        let held = Int32(key.mod)
        func isHeld(_ mask: SDL_Keymod) -> Bool { held & Int32(mask.rawValue) != 0 }
        if isHeld(KMOD_CAPS) { insert(.capsLock) }
        if isHeld(KMOD_LSHIFT) || isHeld(KMOD_RSHIFT) { insert(.shift) }
        if isHeld(KMOD_LCTRL) || isHeld(KMOD_RCTRL) { insert(.control) }
        // The right Alt of many layouts is AltGr: it types characters and is no modifier of commands.
        if isHeld(KMOD_LALT) { insert(.alternate) }
        if isHeld(KMOD_LGUI) || isHeld(KMOD_RGUI) { insert(.command) }
        if (83...99).contains(key.scancode.rawValue) || key.scancode.rawValue == 103 { insert(.numericPad) }
    }
}
