import CoreGraphics
public import UIFoundation

/// A guide of a view that follows something which moves over the window, and has constraints in force by the edges at which that
/// is.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        var constraints: [NSLayoutConstraint]
        var edges: NSDirectionalRectEdge
        var isNear: Bool
    }

    private var tracked: [Tracked] = []

    /// The edges of the window at which the followed area is.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Has constraints in force while the followed area is at edges of the window, instead of those of before.
    ///
    /// - Parameters:
    ///   - trackedConstraints: Constraints that are active or not by the edges alone from now on.
    ///   - edge: The edges; of several, it has to be at each.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { set(trackedConstraints, edge, isNear: true) }

    /// Has constraints in force while the followed area is at none of some edges of the window, instead of those of before.
    ///
    /// - Parameters:
    ///   - trackedConstraints: Constraints that are active or not by the edges alone from now on.
    ///   - edge: The edges; of several, it has to be at none.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) { set(trackedConstraints, edge, isNear: false) }

    /// The constraints that are in force at edges of the window.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.isNear && $0.edges == edge }?.constraints ?? []
    }

    /// The constraints that are in force away from edges of the window.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { !$0.isNear && $0.edges == edge }?.constraints ?? []
    }

    /// Takes all constraints out of force that the guide has in force by edges, and forgets them.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool) {
        for index in tracked.indices where tracked[index].isNear == isNear && tracked[index].edges == edges {
            NSLayoutConstraint.deactivate(tracked[index].constraints)
        }
        tracked.removeAll { $0.isNear == isNear && $0.edges == edges }
        if !constraints.isEmpty { tracked.append(Tracked(constraints: constraints, edges: edges, isNear: isNear)) }
        let isInForce = isNear ? edges.isSubset(of: nearEdges) : edges.isDisjoint(with: nearEdges)
        for constraint in constraints { constraint.isActive = isInForce }
    }
}
