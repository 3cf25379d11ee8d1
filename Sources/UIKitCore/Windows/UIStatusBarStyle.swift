/// The look of the status bar.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// Dark text on light surroundings, light text on dark ones.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3

    /// Light text, by the name that it had over a black bar that content shone through.
    @available(*, deprecated, renamed: "lightContent")
    public static var blackTranslucent: UIStatusBarStyle { .lightContent }
    /// Light text, by the name that it had over a black bar.
    @available(*, deprecated, renamed: "lightContent")
    public nonisolated static var blackOpaque: UIStatusBarStyle { .lightContent }
}
