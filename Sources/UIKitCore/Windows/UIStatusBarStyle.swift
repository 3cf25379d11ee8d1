/// The style of the status bar.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// Dark text in the light interface style, light text in the dark one.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3

    /// Light text; the name is that of the former translucent black bar.
    @available(*, deprecated, renamed: "lightContent")
    public static var blackTranslucent: UIStatusBarStyle { .lightContent }
    /// Light text; the name is that of the former black bar.
    @available(*, deprecated, renamed: "lightContent")
    public nonisolated static var blackOpaque: UIStatusBarStyle { .lightContent }
}
