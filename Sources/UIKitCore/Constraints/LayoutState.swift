import CoreGraphics
import Synchronization
import UIFoundation

/// The state that layout by constraints keeps for one item, and the name by which constraints know it.
final class LayoutState {
    /// nil once it is deallocated.
    var item: (any ConstraintItem)? { isGone.load(ordering: .acquiring) ? nil : knownItem }
    private unowned(unsafe) var knownItem: (any ConstraintItem)?
    /// Set when the item is deallocated, which may be on another thread before the main actor is notified.
    nonisolated let isGone = Atomic(false)

    // What is unchecked is read for every item of a layout; its changes run no other code.

    /// The active constraints that the item holds: usually those of which it is the nearest container around all sides, in the
    /// order of their activation.
    @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
    /// Whether some of them may be in no island yet.
    @exclusivity(unchecked) var needsInstallation = false
    /// The active constraints of which the item is a side.
    @exclusivity(unchecked) private(set) var mentions: [NSLayoutConstraint] = []
    /// How many of them decide about the item's rectangle: those that are not between it and its content alone.
    @exclusivity(unchecked) private(set) var outsideMentions = 0
    /// How many of these are about its position along an axis.
    @exclusivity(unchecked) private var positionMentions = (x: 0, y: 0)
    /// How many constraints lead out of the item from inside, and so decide about its rectangle as well.
    @exclusivity(unchecked) private var passing = 0

    /// The layout of the item's own space; nil where that is part of its container's, or has none.
    @exclusivity(unchecked) var island: LayoutIsland?
    /// Whether the item's own space is laid out together with its container's.
    @exclusivity(unchecked) var isJoined = false

    /// The engine that lays out the item in its container; nil while no equation there mentions it.
    @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
    /// The item in that engine.
    var variables: ItemVariables?
    /// How often the engine's rows mention the item.
    @exclusivity(unchecked) var uses = 0
    /// The state of the container on whose size the item's own rectangle depends in that engine; nil while it does on none.
    @exclusivity(unchecked) var followed: LayoutState?
    /// Whether the item's own rectangle changes with its container's size, so that it takes the same share as before.
    @exclusivity(unchecked) var isFollowing = false
    /// Whether the engine has to ask the item for its wishes.
    @exclusivity(unchecked) var isUnasked = false
    /// The equations whose constants depend on the item's origin, baselines or edges.
    @exclusivity(unchecked) var dependents: [LayoutEngine.EquationID] = []
    /// The origin of the item's own space by which these were worked out.
    @exclusivity(unchecked) var contentOrigin = CGPoint.zero
    /// For a guide that follows its view's edges: the distances from them by which rows were worked out; nil before the first.
    ///
    /// They are no numbers where these differ from row to row.
    @exclusivity(unchecked) private(set) var insetsInUse: UIEdgeInsets?
    /// The rectangle of the last solution, unrounded and in the container's space; nil before the first, and for an item that
    /// says its rectangle itself.
    @exclusivity(unchecked) var solvedFrame: CGRect?
    /// Whether the item applies solved rectangles to its content now.
    @exclusivity(unchecked) var isApplying = false
    /// The items in the item's own space whose solved rectangles wait for its layout.
    @exclusivity(unchecked) var waiting: [LayoutState] = []
    /// Whether the item waits for its container's layout.
    @exclusivity(unchecked) var isWaiting = false
    /// Whether the item's own solved rectangle is being applied.
    @exclusivity(unchecked) var isBeingApplied = false

    /// Whether equations about the item's edges are known to mean the item itself.
    @exclusivity(unchecked) private var hasOwnEdges = false

    init(of item: (any ConstraintItem)?) { knownItem = item }

    /// Whether every equation about an attribute of the item means the item itself.
    func isOwnPart(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        if hasOwnEdges, !attribute.isOfMargins, !attribute.isBaseline { return !isGone.load(ordering: .acquiring) }
        guard item?.isOwnPart(attribute) == true else { return false }
        if attribute.isEdge { hasOwnEdges = true }
        return true
    }

    /// Whether a constraint decides about the item's rectangle.
    var isMentionedFromOutside: Bool { outsideMentions + passing > 0 }

    /// Counts constraints more or less that lead out of the item from inside.
    func countPassing(by step: Int) { passing += step }

    /// Whether a constraint decides about the item's position along an axis.
    func hasPosition(along axis: NSLayoutConstraint.Axis) -> Bool {
        (axis == .horizontal ? positionMentions.x : positionMentions.y) > 0
    }

    /// How many constraints mention an item of a usual layout: lists that have room for them are copied less often.
    private static let usualCount = 8

    /// Holds a constraint that is active now.
    func hold(_ constraint: NSLayoutConstraint) {
        if held.isEmpty { held.reserveCapacity(Self.usualCount) }
        held.append(constraint)
    }

    /// Notes an equation whose constant depends on the item's origin, baselines or edges.
    func add(dependent equation: LayoutEngine.EquationID) {
        if dependents.isEmpty { dependents.reserveCapacity(Self.usualCount) }
        dependents.append(equation)
    }

    /// Notes the distances from the edges by which a row is worked out.
    func note(insets: UIEdgeInsets) {
        if insetsInUse == nil || insetsInUse == insets {
            insetsInUse = insets
        } else {
            insetsInUse = UIEdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan)
        }
    }

    /// Notes the distances from the edges by which all rows are worked out again.
    func renewInsets(_ insets: UIEdgeInsets) { insetsInUse = insets }

    /// Whether a constraint is about the item's length along an axis, or another edge than that at which it begins.
    func decidesLength(along axis: NSLayoutConstraint.Axis) -> Bool {
        for constraint in mentions {
            if constraint.decidesLength(of: self, along: axis) { return true }
        }
        return false
    }

    /// Notes a constraint that is active now.
    func add(mention constraint: NSLayoutConstraint, by sides: LayoutEquation.Sides, fromOutside: Bool) {
        if mentions.isEmpty { mentions.reserveCapacity(Self.usualCount) }
        mentions.append(constraint)
        if fromOutside { count(sides, by: 1) }
    }

    /// Forgets a constraint that was active.
    func remove(mention constraint: NSLayoutConstraint, by sides: LayoutEquation.Sides, fromOutside: Bool) {
        guard let index = mentions.lastIndex(ofSame: constraint) else { return }
        mentions.remove(at: index)
        if fromOutside { count(sides, by: -1) }
    }

    private func count(_ sides: LayoutEquation.Sides, by step: Int) {
        outsideMentions += step
        let counts = sides.positionCounts(of: self)
        positionMentions.x += step * counts.x
        positionMentions.y += step * counts.y
    }

    /// Ends with the item: no constraint knows it any more, and the items that it laid out are an island of their own.
    func end() {
        island?.end()
        // It holds the state, too.
        island = nil
        engine?.forgetLater(self)
        for state in waiting { state.isWaiting = false }
        waiting = []
        (knownItem, hasOwnEdges) = (nil, false)
        for constraint in mentions + held { constraint.endWithItem() }
        (held, mentions) = ([], [])
    }

    // MARK: Measuring

    /// The values that an engine keeps for the item.
    struct Membership {
        unowned(unsafe) var engine: LayoutEngine?
        var variables: ItemVariables?
        var uses = 0
        var followed: LayoutState?
        var dependents: [LayoutEngine.EquationID] = []
        var contentOrigin = CGPoint.zero
        var solvedFrame: CGRect?
    }

    /// The values that the engine keeps for the item, given back after a measurement.
    var membership: Membership {
        get {
            Membership(
                engine: engine, variables: variables, uses: uses, followed: followed, dependents: dependents,
                contentOrigin: contentOrigin, solvedFrame: solvedFrame)
        }
        set {
            (engine, variables, uses) = (newValue.engine, newValue.variables, newValue.uses)
            followed = newValue.followed
            (dependents, contentOrigin) = (newValue.dependents, newValue.contentOrigin)
            solvedFrame = newValue.solvedFrame
        }
    }
}
