extension ConstraintSystem {
    /// The name of a constraint of one system and of its copies.
    ///
    /// A name is never used again: that of a removed constraint is refused.
    package struct Constraint: Hashable, Sendable {
        let index: Int32
        let generation: UInt32
    }
}
