extension UIView {
    /// The adjustment of a view's tint colour.
    public nonisolated enum TintAdjustmentMode: Int, Sendable {
        /// The superview's adjustment; the outermost view is normal.
        case automatic = 0
        /// It shows as it is.
        case normal = 1
        /// It shows as a grey of the same brightness, because something else stands before the view.
        case dimmed = 2
    }
}
