/// The direction in which content is scrolled by a page.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upwards.
    case up = 3
    /// Downwards.
    case down = 4
    /// To the page after this one.
    case next = 5
    /// To the page before this one.
    case previous = 6
}
