/// A motion of the caret, which also bounds a deletion.
package enum TextMotion: Hashable {
    /// By a character in the direction of the text.
    case backward, forward
    /// By a character as the text is laid out.
    case left, right
    /// By a word in the direction of the text.
    case wordBackward, wordForward
    /// By a word as the text is laid out.
    case wordLeft, wordRight
    /// By one line, at the same distance from the left.
    case up, down
    /// By the number of lines that are visible, less one.
    case pageUp, pageDown
    /// To the beginning or the end of a paragraph, else of the next one.
    case paragraphBackward, paragraphForward
    case lineStart, lineEnd
    /// To the line's end on one side, as it is laid out.
    case lineLeft, lineRight
    case documentStart, documentEnd

    /// Whether the caret keeps its distance from the left.
    var keepsColumn: Bool { [.up, .down, .pageUp, .pageDown].contains(self) }

    /// The same motion in the text's own direction: left and right become backward and forward.
    package func resolved(isRightToLeft: Bool) -> TextMotion {
        switch self {
        case .left: isRightToLeft ? .forward : .backward
        case .right: isRightToLeft ? .backward : .forward
        case .wordLeft: isRightToLeft ? .wordForward : .wordBackward
        case .wordRight: isRightToLeft ? .wordBackward : .wordForward
        case .lineLeft: isRightToLeft ? .lineEnd : .lineStart
        case .lineRight: isRightToLeft ? .lineStart : .lineEnd
        default: self
        }
    }
}
