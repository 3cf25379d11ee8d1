/// The animation with which the status bar is shown and hidden.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades in and out.
    case fade = 1
    /// It slides in from above, and out again.
    case slide = 2
}
