/// The look of the status bar.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// Dark text on light surroundings, light text on dark ones.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}
