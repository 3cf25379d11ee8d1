import ConstraintSolver
import CoreGraphics
import Testing
import UIFoundation

@testable import UIKitCore

/// Views, guides and constraints by number, of which the same can be built a second time.
final class ConstraintForest {
    /// An item of a constraint.
    enum Item: Hashable {
        case view(Int)
        case guide(Int)
        case margins(Int)
    }

    /// A constraint as it was made.
    struct Relation {
        var first: Item
        var attribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var second: Item?
        var other: NSLayoutConstraint.Attribute
        var multiplier: CGFloat
    }

    /// Counts its layouts.
    final class CountingView: UIView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    /// A view whose alignment rectangle lies inside its frame.
    final class DecoratedView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    /// The first one is the root, and stays.
    var views: [UIView]
    var guides: [UILayoutGuide] = []
    /// In the order in which they were made.
    var constraints: [(relation: Relation, object: NSLayoutConstraint)] = []
    /// The numbers of active constraints in the order of their activation.
    var activeOnes: [Int] = []

    init(root: UIView) { views = [root] }

    func object(_ item: Item) -> any ConstraintItem {
        switch item {
        case .view(let index): views[index]
        case .guide(let index): guides[index]
        case .margins(let index): views[index].layoutMarginsGuide
        }
    }

    /// Whether an item is in the tree of the root.
    func isInside(_ item: Item) -> Bool {
        switch item {
        case .view(let index), .margins(let index): views[index].isDescendant(of: views[0])
        case .guide(let index): guides[index].owningView?.isDescendant(of: views[0]) == true
        }
    }

    func make(_ relation: Relation, constant: CGFloat, priority: Float) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            item: object(relation.first), attribute: relation.attribute, relatedBy: relation.relation,
            toItem: relation.second.map(object), attribute: relation.other, multiplier: relation.multiplier,
            constant: constant)
        made.priority = UILayoutPriority(priority)
        return made
    }

    func activate(_ index: Int) {
        constraints[index].object.isActive = true
        activeOnes.append(index)
    }

    /// Forgets those that ended with a view that left.
    func forgetEnded() { activeOnes.removeAll { !constraints[$0].object.isActive } }

    /// The views of the tree, from the root inward.
    var insideViews: [Int] {
        func below(_ view: UIView) -> [Int] {
            view.subviews.flatMap { child in views.firstIndex { $0 === child }.map { [$0] + below(child) } ?? [] }
        }
        return [0] + below(views[0])
    }

    /// The same tree anew, with frames as they are and with the constraints that are active, in the order of their activation.
    func rebuilt() -> ConstraintForest {
        let made = ConstraintForest(root: CountingView(frame: views[0].frame))
        var copies: [Int: UIView] = [0: made.views[0]]
        for index in insideViews {
            let view = views[index]
            let copy =
                copies[index]
                ?? (view is UILabel ? UILabel() : view is DecoratedView ? DecoratedView() : CountingView())
            if let label = view as? UILabel, let copy = copy as? UILabel {
                (copy.text, copy.numberOfLines) = (label.text, label.numberOfLines)
            }
            copies[index] = copy
            copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
            copy.semanticContentAttribute = view.semanticContentAttribute
            copy.insetsLayoutMarginsFromSafeArea = false
            copy.layoutMargins = view.layoutMargins
            copy.frame = view.frame
            copy.bounds.origin = view.bounds.origin
            copy.autoresizingMask = view.autoresizingMask
            if index > 0, let superview = view.superview, let number = views.firstIndex(where: { $0 === superview }) {
                copies[number]?.addSubview(copy)
            }
        }
        made.views = views.indices.map { copies[$0] ?? UIView() }
        made.guides = guides.map { guide in
            let copy = UILayoutGuide()
            copy.appliedFrame = guide.appliedFrame
            if let owner = guide.owningView, let index = views.firstIndex(where: { $0 === owner }) {
                made.views[index].addLayoutGuide(copy)
            }
            return copy
        }
        for index in activeOnes {
            let (relation, object) = constraints[index]
            guard isInside(relation.first), relation.second.map(isInside) != false else { continue }
            let copy = made.make(relation, constant: object.constant, priority: object.priority.rawValue)
            made.constraints.append((relation, copy))
            made.activate(made.constraints.count - 1)
        }
        return made
    }

    /// The items of the tree whose rectangle the constraints decide fully.
    var decided: [Item: CGRect] {
        let items = insideViews.dropFirst().map(Item.view) + guides.indices.map(Item.guide).filter(isInside)
        var frames: [Item: CGRect] = [:]
        for item in items {
            let object = object(item)
            guard object.isPlacedByConstraints, !object.isAmbiguous else { continue }
            frames[item] = object.layoutState?.solvedFrame
        }
        return frames
    }

    /// Whether constraints are left out because of others.
    var isContradictory: Bool {
        views.contains { $0.layoutState?.island?.engine.hasBrokenEquations == true }
    }

    /// Sentences about disagreements among the constraints, the items and the engines.
    var disagreements: [String] {
        let items: [any ConstraintItem] =
            views as [any ConstraintItem] + guides as [any ConstraintItem]
            + views.compactMap { $0.attachments?.margins?.guide } as [any ConstraintItem]
        let states = items.compactMap(\.layoutState)
        var found: [String] = []
        let (held, active) = (states.flatMap(\.held), activeOnes.map { constraints[$0].object })
        if Set(held) != Set(active) || held.count != active.count { found.append("held \(held), active \(active)") }
        for state in states {
            let expected = active.filter { constraint in constraint.sides.contains { $0 === state } }
            if Set(expected) != Set(state.mentions) || expected.count != state.mentions.count {
                found.append("mentions of \(String(describing: state.item))")
            }
            let isPassed = active.contains { constraint in
                constraint.sides.compactMap(\.item).contains { item in
                    state.item.map { $0 !== item && item.isInside($0) } == true
                }
            }
            if state.isMentionedFromOutside && expected.isEmpty && !isPassed {
                found.append("mentioned without constraints")
            }
            if let island = state.island {
                if state.isJoined { found.append("an island of a joined item") }
                found += disagreements(in: island, of: states)
            }
        }
        return found
    }

    private func disagreements(in island: LayoutIsland, of states: [LayoutState]) -> [String] {
        let engine = island.engine
        var found = engine.system.brokenInvariants()
        let inside = states.filter { $0.item?.island === island }.flatMap(\.held).filter(\.isInstalled)
        if Set(inside) != Set(island.installed) || inside.count != island.installed.count {
            found.append("installed \(island.installed), held inside \(inside)")
        }
        let equations = engine.equations.compactMap { $0 }
        if equations.count != island.installed.count { found.append("\(equations.count) equations") }
        let counted = equations.map { countedItems(of: $0, in: engine) }
        for item in counted.flatMap({ $0 }) where item.engine !== engine {
            found.append("an equation mentions \(item.item as Any), which is elsewhere")
        }
        for state in engine.order {
            if state.engine !== engine || state.variables == nil { found.append("an item without variables") }
            let followers = engine.order.count { $0.followed === state }
            let uses = counted.reduce(followers) { sum, items in sum + items.count { $0 === state } }
            if uses != state.uses { found.append("\(state.uses) uses instead of \(uses)") }
            if uses == 0, !engine.needsSolution { found.append("an item without use") }
            let dependents = equations.reduce(0) { sum, equation in
                sum + (equation.source === state ? 1 : 0) + (equation.links?.sources.count { $0 === state } ?? 0)
            }
            if dependents != state.dependents.count { found.append("\(state.dependents.count) dependents") }
        }
        return found
    }

    /// The states of the items whose variables an equation's row mentions.
    private func countedItems(of equation: LayoutEngine.InstalledEquation, in engine: LayoutEngine) -> [LayoutState] {
        guard equation.isEntered else { return [] }
        let around = equation.links?.space.map { [$0] } ?? []
        let passed = equation.links?.passed ?? []
        return (equation.equation.countedSides.states + passed + around).filter { $0 !== engine.root }
    }
}
