extension UIScrollView {
    /// The colour of the indicators.
    public nonisolated enum IndicatorStyle: Int, Sendable {
        /// Black in light surroundings, white in dark ones.
        case `default`
        /// Black, for light content.
        case black
        /// White, for dark content.
        case white
    }
}
