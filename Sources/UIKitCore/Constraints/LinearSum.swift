import ConstraintSolver
import CoreGraphics

/// A sum of multiples of variables and a constant.
struct LinearSum {
    /// A variable may be in several terms.
    private(set) var terms: [ConstraintSystem.Term] = []
    var constant: CGFloat = 0

    mutating func add(_ variable: ConstraintSystem.Variable, _ factor: CGFloat) {
        terms.append(ConstraintSystem.Term(variable, Double(factor)))
    }
}

extension ConstraintSystem.Relation {
    /// The relation of the negated sides.
    var mirrored: ConstraintSystem.Relation {
        switch self {
        case .lessOrEqual: .greaterOrEqual
        case .equal: .equal
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
