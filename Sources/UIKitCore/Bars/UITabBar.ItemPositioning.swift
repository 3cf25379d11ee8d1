extension UITabBar {
    /// The spacing of a bar's tabs.
    public nonisolated enum ItemPositioning: Int, Sendable {
        /// Over the whole bar in compact width or height, in the middle otherwise.
        case automatic
        /// Over the whole bar.
        case fill
        /// In the middle.
        case centered
    }
}
