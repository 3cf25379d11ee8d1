import ConstraintSolver
import CoreGraphics

/// A relation between attributes of two items, or of one and a constant: first · relation · multiplier × second + constant.
struct LayoutEquation {
    /// Both sides, which copies share.
    private(set) var sides: Sides
    var multiplier: CGFloat = 1
    /// In points.
    var constant: CGFloat = 0
    /// The number of the system's spaces between baselines that are added to it, which depend on the texts.
    var baselineSpaces: CGFloat = 0
    /// Above 0 and up to 1000, which is required.
    var priority: Float = ConstraintSystem.required
    var relation: NSLayoutConstraint.Relation
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
        let part: Part
        /// Few sides have a start, and all are copied.
        private let origin: Origin?

        private final class Origin {
            let part: Part
            init(_ part: Part) { self.part = part }
        }

        init(part: Part, start: Part? = nil) {
            self.part = part
            origin = start.map(Origin.init)
        }

        /// The position from which the distance to the part is measured; nil for the part itself.
        var start: Part? { origin?.part }
        var isDistance: Bool { origin != nil }
        var isBaseline: Bool { part.attribute.isBaseline && !isDistance }
        var isLength: Bool { part.attribute.isLength || isDistance }
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
        /// The attributes of the sides; `notAnAttribute` for the constant alone.
        let attributes: (first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute)
        /// Whether the sides are lengths.
        let areLengths: (first: Bool, second: Bool)
        /// Whether a side is the distance between two positions.
        let hasDistance: Bool
        /// The state of another item than the first part's; nil where all parts are of one item.
        let other: LayoutState?
        /// The states of more items, each once: few equations have any.
        let further: [LayoutState]
        /// Whether a side follows the reading direction.
        let followsReadingDirection: Bool
        /// Whether one of the sides is a baseline, or a distance from one.
        let isAboutBaselines: Bool
        /// The item in whose space the sides are compared, while a constraint about them is in force; nil to look for it.
        fileprivate(set) var space: LayoutState?

        init(_ first: Side, _ second: Side?) {
            (self.first, self.second) = (first, second)
            let (attribute, otherAttribute) = (first.part.attribute, second?.part.attribute ?? .notAnAttribute)
            attributes = (attribute, otherAttribute)
            hasDistance = first.isDistance || second?.isDistance == true
            if hasDistance {
                areLengths = (first.isLength, second?.isLength == true)
                followsReadingDirection = first.followsReadingDirection || second?.followsReadingDirection == true
                isAboutBaselines = first.mentionsBaseline || second?.mentionsBaseline == true
                let others = Self.otherStates(of: first, second)
                (other, further) = (others.first, Array(others.dropFirst()))
            } else {
                // By the attributes alone, for nearly all equations are such ones.
                areLengths = (attribute.isLength, otherAttribute.isLength)
                followsReadingDirection = attribute.followsReadingDirection || otherAttribute.followsReadingDirection
                isAboutBaselines = attribute.isBaseline || otherAttribute.isBaseline
                let state = second?.part.state
                (other, further) = (state === first.part.state ? nil : state, [])
            }
        }

        private static func otherStates(of first: Side, _ second: Side?) -> [LayoutState] {
            var others: [LayoutState] = []
            for part in [first.start, second?.part, second?.start] {
                if let part, part.state !== first.part.state, !others.holds(part.state) { others.append(part.state) }
            }
            return others
        }

        /// Whether they are positions of one item, such as those of guides that follow its edges.
        var isBetweenOwnPositions: Bool { other == nil && !areLengths.first && second != nil }

        /// Whether both are about the same parts of the same items.
        func isSame(as others: Sides) -> Bool {
            guard first.isSame(as: others.first), let second else { return others.second == nil }
            return others.second.map { second.isSame(as: $0) } == true
        }

        /// The states of the items of all parts, each once.
        var states: [LayoutState] {
            var states: [LayoutState] = []
            eachState { states.append($0) }
            return states
        }

        /// The state of the item of the first part.
        var state: LayoutState { first.part.state }

        /// Calls a closure with the states of the items of all parts, each once.
        @inline(__always)
        func eachState(_ body: (LayoutState) -> Void) {
            body(first.part.state)
            if let other { body(other) }
            for state in further { body(state) }
        }

        /// Calls a closure with the parts of both sides.
        @inline(__always)
        func eachPart(_ body: (Part) -> Void) {
            body(first.part)
            if let start = first.start { body(start) }
            guard let second else { return }
            body(second.part)
            if let start = second.start { body(start) }
        }

        /// How many of the parts are positions of an item along each axis.
        func positionCounts(of state: LayoutState) -> (x: Int, y: Int) {
            var counts = (x: 0, y: 0)
            func count(_ attribute: NSLayoutConstraint.Attribute) {
                guard let axis = attribute.axis, !attribute.isLength else { return }
                if axis == .horizontal { counts.x += 1 } else { counts.y += 1 }
            }
            if hasDistance {
                eachPart { if $0.state === state { count($0.attribute) } }
            } else {
                if first.part.state === state { count(attributes.first) }
                if other === state || (other == nil && first.part.state === state) { count(attributes.second) }
            }
            return counts
        }

        /// Whether all items' spaces are laid out together with those of their containers.
        var areJoined: Bool {
            guard first.part.state.isJoined else { return false }
            if let other, !other.isJoined { return false }
            for state in further where !state.isJoined { return false }
            return true
        }

        /// Whether every part is that of the item itself, and not of a guide or another item that an equation means by it.
        var areOwnParts: Bool {
            guard hasDistance else {
                // Without copies of parts, for this is asked for every constraint.
                let state = first.part.state
                return state.isOwnPart(attributes.first)
                    && (attributes.second == .notAnAttribute || (other ?? state).isOwnPart(attributes.second))
            }
            var are = true
            eachPart { if !$0.state.isOwnPart($0.attribute) { are = false } }
            return are
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

    /// The same relation between sides in one piece.
    func relating(_ sides: Sides) -> LayoutEquation {
        var other = self
        other.sides = sides
        return other
    }

    /// The sides that count: without a second one that is multiplied by 0.
    var countedSides: Sides { multiplier == 0 && second != nil ? Sides(first, nil) : sides }

    /// Whether it is about an item that lies inside another one.
    func isAboutItems(inside other: any ConstraintItem) -> Bool {
        var isAbout = false
        sides.eachState { state in
            if !isAbout, let item = state.item, item !== other, item.isInside(other) { isAbout = true }
        }
        return isAbout
    }

    /// Whether a side of it follows the reading direction.
    var followsReadingDirection: Bool { sides.followsReadingDirection }

    /// Whether one of the sides is a baseline, or a distance from one.
    var isAboutBaselines: Bool { sides.isAboutBaselines }

    /// Whether its positions count from the right edge.
    var isMirrored: Bool { runsRightToLeft && sides.followsReadingDirection && !sides.areLengths.first }

    /// The nearest item around all, in whose space they can be compared, which is known while a constraint is in force; nil when
    /// there is none.
    var space: (any ConstraintItem)? { sides.space?.item ?? sides.commonContainer }

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
        guard let axis = sides.attributes.first.axis else {
            return "A constraint needs an attribute of its first item; notAnAttribute can only be the second."
        }
        if let fault = numberFault { return fault }
        guard multiplier != 0, let other = sides.attributes.second.axis else {
            return sides.areLengths.first
                ? nil
                : "A constraint on \(sides.attributes.first) needs a second item and a multiplier other than 0: "
                    + "a position alone is relative to nothing."
        }
        guard let reason = mismatch(of: axis, other) else { return nil }
        return "A constraint cannot relate \(sides.attributes.first) to \(sides.attributes.second): \(reason)"
    }

    /// The reason why sides along these axes cannot be compared, as the end of a sentence; nil when they can.
    private func mismatch(of axis: NSLayoutConstraint.Axis, _ other: NSLayoutConstraint.Axis) -> String? {
        if sides.areLengths.second != sides.areLengths.first { return "one is a position, one a length." }
        // A width may be a multiple of a height.
        if other != axis, !sides.areLengths.first { return "they lie along different axes." }
        if followsReadingDirection, first.isFixedSide || second?.isFixedSide == true {
            return "one follows the reading direction, and the other one does not."
        }
        return nil
    }
}

extension LayoutEquation.Sides {
    /// The nearest item around all, in whose space they can be compared; nil when there is none.
    ///
    /// - Complexity: linear in the depth of the items.
    var commonContainer: (any ConstraintItem)? {
        guard second != nil || first.isDistance else {
            let item = first.part.state.item
            return first.isLength && item?.holdsConstraints == true ? item : item?.constraintContainer
        }
        guard var common = state.item else { return nil }
        if let state = other {
            guard let item = state.item, let both = Self.commonContainer(of: common, item) else { return nil }
            common = both
        }
        for state in further {
            guard let item = state.item, let both = Self.commonContainer(of: common, item) else { return nil }
            common = both
        }
        return common.holdsConstraints ? common : common.constraintContainer
    }

    /// The state of that item.
    var commonState: LayoutState? {
        guard let item = state.item else { return nil }
        if let other {
            if further.isEmpty, let around = other.item {
                if item.isDirectly(in: around), around.holdsConstraints { return other }
                if around.isDirectly(in: item), item.holdsConstraints { return state }
            }
        } else if areLengths.first || second != nil, item.holdsConstraints {
            return state
        }
        return commonContainer?.makeLayoutState()
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

    /// Notes the nearest item around all until it may be another one.
    func note(space: LayoutState?) { self.space = space }
}
