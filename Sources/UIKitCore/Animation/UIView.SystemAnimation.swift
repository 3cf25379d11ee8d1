extension UIView {
    /// An animation that the system has for views in general.
    public nonisolated enum SystemAnimation: UInt, Sendable {
        /// The views shrink into their middles and fade, and are removed from their superviews in the end.
        case delete = 0
    }
}
