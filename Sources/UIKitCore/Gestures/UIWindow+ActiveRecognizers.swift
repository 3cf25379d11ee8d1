extension UIWindow {
    /// The recognizers that follow touches, presses or the pointer now, in the order in which they receive them.
    package var activeRecognizers: [UIGestureRecognizer] { dispatcher.arbiter.active }
}
