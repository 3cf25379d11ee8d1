extension ConstraintSystem {
    /// A variable and the number that it is multiplied by.
    package struct Term: Sendable {
        /// The variable, made by the system that the term is given to.
        package var variable: Variable
        /// Its factor: finite; zero is allowed and has no effect.
        package var coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }
}
