import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitStacks

@testable import UIKitCore

/// Stacks in each other by number, of which the same can be built a second time.
final class StackForest {
    enum Kind { case stack, label, sized, plain }

    /// The settings of a view.
    struct Node {
        var kind: Kind
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var hasMargins = false
        var isByBaselines = false
        var content: [Int] = []
        /// The space behind the view that is its own.
        var ownSpacing: CGFloat?
        var isHidden = false
        var text = ""
        var lines = 1
        var size = CGSize.zero
        var hugging: [Float] = [250, 250]
        var resistance: [Float] = [750, 750]
    }

    /// A constraint of the app's own.
    struct Limit {
        var node: Int
        var isWidth: Bool
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        var priority: Float
    }

    var nodes: [Int: Node]
    var limits: [Int: Limit] = [:]
    var size: CGSize
    var isRightToLeft = false
    let root = UIView()
    private(set) var views: [Int: UIView] = [:]
    private var constraints: [Int: NSLayoutConstraint] = [:]

    /// Makes all views; the one with the number 0 is the stack around all others.
    init(nodes: [Int: Node], limits: [Int: Limit] = [:], size: CGSize, isRightToLeft: Bool = false) {
        (self.nodes, self.size, self.isRightToLeft) = (nodes, size, isRightToLeft)
        root.frame.size = size
        root.insetsLayoutMarginsFromSafeArea = false
        follow()
        let stack = makeView(0)
        root.addSubview(stack)
        let trailing = root.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5), trailing,
        ])
        for number in limits.keys.sorted() { add(limits[number]!, number) }
    }

    /// The same views and constraints made at once.
    func rebuilt() -> StackForest {
        StackForest(nodes: nodes, limits: limits, size: size, isRightToLeft: isRightToLeft)
    }

    // MARK: Views

    @discardableResult
    func makeView(_ number: Int) -> UIView {
        let node = nodes[number]!
        let view: UIView
        switch node.kind {
        case .stack:
            let stack = UIStackView()
            for inner in node.content { stack.addArrangedSubview(makeView(inner)) }
            view = stack
        case .label: view = UILabel()
        case .sized: view = SizedView(0)
        case .plain: view = UIView()
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        view.insetsLayoutMarginsFromSafeArea = false
        views[number] = view
        follow(number)
        if let stack = view as? UIStackView {
            for inner in node.content { followOwnSpacing(inner, in: stack) }
        }
        return view
    }

    /// Gives a view its settings.
    func follow(_ number: Int) {
        let (node, view) = (nodes[number]!, views[number]!)
        if view.isHidden != node.isHidden { view.isHidden = node.isHidden }
        view.setContentHuggingPriority(UILayoutPriority(node.hugging[0]), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(node.hugging[1]), for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(node.resistance[0]), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(node.resistance[1]), for: .vertical)
        switch view {
        case let stack as UIStackView:
            (stack.axis, stack.distribution, stack.alignment) = (node.axis, node.distribution, node.alignment)
            (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (node.spacing, node.hasMargins)
            stack.isBaselineRelativeArrangement = node.isByBaselines
        case let label as UILabel: (label.text, label.numberOfLines) = (node.text, node.lines)
        case let view as SizedView where view.size != node.size: view.size = node.size
        default: break
        }
    }

    func followOwnSpacing(_ number: Int, in stack: UIStackView) {
        stack.setCustomSpacing(nodes[number]!.ownSpacing ?? UIStackView.spacingUseDefault, after: views[number]!)
    }

    func follow() {
        root.frame.size = size
        root.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Removes a view with all its contents, from both lists or by its superview.
    func remove(_ number: Int) {
        for inner in nodes[number]!.content { remove(inner) }
        views[number]!.removeFromSuperview()
        for (name, limit) in limits where limit.node == number { (limits[name], constraints[name]) = (nil, nil) }
        (views[number], nodes[number]) = (nil, nil)
        for other in nodes.keys { nodes[other]!.content.removeAll { $0 == number } }
    }

    // MARK: Constraints

    func add(_ limit: Limit, _ number: Int) {
        limits[number] = limit
        let view = views[limit.node]!
        let made = NSLayoutConstraint(
            item: view, attribute: limit.isWidth ? .width : .height, relatedBy: limit.relation, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: limit.constant)
        made.priority = UILayoutPriority(limit.priority)
        made.isActive = true
        constraints[number] = made
    }

    func followLimit(_ number: Int) {
        constraints[number]?.constant = limits[number]!.constant
        constraints[number]?.priority = UILayoutPriority(limits[number]!.priority)
    }

    func removeLimit(_ number: Int) {
        constraints[number]?.isActive = false
        (limits[number], constraints[number]) = (nil, nil)
    }

    // MARK: Comparing

    /// Whether constraints are left out because of others.
    var isContradictory: Bool {
        ([root] + views.values).contains { $0.layoutState?.island?.engine.hasBrokenEquations == true }
    }

    /// Whether a text is wrapped in a width that the constraints do not decide about.
    var hasUndecidedTexts: Bool {
        nodes.contains { $0.value.kind == .label && $0.value.lines == 0 && !isDecided($0.key) }
    }

    /// Whether the constraints decide about a view fully.
    private func isDecided(_ number: Int) -> Bool { !views[number]!.isAmbiguous }

    /// The frame of a view before it is rounded, if the constraints decide about it fully.
    func solvedFrame(_ number: Int) -> CGRect? {
        isDecided(number) ? views[number]!.layoutState?.solvedFrame : nil
    }
}
