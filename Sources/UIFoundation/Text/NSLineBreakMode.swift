/// The rule for line breaks, and for the end of a text that does not fit.
public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Between words; text that does not fit is left out.
    case byWordWrapping = 0
    /// Between any two characters; text that does not fit is left out.
    case byCharWrapping = 1
    /// Only at line separators; the rest runs out of the width.
    case byClipping = 2
    /// Between words, with an ellipsis at the start of the last line.
    case byTruncatingHead = 3
    /// Between words, with an ellipsis at the end of the last line.
    case byTruncatingTail = 4
    /// Between words, with an ellipsis in the middle of the last line.
    case byTruncatingMiddle = 5
}
