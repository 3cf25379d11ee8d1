extension UITabBar {
    /// How the tabs of a bar are spread.
    public nonisolated enum ItemPositioning: Int, Sendable {
        /// Over the whole bar in compact width or height, in the middle otherwise.
        case automatic
        /// Over the whole bar.
        case fill
        /// In the middle.
        case centered
    }
}
