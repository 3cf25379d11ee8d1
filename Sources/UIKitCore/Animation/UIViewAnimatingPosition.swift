/// The values that an animation ended with.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    /// The new ones.
    case end
    /// The ones before the animation.
    case start
    /// Those that showed.
    case current
}
