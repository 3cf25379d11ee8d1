extension UISplitViewController {
    /// The visible columns, and the way in which they share the width with the secondary one.
    public nonisolated enum DisplayMode: Int, Sendable {
        /// Chosen by the behaviour and the size.
        case automatic
        /// Only the secondary column.
        case secondaryOnly
        /// The column next to the secondary one beside it.
        case oneBesideSecondary
        /// The column next to the secondary one over it.
        case oneOverSecondary
        /// Both other columns beside the secondary one.
        case twoBesideSecondary
        /// Both other columns over the secondary one.
        case twoOverSecondary
        /// Both other columns, which displace the secondary one.
        case twoDisplaceSecondary

        /// The older name of `secondaryOnly`.
        public static var primaryHidden: Self { .secondaryOnly }
        /// The older name of `oneBesideSecondary`.
        public static var allVisible: Self { .oneBesideSecondary }
        /// The older name of `oneOverSecondary`.
        public static var primaryOverlay: Self { .oneOverSecondary }
    }
}
