extension UIStackView {
    /// The sharing of a stack's length between the views along its axis; the first and the last one always reach its ends.
    public nonisolated enum Distribution: Int, Sendable {
        /// Views keep the stack's spacing; one is stretched or compressed by its priorities, the first of equals.
        case fill = 0
        /// All views are equally long.
        case fillEqually = 1
        /// Views are as long in proportion as their contents ask for.
        case fillProportionally = 2
        /// Views keep their lengths, and the distances between them are equal.
        case equalSpacing = 3
        /// The distances between the middles are equal where the spacing allows it.
        case equalCentering = 4
    }
}
