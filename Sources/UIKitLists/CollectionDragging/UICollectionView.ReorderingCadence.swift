extension UICollectionView {
    /// The speed with which a gap opens below a drag.
    public nonisolated enum ReorderingCadence: Int, Sendable {
        /// Without delay.
        case immediate = 0
        /// After the drag has been above the same item for a fifth of a second (a choice).
        case fast = 1
        /// After the drag has been above the same item for six tenths of a second (a choice).
        case slow = 2

        /// The delay in seconds.
        var delay: Double {
            switch self {
            case .immediate: 0
            case .fast: 0.2
            case .slow: 0.6
            }
        }
    }
}
