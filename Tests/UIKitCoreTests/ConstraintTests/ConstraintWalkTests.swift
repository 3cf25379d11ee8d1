import CoreGraphics
import QuartzCore
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Random changes of a tree of views and its constraints, beside the same tree made at once.
@Suite(.application) struct ConstraintWalkTests {
    private typealias Item = ConstraintForest.Item

    private static let priorities: [Float] = [1000, 1000, 999, 750, 500, 250, 50]
    private static let attributes: [[NSLayoutConstraint.Attribute]] = [
        [.left, .right, .centerX], [.leading, .trailing], [.width, .width], [.height, .height],
        [.top, .bottom, .centerY, .firstBaseline, .lastBaseline],
    ]

    private static func item(_ forest: ConstraintForest, _ random: inout SeededNumbers) -> Item {
        let views = forest.insideViews
        if random.chance(0.2), let guide = forest.guides.indices.randomElement(using: &random),
            forest.isInside(.guide(guide))
        {
            return .guide(guide)
        }
        let view = views.randomElement(using: &random)!
        return random.chance(0.15) ? .margins(view) : .view(view)
    }

    private static func relation(_ forest: ConstraintForest, _ random: inout SeededNumbers) -> ConstraintForest.Relation
    {
        let group = attributes.randomElement(using: &random)!
        let attribute = group.randomElement(using: &random)!
        var first = item(forest, &random)
        while first == .view(0) || first == .margins(0) && forest.views.count > 1 { first = item(forest, &random) }
        var second: Item? = item(forest, &random)
        // Most constraints are between a view and the one around it.
        if random.chance(0.5), case .view(let index) = first, let around = forest.views[index].superview {
            second = forest.views.firstIndex { $0 === around }.map(Item.view)
        }
        if attribute.isLength, random.chance(0.6) { second = nil }
        return ConstraintForest.Relation(
            first: first, attribute: attribute,
            relation: [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
            second: second, other: second == nil ? .notAnAttribute : group.randomElement(using: &random)!,
            multiplier: random.chance(0.1) ? [0.5, 2].randomElement(using: &random)! : 1)
    }

    private static func mask(_ random: inout SeededNumbers) -> UIView.AutoresizingMask {
        UIView.AutoresizingMask(rawValue: UInt(random.number(0...63)))
    }

    /// Makes one random change.
    private static func step(_ forest: ConstraintForest, _ random: inout SeededNumbers) -> String {
        let inside = forest.insideViews
        let index = inside.randomElement(using: &random)!
        let view = forest.views[index]
        switch random.number(0...21) {
        case 0, 1:
            guard forest.views.count < 9 else { break }
            let made: UIView =
                random.chance(0.3)
                ? UILabel() : random.chance(0.2) ? ConstraintForest.DecoratedView() : ConstraintForest.CountingView()
            if let label = made as? UILabel {
                label.text = ["ab", "abcd", "a b c d e f"].randomElement(using: &random)
                label.numberOfLines = random.number(0...1)
            }
            made.frame = CGRect(
                x: random.length(0...100), y: random.length(0...100), width: random.length(10...100),
                height: random.length(10...100))
            made.translatesAutoresizingMaskIntoConstraints = random.chance(0.25)
            made.insetsLayoutMarginsFromSafeArea = false
            if random.chance(0.5) { made.autoresizingMask = mask(&random) }
            forest.views.append(made)
            view.addSubview(made)
            return "adds \(forest.views.count - 1) to \(index)"
        case 2:
            guard index > 0, random.chance(0.5) else { break }
            view.removeFromSuperview()
            return "removes \(index)"
        case 3:
            let other = forest.views.indices.dropFirst().randomElement(using: &random)
            guard let other, !view.isDescendant(of: forest.views[other]) else { break }
            view.addSubview(forest.views[other])
            return "moves \(other) to \(index)"
        case 4...9:
            guard forest.activeOnes.count < 24, inside.count > 1 else { break }
            let relation = relation(forest, &random)
            let constant = relation.second == nil ? random.length(10...120) : random.length(-30...30)
            let made = forest.make(
                relation, constant: constant, priority: priorities.randomElement(using: &random)!)
            forest.constraints.append((relation, made))
            forest.activate(forest.constraints.count - 1)
            return "adds \(made)"
        case 10:
            guard let active = forest.activeOnes.randomElement(using: &random) else { break }
            forest.constraints[active].object.isActive = false
            return "ends \(forest.constraints[active].object)"
        case 11:
            let inactive = forest.constraints.indices.filter { index in
                let (relation, object) = forest.constraints[index]
                return !object.isActive && forest.isInside(relation.first)
                    && relation.second.map(forest.isInside) != false
            }
            guard let chosen = inactive.randomElement(using: &random) else { break }
            forest.activate(chosen)
            return "activates \(forest.constraints[chosen].object)"
        case 12, 13:
            guard let active = forest.activeOnes.randomElement(using: &random) else { break }
            forest.constraints[active].object.constant += random.length(-20...20)
            return "moves \(forest.constraints[active].object)"
        case 14:
            guard let active = forest.activeOnes.randomElement(using: &random) else { break }
            let object = forest.constraints[active].object
            object.priority = UILayoutPriority(priorities.randomElement(using: &random)!)
            return "weighs \(object)"
        case 15:
            guard index > 0 else { break }
            if random.chance(0.5) {
                view.autoresizingMask = mask(&random)
                return "gives \(index) the mask \(view.autoresizingMask.rawValue)"
            }
            view.translatesAutoresizingMaskIntoConstraints.toggle()
            return "toggles \(index)"
        case 16:
            forest.views[0].frame.size = CGSize(width: random.length(100...400), height: random.length(100...400))
            return "resizes"
        case 17:
            guard index > 0 else { break }
            view.frame = CGRect(
                x: random.length(0...100), y: random.length(0...100), width: random.length(10...100),
                height: random.length(10...100))
            view.superview?.setNeedsLayout()
            return "sets the frame of \(index)"
        case 18:
            if random.chance(0.4), let guide = forest.guides.randomElement(using: &random) {
                random.chance(0.5) ? view.addLayoutGuide(guide) : guide.owningView?.removeLayoutGuide(guide)
            } else if forest.guides.count < 3 {
                forest.guides.append(UILayoutGuide())
                view.addLayoutGuide(forest.guides[forest.guides.count - 1])
            }
            return "moves guides to \(index)"
        case 19:
            if let label = view as? UILabel {
                label.text = ["x", "xyz", "ab cd ef"].randomElement(using: &random)
            } else {
                view.bounds.origin = CGPoint(x: random.length(-9...9), y: random.length(-9...9))
            }
            return "scrolls \(index)"
        case 20:
            view.semanticContentAttribute = random.chance(0.5) ? .forceRightToLeft : .unspecified
            view.layoutMargins.left = random.length(0...20)
            return "turns \(index)"
        default:
            _ = view.systemLayoutSizeFitting(CGSize(width: 50, height: 0))
            if random.chance(0.5) { view.layoutIfNeeded() }
            view.isHidden.toggle()
            return "measures \(index)"
        }
        return ""
    }

    @Test(arguments: Array(1...16) + [70, 218, 364, 418, 438, 511])
    func `after any changes frames are those of a tree made anew, and a second layout is idle`(
        seed: Int
    ) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        var random = SeededNumbers(seed: UInt64(seed) &* 77_777)
        let root = ConstraintForest.CountingView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        root.insetsLayoutMarginsFromSafeArea = false
        let forest = ConstraintForest(root: root)
        tester.show(root, at: .zero)
        var history: [String] = []
        for _ in 0..<60 {
            for _ in 0..<random.number(1...3) {
                history.append(Self.step(forest, &random))
                forest.forgetEnded()
            }
            tester.pump()
            let fault = fault(of: forest, tester)
            guard fault.isEmpty else {
                let steps = history.filter { !$0.isEmpty }
                Issue.record("Seed \(seed): \((fault + steps).joined(separator: "\n"))")
                return
            }
        }
    }

    private func fault(of forest: ConstraintForest, _ tester: ViewTester) -> [String] {
        var found = forest.disagreements
        let frames = forest.views.map(\.frame)
        let layouts = forest.views.map { ($0 as? ConstraintForest.CountingView)?.layouts }
        tester.pump()
        if layouts != forest.views.map({ ($0 as? ConstraintForest.CountingView)?.layouts }) {
            found.append("An idle frame lays out.")
        }
        for view in forest.views { view.setNeedsLayout() }
        tester.pump()
        for (index, frame) in frames.enumerated() where frame != forest.views[index].frame {
            found.append("View \(index) goes from \(frame) to \(forest.views[index].frame) by layout alone.")
        }
        let keepsNoRoom = forest.insideViews.contains { index in
            let view = forest.views[index]
            return !view.isPlacedByConstraints && (view.bounds.width == 0 || view.bounds.height == 0)
        }
        guard !forest.isContradictory, !keepsNoRoom else { return found }
        let fresh = forest.rebuilt()
        forest.views[0].superview?.addSubview(fresh.views[0])
        defer { fresh.views[0].removeFromSuperview() }
        fresh.views[0].layoutIfNeeded()
        guard !fresh.isContradictory else { return found + ["The new tree contradicts itself."] }
        let expected = fresh.decided
        for (item, frame) in forest.decided {
            guard let other = expected[item] else { continue }
            let distances = [
                frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
                frame.height - other.height,
            ]
            if distances.contains(where: { abs($0) > 0.001 }) {
                found.append("\(item) is at \(frame) instead of \(other).")
            }
        }
        for index in forest.insideViews {
            let (view, other) = (forest.views[index], fresh.views[index])
            if view.isPlacedByConstraints != other.isPlacedByConstraints { found.append("placed \(index)") }
            if let solved = view.layoutState.flatMap(view.solvedFrame(asOf:)), solved != view.untransformedFrame {
                found.append("View \(index) is at \(view.frame) instead of \(solved).")
            }
        }
        return found
    }
}

extension SeededNumbers {
    fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    fileprivate mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }
    fileprivate mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
}
