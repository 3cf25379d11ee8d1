extension UIView {
    /// The adjustment of a view's tint colour.
    public nonisolated enum TintAdjustmentMode: Int, Sendable {
        /// The superview's adjustment; the outermost view is normal.
        case automatic = 0
        /// The tint colour as it is.
        case normal = 1
        /// A grey of the same brightness, because a presentation covers the view.
        case dimmed = 2
    }
}
