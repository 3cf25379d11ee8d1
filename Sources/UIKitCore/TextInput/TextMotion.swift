/// Where a caret goes, or how far text is deleted.
package enum TextMotion: Hashable {
    /// By a character in the direction of the text.
    case backward, forward
    /// By a character as the text is laid out.
    case left, right
    /// By a word in the direction of the text.
    case wordBackward, wordForward
    /// By a word as the text is laid out.
    case wordLeft, wordRight
    /// By a line.
    case up, down
    /// By as many lines as show, less one.
    case pageUp, pageDown
    /// To the beginning or the end of a paragraph, else of the next one.
    case paragraphBackward, paragraphForward
    case lineStart, lineEnd
    /// To the line's end on one side, as it is laid out.
    case lineLeft, lineRight
    case documentStart, documentEnd

    /// Whether the caret keeps its distance from the left.
    var keepsColumn: Bool { [.up, .down, .pageUp, .pageDown].contains(self) }

    /// The same in the direction of a text.
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
