import QuartzCore

/// Presses, repeats and releases of keys at random. Most are letters and digits with the modifiers of commands, the others keys
/// that move carets and focus, edit, choose and cancel.
nonisolated struct RandomKeys {
    private struct Key: Hashable {
        let code: String
        let characters: String
    }

    /// The keys that are down, the latest last.
    private var held: [Key] = []

    private static let movers = [
        Key(code: "keyboardTab", characters: "\t"), Key(code: "keyboardReturnOrEnter", characters: "\r"),
        Key(code: "keyboardEscape", characters: "\u{1B}"), Key(code: "keyboardDeleteOrBackspace", characters: "\u{8}"),
        Key(code: "keyboardDeleteForward", characters: "\u{7F}"), Key(code: "keyboardSpacebar", characters: " "),
        Key(code: "keyboardRightArrow", characters: ""), Key(code: "keyboardLeftArrow", characters: ""),
        Key(code: "keyboardDownArrow", characters: ""), Key(code: "keyboardUpArrow", characters: ""),
        Key(code: "keyboardHome", characters: ""), Key(code: "keyboardEnd", characters: ""),
        Key(code: "keyboardPageUp", characters: ""), Key(code: "keyboardPageDown", characters: ""),
    ]

    private static let typing =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map {
            Key(code: "keyboard\($0)", characters: $0.lowercased())
        } + "0123456789".map { Key(code: "keyboard\($0)", characters: String($0)) } + [
            Key(code: "keyboardHyphen", characters: "-"), Key(code: "keyboardEqualSign", characters: "="),
            Key(code: "keyboardOpenBracket", characters: "["), Key(code: "keyboardCloseBracket", characters: "]"),
            Key(code: "keyboardComma", characters: ","), Key(code: "keyboardPeriod", characters: "."),
            Key(code: "keyboardSlash", characters: "/"), Key(code: "keyboardBackslash", characters: "\\"),
            Key(code: "keyboardSemicolon", characters: ";"), Key(code: "keyboardQuote", characters: "'"),
            Key(code: "keyboardGraveAccentAndTilde", characters: "`"),
        ]

    private static let modifiers: [HostEvent.KeyModifiers] = [
        .command, .command, .control, .alternate, .shift, [.command, .shift], [.command, .alternate],
        [.control, .shift],
    ]

    /// The next event: mostly a held key is released before another is pressed.
    mutating func next(_ numbers: inout SeededNumbers) -> HostEvent {
        if let last = held.last {
            switch numbers.below(8) {
            case 0: return event(.down, last, [], isRepeat: true)
            case 1 where held.count < 4: break
            default: return event(.up, held.remove(at: numbers.below(held.count)), [])
            }
        }
        let keys = numbers.chance(1, of: 2) ? Self.movers : Self.typing
        let key = keys[numbers.below(keys.count)]
        let modifiers = numbers.chance(2, of: 3) ? Self.modifiers[numbers.below(Self.modifiers.count)] : []
        held.removeAll { $0 == key }
        held.append(key)
        return event(.down, key, modifiers)
    }

    private func event(
        _ phase: HostEvent.ButtonPhase, _ key: Key, _ modifiers: HostEvent.KeyModifiers, isRepeat: Bool = false
    ) -> HostEvent {
        let characters = modifiers.contains(.shift) ? key.characters.uppercased() : key.characters
        return .key(phase: phase, code: key.code, characters: characters, modifiers: modifiers, isRepeat: isRepeat)
    }
}
