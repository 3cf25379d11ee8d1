extension ConstraintSystem {
    /// A reason for which a constraint is refused; the system is then as it was before.
    package enum Refusal: Error, Equatable, CustomStringConvertible {
        /// The constraint contradicts these required ones, in the order of their numbers: all of them together with it cannot
        /// hold, and without any one of them the others can. Empty when it cannot hold even alone, such as 0 = 1.
        case conflict(with: [Constraint])
        /// A coefficient or a constant is infinite or no number.
        case notFinite
        /// A coefficient other than 0 is not between 10⁻⁹ and 10⁹, or a constant is beyond 10¹⁵: no sum with it would be exact.
        case outOfRange
        /// A strength is not above 0 and at most 1000, or a change leads from required to optional or back.
        case strength
        /// A variable is unknown: removed, or made by another system that has made more of them.
        case unknownVariable
        /// A constraint is unknown: removed, or of another system that has more of them.
        case unknownConstraint
        /// A variable cannot be removed as long as a constraint mentions it.
        case variableInUse

        package var description: String {
            switch self {
            case .conflict(let others): "The constraint contradicts \(others.count) other required constraints."
            case .notFinite: "Coefficients, constants and values are finite numbers; one is infinite or no number."
            case .outOfRange: "Coefficients are 0 or from 1e-9 to 1e9 in size, constants up to 1e15; one is not."
            case .strength: "A strength is above 0 and below 1000, or 1000 for ever when the constraint is required."
            case .unknownVariable:
                "The variable was removed or belongs to another system; use one that this system made."
            case .unknownConstraint:
                "The constraint was removed or belongs to another system; use one that is still there."
            case .variableInUse: "The variable is mentioned by a constraint; remove the constraint first."
            }
        }
    }
}
