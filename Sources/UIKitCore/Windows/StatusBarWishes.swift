/// The status bar as an app without controllers that decide about it wants it.
struct StatusBarWishes {
    var isHidden = false
    var style = UIStatusBarStyle.default
    /// How it comes and goes.
    var animation = UIStatusBarAnimation.fade
}
