/// The values that an animation ended with.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    /// The new values.
    case end
    /// The values before the animation.
    case start
    /// The values that were shown at its end.
    case current
}
