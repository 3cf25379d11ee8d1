/// The alignment of the lines of a text within its width.
public nonisolated enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines are stretched to the full width, except the last of a paragraph.
    case justified = 3
    /// Left or right by the direction of the text's script.
    case natural = 4
}
