/// The effect of a key on an edited text.
package enum TextCommand: Hashable {
    /// Moves the caret; with `extending` only the selection's moving end.
    case move(TextMotion, extending: Bool)
    /// Deletes the selection; without one, the text from the caret to the position that a motion leads to.
    case delete(TextMotion)

    /// The command of a key; nil for keys that neither move nor delete. Control and Alt both mean words, as on desktops and
    /// on iOS.
    ///
    /// - Parameters:
    ///   - stroke: The key with its modifiers.
    ///   - hasParagraphs: Whether the text has paragraphs and pages, by which some keys move.
    init?(_ stroke: KeyStroke, hasParagraphs: Bool = false) {
        let extends = stroke.modifierFlags.contains(.shift)
        let flags = stroke.modifierFlags.subtracting(.shift)
        let isWord = flags == .control || flags == .alternate
        guard flags.isEmpty || isWord || flags == .command else { return nil }
        func choose(_ plain: TextMotion, _ word: TextMotion, _ far: TextMotion) -> TextMotion {
            flags.isEmpty ? plain : isWord ? word : far
        }
        switch stroke.key.keyCode {
        case .keyboardLeftArrow: self = .move(choose(.left, .wordLeft, .lineLeft), extending: extends)
        case .keyboardRightArrow: self = .move(choose(.right, .wordRight, .lineRight), extending: extends)
        case .keyboardUpArrow:
            self = .move(choose(.up, hasParagraphs ? .paragraphBackward : .up, .documentStart), extending: extends)
        case .keyboardDownArrow:
            self = .move(choose(.down, hasParagraphs ? .paragraphForward : .down, .documentEnd), extending: extends)
        case .keyboardPageUp where hasParagraphs: self = .move(.pageUp, extending: extends)
        case .keyboardPageDown where hasParagraphs: self = .move(.pageDown, extending: extends)
        case .keyboardHome: self = .move(choose(.lineStart, .documentStart, .documentStart), extending: extends)
        case .keyboardEnd: self = .move(choose(.lineEnd, .documentEnd, .documentEnd), extending: extends)
        case .keyboardDeleteForward: self = .delete(choose(.forward, .wordForward, .lineEnd))
        case .keyboardDeleteOrBackspace where !flags.isEmpty:
            self = .delete(choose(.backward, .wordBackward, .lineStart))
        default: return nil
        }
    }
}
