extension UIScrollView {
    /// The conditions under which the safe area is added to the content inset.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// On axes that scroll; at the top and bottom also of the first scroll view of a controller.
        case automatic
        /// On axes that scroll.
        case scrollableAxes
        /// Never.
        case never
        /// Always, on all sides.
        case always
    }
}
