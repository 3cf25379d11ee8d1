extension UICollectionView {
    /// How soon items make room for what is dragged over them.
    public nonisolated enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// When what is dragged has been above the same item for a fifth of a second (a choice).
        case fast = 1
        /// When what is dragged has been above the same item for six tenths of a second (a choice).
        case slow = 2

        /// The time in seconds.
        var delay: Double {
            switch self {
            case .immediate: 0
            case .fast: 0.2
            case .slow: 0.6
            }
        }
    }
}
