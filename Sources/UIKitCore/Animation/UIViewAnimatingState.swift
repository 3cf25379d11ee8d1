/// The phase of an animator's life.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive
    /// Running or paused.
    case active
    /// Stopped; waits for `finishAnimation(at:)`.
    case stopped
}
