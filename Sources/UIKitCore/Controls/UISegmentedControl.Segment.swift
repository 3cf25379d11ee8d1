extension UISegmentedControl {
    /// The segments that an adjustment is for, by their positions.
    public enum Segment: Int, Sendable {
        case any = 0
        /// The first of several.
        case left = 1
        /// Neither the first nor the last.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}
