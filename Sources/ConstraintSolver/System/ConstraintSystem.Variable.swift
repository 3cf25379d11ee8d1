extension ConstraintSystem {
    /// The name of an unknown number of one system and of its copies.
    ///
    /// A name is never used again: that of a removed variable is refused.
    package struct Variable: Hashable, Sendable {
        let index: Int32
        let generation: UInt32
    }
}
