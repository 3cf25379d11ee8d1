/// A constraint as the solver holds it: coefficients, the number that their sum is compared to, and on which side of it the sum
/// is.
struct Row {
    /// A row's sum in relation to its constant.
    ///
    /// In Cassowary's terms each optional row has two error variables and each inequality a slack. A tight row has none of
    /// them in the basis; any other side names the one that is.
    enum Side: UInt8 {
        /// Equal to the constant, and kept there by the basis.
        case tight
        /// Too small or too large: the error counts.
        case below, above
        /// As wanted: an inequality with room, or an equality that happens to hold.
        case satisfied
    }

    /// The block of entries, and how many of them are used.
    var start: Int32 = 0
    var count: Int32 = 0
    var constant = 0.0
    /// 1000 is required; `joining` while it is being found out whether a required row can hold.
    var strength = 0.0
    var relation = ConstraintSystem.Relation.equal
    var side = Side.satisfied
    /// Whether the constraint was removed and the row only keeps its column's slot until another row takes it over: it has
    /// no cost.
    var isGhost = false
    var isUsed = false
    var generation: UInt32 = 0
    /// The part that the row belongs to, -1 when it has no entries, and its neighbours there.
    var part: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The column whose slot the row keeps while it is tight.
    var column: Int32 = -1

    /// The strength of a required row that is being added: stronger than any optional one, weaker than all required ones, so
    /// that a conflict leaves this row as the only one that does not hold.
    static let joining = 999.99999
    static let required = 1000.0
    /// Weaker than any constraint that can be added: no positive number of theirs is so small.
    static let weakest = 1e-50

    /// Whether it may have an error; a row that is being joined counts as required.
    var isOptional: Bool { strength < Self.joining }

    /// Whether a larger or a smaller sum than the constant has a cost.
    var limitsAbove: Bool { relation != .greaterOrEqual && !isGhost }
    var limitsBelow: Bool { relation != .lessOrEqual && !isGhost }

    /// The distance from the constant within which a sum counts as equal to it, for terms with a sum of absolute values: a sum
    /// is not more exact than its terms.
    func tolerance(size: Double = 0) -> Double { 1e-9 * (1 + abs(constant)) + 4e-15 * size }

    /// The side of a sum that differs from the constant by an error; a satisfied row has none within the tolerance.
    func side(of error: Double, tolerance: Double) -> Side {
        if error > tolerance { return limitsAbove ? .above : .satisfied }
        if error < -tolerance { return limitsBelow ? .below : .satisfied }
        return .satisfied
    }
}
