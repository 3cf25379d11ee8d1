import ConstraintSolver
import CoreGraphics

/// A relation between attributes of two items, or of one and a constant: first · relation · multiplier × second + constant.
struct LayoutEquation {
    /// Both sides, which copies share.
    private(set) var sides: Sides
    var relation: NSLayoutConstraint.Relation
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
        /// Whether one of its ends is a baseline.
        var mentionsBaseline: Bool { part.attribute.isBaseline || start?.attribute.isBaseline == true }
        var isFixedSide: Bool { part.attribute.isFixedSide || start?.attribute.isFixedSide == true }

        /// Whether both are about the same parts of the same items.
        func isSame(as other: Side) -> Bool {
            part.isSame(as: other.part) && start?.isSame(as: other.start) ?? (other.start == nil)
        }
    }

    /// Both sides of an equation, and what follows from them.
    final class Sides {
        let first: Side
        /// nil for the constant alone.
        let second: Side?
        /// The states of the items of all parts, each once.
        let states: [LayoutState]
        /// Whether a side follows the reading direction.
        let followsReadingDirection: Bool
        /// Whether one of the sides is a baseline, or a distance from one.
        let isAboutBaselines: Bool
        /// The item in whose space the sides are compared, while a constraint about them is in force; nil to look for it.
        fileprivate(set) var space: LayoutState?

        init(_ first: Side, _ second: Side?) {
            (self.first, self.second) = (first, second)
            states = Self.states(of: first, second)
            followsReadingDirection = first.followsReadingDirection || second?.followsReadingDirection == true
            isAboutBaselines = first.mentionsBaseline || second?.mentionsBaseline == true
        }

        private static func states(of first: Side, _ second: Side?) -> [LayoutState] {
            if first.start == nil, let second, second.start == nil, second.part.state !== first.part.state {
                return [first.part.state, second.part.state]
            }
            var states = [first.part.state]
            func add(_ part: Part?) { if let part, !states.holds(part.state) { states.append(part.state) } }
            add(first.start)
            add(second?.part)
            add(second?.start)
            return states
        }
    }

    init(
        first: Side, relation: NSLayoutConstraint.Relation, second: Side? = nil, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = ConstraintSystem.required, runsRightToLeft: Bool = false
    ) {
        sides = Sides(first, second)
        (self.relation, self.multiplier, self.constant, self.priority) = (relation, multiplier, constant, priority)
        self.runsRightToLeft = runsRightToLeft
    }

    var first: Side { sides.first }
    /// nil for the constant alone.
    var second: Side? { sides.second }

    /// The same relation between other sides.
    func relating(_ first: Side, to second: Side?) -> LayoutEquation {
        var other = self
        other.sides = Sides(first, second)
        return other
    }

    /// Calls a closure with the parts of both sides.
    @inline(__always)
    func eachPart(_ body: (Part) -> Void) {
        body(sides.first.part)
        if let start = sides.first.start { body(start) }
        guard let second = sides.second else { return }
        body(second.part)
        if let start = second.start { body(start) }
    }

    /// The states of the items of all parts, each once.
    var states: [LayoutState] { sides.states }

    /// The states of the items that count: without those of a second side that is multiplied by 0.
    var countedStates: [LayoutState] {
        guard multiplier == 0, second != nil else { return sides.states }
        return Sides(first, nil).states
    }

    /// Whether all parts are an item's.
    func isOnly(about state: LayoutState) -> Bool { sides.states.count == 1 && sides.states[0] === state }

    /// Whether it compares positions of an item with each other, such as with guides that follow its edges.
    var isBetweenPositions: Bool { !first.isLength && second != nil }

    /// Whether it is about an item that lies inside another one.
    func isAboutItems(inside other: any ConstraintItem) -> Bool {
        for state in sides.states {
            if let item = state.item, item !== other, item.isInside(other) { return true }
        }
        return false
    }

    /// Whether a side of it follows the reading direction.
    var followsReadingDirection: Bool { sides.followsReadingDirection }

    /// Whether both are about the same parts of the same items.
    func hasSameSides(as other: LayoutEquation) -> Bool {
        if sides === other.sides { return true }
        guard first.isSame(as: other.first), let second else { return other.second == nil }
        return other.second.map { second.isSame(as: $0) } == true
    }

    /// Whether one of the sides is a baseline, or a distance from one.
    var isAboutBaselines: Bool { sides.isAboutBaselines }

    /// Whether its positions count from the right edge.
    var isMirrored: Bool { runsRightToLeft && followsReadingDirection && !first.isLength }

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
        guard var common = sides.states[0].item else { return nil }
        for state in sides.states.dropFirst() {
            guard let other = state.item, let both = Self.commonContainer(of: common, other) else { return nil }
            common = both
        }
        return common.holdsConstraints ? common : common.constraintContainer
    }

    private static func commonContainer(of item: any ConstraintItem, _ other: any ConstraintItem)
        -> (any ConstraintItem)?
    {
        // Nearly always one is in the other, or both are in the same.
        if item === other { return item }
        if item.isDirectly(in: other) { return other }
        if other.isDirectly(in: item) { return item }
        let container = item.constraintContainer
        if let container, other.isDirectly(in: container) { return container }
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

    /// The same, which is known while a constraint is in force.
    var space: (any ConstraintItem)? { sides.space?.item ?? commonContainer }

    /// Whether a constraint is in force whose sides are compared in the space of an item.
    func isInForce(in state: LayoutState?) -> Bool { sides.space.map { $0 === state } ?? false }

    /// Notes the nearest item around all until it may be another one.
    func note(space: LayoutState?) { sides.space = space }

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
