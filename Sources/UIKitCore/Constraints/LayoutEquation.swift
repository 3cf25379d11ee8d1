import ConstraintSolver
import CoreGraphics

/// A relation between attributes of two items, or of one and a constant: first · relation · multiplier × second + constant.
struct LayoutEquation {
    var first: Side
    var relation: NSLayoutConstraint.Relation
    /// nil for the constant alone.
    var second: Side?
    var multiplier: CGFloat = 1
    /// In points.
    var constant: CGFloat = 0
    /// The number of the system's spaces between baselines that are added to it, which depend on the texts.
    var baselineSpaces: CGFloat = 0
    /// Above 0 and up to 1000, which is required.
    var priority: Float = ConstraintSystem.required
    /// Whether leading is at the right.
    var runsRightToLeft = false
    /// Whether others are left out before this one where they contradict it.
    var prevails = false

    /// A part of an item's rectangle.
    struct Part {
        let state: LayoutState
        var attribute: NSLayoutConstraint.Attribute
        /// The guide whose rectangle counts and follows from the item's; nil for the item's own.
        var guide: LayoutState?

        func isSame(as other: Part?) -> Bool {
            guard let other else { return false }
            return state === other.state && attribute == other.attribute && guide === other.guide
        }
    }

    /// A position, or a length: that of an item, or the distance between two positions.
    struct Side {
        var part: Part
        /// The position from which the distance to the part is measured; nil for the part itself.
        var start: Part?

        var isBaseline: Bool { part.attribute.isBaseline && start == nil }
        var isLength: Bool { part.attribute.isLength || start != nil }
        var followsReadingDirection: Bool {
            part.attribute.followsReadingDirection || start?.attribute.followsReadingDirection == true
        }
        var isFixedSide: Bool { part.attribute.isFixedSide || start?.attribute.isFixedSide == true }

        /// Whether both are about the same parts of the same items.
        func isSame(as other: Side) -> Bool {
            part.isSame(as: other.part) && start?.isSame(as: other.start) ?? (other.start == nil)
        }
    }

    /// The number of parts that an equation may have.
    static let partLimit = 4

    /// One of the parts of both sides by its number, without a list of all; nil for one that the equation does not have.
    func part(_ number: Int) -> Part? {
        switch number {
        case 0: first.part
        case 1: first.start
        case 2: second?.part
        default: second?.start
        }
    }

    /// The states of the items of all parts, each once.
    var states: [LayoutState] {
        var states: [LayoutState] = []
        states.reserveCapacity(2)
        for number in 0..<Self.partLimit {
            if let part = part(number), !states.holds(part.state) { states.append(part.state) }
        }
        return states
    }

    /// Whether all parts are an item's.
    func isOnly(about state: LayoutState) -> Bool {
        for number in 0..<Self.partLimit {
            if let part = part(number), part.state !== state { return false }
        }
        return true
    }

    /// Whether it compares positions of an item with each other, such as with guides that follow its edges.
    var isBetweenPositions: Bool { !first.isLength && second != nil }

    /// Whether it is about an item that lies inside another one.
    func isAboutItems(inside other: any ConstraintItem) -> Bool {
        for number in 0..<Self.partLimit {
            if let item = part(number)?.state.item, item !== other, item.isInside(other) { return true }
        }
        return false
    }

    /// Whether a side of it follows the reading direction.
    var followsReadingDirection: Bool { first.followsReadingDirection || second?.followsReadingDirection == true }

    /// Whether both are about the same parts of the same items.
    func hasSameSides(as other: LayoutEquation) -> Bool {
        guard first.isSame(as: other.first), let second else { return other.second == nil }
        return other.second.map { second.isSame(as: $0) } == true
    }

    /// Whether one of the sides is a baseline, or a distance from one.
    var isAboutBaselines: Bool {
        first.part.attribute.isBaseline || first.start?.attribute.isBaseline == true
            || second?.part.attribute.isBaseline == true || second?.start?.attribute.isBaseline == true
    }

    /// Whether its positions count from the right edge.
    var isMirrored: Bool { runsRightToLeft && !first.isLength && followsReadingDirection }

    /// The item that the relation is to, if any.
    private var effectiveSecond: Side? {
        guard let second, second.part.attribute != .notAnAttribute, multiplier != 0 else { return nil }
        return second
    }

    /// The nearest item around all, in whose space they can be compared; nil when there is none.
    ///
    /// - Complexity: linear in the depth of the items.
    var commonContainer: (any ConstraintItem)? {
        guard second != nil || first.start != nil else {
            let item = first.part.state.item
            return first.isLength && item?.holdsConstraints == true ? item : item?.constraintContainer
        }
        var common = first.part.state.item
        for number in 1..<Self.partLimit {
            guard let part = part(number) else { continue }
            guard let item = common, let other = part.state.item else { return nil }
            common = Self.commonContainer(of: item, other)
        }
        return common?.holdsConstraints == false ? common?.constraintContainer : common
    }

    private static func commonContainer(of item: any ConstraintItem, _ other: any ConstraintItem)
        -> (any ConstraintItem)?
    {
        // Nearly always one is in the other, or both are in the same.
        if item === other { return item }
        let (container, otherContainer) = (item.constraintContainer, other.constraintContainer)
        if container === other { return other }
        if otherContainer === item { return item }
        if let container, container === otherContainer { return container }
        var around: Set<ObjectIdentifier> = []
        var next: (any ConstraintItem)? = item
        while let item = next {
            around.insert(ObjectIdentifier(item))
            next = item.constraintContainer
        }
        next = other
        while let item = next {
            if around.contains(ObjectIdentifier(item)) { return item }
            next = item.constraintContainer
        }
        return nil
    }

    // MARK: Rules

    /// The rule that one of the numbers breaks, as a sentence; nil for none.
    var numberFault: String? {
        guard multiplier.isFinite, constant.isFinite, baselineSpaces.isFinite else {
            let (name, value) = multiplier.isFinite ? ("constant", constant) : ("multiplier", multiplier)
            return "The \(name) of a constraint is \(value); it must be a finite number."
        }
        guard priority > 0, priority <= ConstraintSystem.required else {
            return "The priority of a constraint is \(priority); it must be above 0 and at most 1000."
        }
        return nil
    }

    /// The rule that the equation breaks, as a sentence; nil when it can be used.
    var fault: String? {
        guard let axis = first.part.attribute.axis else {
            return "A constraint needs an attribute of its first item; notAnAttribute can only be the second."
        }
        if let fault = numberFault { return fault }
        let attribute = first.part.attribute
        guard let second = effectiveSecond else {
            return first.isLength
                ? nil
                : "A constraint on \(attribute) needs a second item and a multiplier other than 0: "
                    + "a position alone is relative to nothing."
        }
        guard let reason = mismatch(of: second, along: axis) else { return nil }
        return "A constraint cannot relate \(attribute) to \(second.part.attribute): \(reason)"
    }

    /// The reason why the second side cannot be compared with the first, as the end of a sentence; nil when it can.
    private func mismatch(of second: Side, along axis: NSLayoutConstraint.Axis) -> String? {
        if second.isLength != first.isLength { return "one is a position, one a length." }
        // A width may be a multiple of a height.
        if second.part.attribute.axis != axis, !first.isLength { return "they lie along different axes." }
        if first.followsReadingDirection || second.followsReadingDirection, first.isFixedSide || second.isFixedSide {
            return "one follows the reading direction, and the other one does not."
        }
        return nil
    }
}
