/// The properties of the status bar in an app whose controllers do not decide about it.
struct StatusBarWishes {
    var isHidden = false
    var style = UIStatusBarStyle.default
    /// The animation with which it is shown and hidden.
    var animation = UIStatusBarAnimation.fade
}
