extension UIStackView {
    /// The alignment of views across a stack's axis.
    public nonisolated enum Alignment: Int, Sendable {
        /// From one side of the stack to the other.
        case fill = 0
        /// At the side where reading begins, in columns.
        case leading = 1
        /// With their first baselines on one line, in rows.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the side where reading ends, in columns.
        case trailing = 4
        /// With their last baselines on one line, in rows.
        case lastBaseline = 5

        /// At the top, in rows.
        public static var top: Alignment { .leading }
        /// At the bottom, in rows.
        public static var bottom: Alignment { .trailing }
    }
}
