import CoreGraphics
import ConstraintSolver

/// A relation between attributes of two items, or of one and a constant: first · relation · multiplier × second + constant.
struct LayoutEquation {
    /// An attribute of an item.
    struct Side {
        unowned var item: any ConstraintItem
        var attribute: LayoutAttribute
    }

    var first: Side
    var relation: ConstraintSystem.Relation
    /// nil for the constant alone.
    var second: Side?
    var multiplier: CGFloat = 1
    /// In points.
    var constant: CGFloat = 0
    /// Above 0 and up to 1000, which is required.
    var priority: Float = ConstraintSystem.required
    /// Whether leading is at the right.
    var runsRightToLeft = false

    /// Whether the equation is written for the reading direction, and mirrored from right to left.
    var followsReadingDirection: Bool {
        first.attribute.followsReadingDirection || second?.attribute.followsReadingDirection == true
    }

    /// Whether its positions count from the right edge.
    var isMirrored: Bool { followsReadingDirection && runsRightToLeft }

    /// The nearest item around both, in whose space they can be compared; nil when there is none.
    ///
    /// - Complexity: linear in the depth of the items.
    var commonContainer: (any ConstraintItem)? {
        guard let second else { return first.attribute.isLength ? first.item : first.item.constraintContainer }
        var around: Set<ObjectIdentifier> = []
        var next: (any ConstraintItem)? = first.item
        while let item = next {
            around.insert(ObjectIdentifier(item))
            next = item.constraintContainer
        }
        next = second.item
        while let item = next {
            if around.contains(ObjectIdentifier(item)) { return item }
            next = item.constraintContainer
        }
        return nil
    }

    /// The rule that the equation breaks, as a sentence; nil when it can be used.
    var fault: String? {
        let attributes = [first.attribute, second?.attribute].compactMap { $0 }
        guard let axis = first.attribute.axis else {
            return "A constraint needs an attribute of its first item; notAnAttribute can only be the second."
        }
        for (name, value) in [("multiplier", multiplier), ("constant", constant)] where !value.isFinite {
            return "The \(name) of a constraint is \(value); it must be a finite number."
        }
        guard priority > 0, priority <= ConstraintSystem.required else {
            return "The priority of a constraint is \(priority); it must be above 0 and at most 1000."
        }
        guard let second, second.attribute != .notAnAttribute, multiplier != 0 else {
            return first.attribute.isLength
                ? nil
                : "A constraint on \(first.attribute) needs a second item and a multiplier other than 0: "
                    + "a position alone is relative to nothing."
        }
        if second.attribute.isLength != first.attribute.isLength {
            return
                "A constraint cannot relate \(first.attribute) to \(second.attribute): one is a position, one a length."
        }
        // A width may be a multiple of a height.
        if second.attribute.axis != axis, !first.attribute.isLength {
            return
                "A constraint cannot relate \(first.attribute) to \(second.attribute): they lie along different axes."
        }
        if attributes.contains(where: \.followsReadingDirection), attributes.contains(where: \.isFixedSide) {
            return
                "A constraint cannot relate \(first.attribute) to \(second.attribute): one follows the reading direction, "
                + "and the other one does not."
        }
        return nil
    }
}
