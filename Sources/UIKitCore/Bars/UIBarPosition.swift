/// The position of a bar, which determines where its line is and how far its background reaches.
public enum UIBarPosition: Int, Sendable {
    /// The position that its container gives it, or the usual one of bars of its kind.
    case any = 0
    /// At the bottom: the line is above.
    case bottom = 1
    /// At the top: the line is below.
    case top = 2
    /// At the top, with a background that reaches up below the status bar.
    case topAttached = 3

    /// Whether the bar's line is below it.
    var isTop: Bool { self == .top || self == .topAttached }
}
