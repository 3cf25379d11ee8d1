extension ConstraintSystem {
    /// How the sum of a constraint's terms compares to its constant.
    package enum Relation: UInt8, Sendable, CaseIterable {
        /// At most the constant, equal to it, or at least the constant.
        case lessOrEqual, equal, greaterOrEqual
    }
}
