/// Whether the screen measures the force of touches.
public nonisolated enum UIForceTouchCapability: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}
