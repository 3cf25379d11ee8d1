/// How the status bar comes and goes in an animation.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades in and out.
    case fade = 1
    /// It slides in from above, and out again.
    case slide = 2
}
