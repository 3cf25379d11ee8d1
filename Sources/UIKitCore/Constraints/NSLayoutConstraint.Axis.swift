extension NSLayoutConstraint {
    /// A direction of layout.
    public nonisolated enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}
