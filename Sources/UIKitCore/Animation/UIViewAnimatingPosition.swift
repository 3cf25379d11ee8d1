/// The values that an animation ended with.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The new ones.
    case end
    /// The ones before the animation.
    case start
    /// Those that showed.
    case current
}
