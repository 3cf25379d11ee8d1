/// An edge or a corner of a rectangle with which another rectangle is aligned.
public nonisolated enum NSRectAlignment: Int, Sendable {
    /// No edge: the middle.
    case none

    /// The middle of an edge, or a corner; sides are named by the reading direction.
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
}
