import ConstraintSolver

extension NSLayoutConstraint {
    /// The comparison of the first side of a constraint with the second.
    public nonisolated enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        /// The relation of the negated sides.
        var mirrored: Relation {
            switch self {
            case .lessThanOrEqual: .greaterThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        }

        /// The relation as the solver knows it.
        var solved: ConstraintSystem.Relation {
            switch self {
            case .lessThanOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterOrEqual
            }
        }

        /// The sign of the relation between two sides.
        var sign: String {
            switch self {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        }
    }
}
