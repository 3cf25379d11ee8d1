import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitStacks
import UIKitTesting

/// Random changes of stacks in stacks, beside the same made at once.
@Suite(.application) struct StackWalkTests {
    private static let priorities: [Float] = [250, 250, 250, 251, 249, 600, 749, 750, 751, 999]

    private static func node(_ random: inout SeededNumbers, stacks: Bool) -> StackForest.Node {
        let kind: StackForest.Kind =
            random.chance(0.3) && stacks
            ? .stack : [.label, .label, .sized, .plain].randomElement(using: &random)!
        var node = StackForest.Node(kind: kind)
        arrange(&node, &random)
        node.text = text(&random)
        node.lines = random.number(0...1)
        node.size = CGSize(width: random.length(5...90), height: random.length(5...40))
        if random.chance(0.3) { node.hugging[0] = priorities.randomElement(using: &random)! }
        if random.chance(0.3) { node.resistance[0] = priorities.randomElement(using: &random)! }
        return node
    }

    private static func text(_ random: inout SeededNumbers) -> String {
        ["", "a", "abcd", "ab cd ef", "aaaa bbbb cccc dddd"].randomElement(using: &random)!
    }

    private static func arrange(_ node: inout StackForest.Node, _ random: inout SeededNumbers) {
        node.axis = random.chance(0.5) ? .horizontal : .vertical
        node.distribution = [.fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
            .randomElement(using: &random)!
        node.alignment = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline].randomElement(
            using: &random)!
        if node.axis == .vertical, node.alignment == .firstBaseline || node.alignment == .lastBaseline {
            node.alignment = .fill
        }
        node.spacing = random.length(0...9)
        node.hasMargins = random.chance(0.2)
    }

    /// Makes one random change, and describes it.
    private static func step(_ forest: StackForest, _ random: inout SeededNumbers) -> String {
        let numbers = forest.nodes.keys.sorted()
        let number = numbers.randomElement(using: &random)!
        let stacks = numbers.filter { forest.nodes[$0]!.kind == .stack }
        let stack = stacks.randomElement(using: &random)!
        let stackView = forest.views[stack] as! UIStackView
        switch random.number(0...15) {
        case 0...2:
            guard numbers.count < 12 else { break }
            let made = (numbers.last ?? 0) + 1
            forest.nodes[made] = node(&random, stacks: true)
            let index = random.number(0...forest.nodes[stack]!.content.count)
            forest.nodes[stack]!.content.insert(made, at: index)
            stackView.insertArrangedSubview(forest.makeView(made), at: index)
            return "adds \(made) to \(stack), at \(index): \(forest.nodes[made]!)"
        case 3:
            guard number > 0 else { break }
            if random.chance(0.5) {
                (forest.views[number]?.superview as? UIStackView)?.removeArrangedSubview(forest.views[number]!)
            }
            forest.remove(number)
            return "removes \(number)"
        case 4:
            // Moves a view to another stack, with all inside.
            guard number > 0, !stackView.isDescendant(of: forest.views[number]!) else { break }
            for other in numbers { forest.nodes[other]!.content.removeAll { $0 == number } }
            let index = random.number(0...forest.nodes[stack]!.content.count)
            forest.nodes[stack]!.content.insert(number, at: index)
            forest.nodes[number]!.ownSpacing = nil
            let view = forest.views[number]!
            if random.chance(0.5), view.superview !== stackView { view.removeFromSuperview() }
            if view.superview === stackView { stackView.removeArrangedSubview(view) }
            stackView.insertArrangedSubview(view, at: index)
            for limit in forest.limits.keys.sorted() where forest.limits[limit]!.node == number {
                forest.removeLimit(limit)
            }
            return "moves \(number) to \(stack), at \(index)"
        case 5...7:
            guard number > 0 else { break }
            forest.nodes[number]!.isHidden.toggle()
            forest.views[number]!.isHidden.toggle()
            return "\(forest.nodes[number]!.isHidden ? "hides" : "shows") \(number)"
        case 8:
            forest.nodes[number]!.text = text(&random)
            forest.nodes[number]!.size = CGSize(width: random.length(5...90), height: random.length(5...40))
            forest.follow(number)
            return "writes \(number): \(forest.nodes[number]!.text) \(forest.nodes[number]!.size)"
        case 9, 10:
            arrange(&forest.nodes[stack]!, &random)
            forest.follow(stack)
            return "arranges \(stack): \(forest.nodes[stack]!)"
        case 11:
            guard number > 0, let around = forest.views[number]!.superview as? UIStackView else { break }
            forest.nodes[number]!.ownSpacing = random.chance(0.6) ? random.length(0...20) : nil
            forest.followOwnSpacing(number, in: around)
            return "spaces \(number): \(String(describing: forest.nodes[number]!.ownSpacing))"
        case 12:
            let priority: Float = [1000, 999, 600, 300, 100].randomElement(using: &random)!
            let limit = StackForest.Limit(
                node: number, isWidth: random.chance(0.6),
                relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
                constant: random.length(10...200), priority: priority)
            forest.add(limit, (forest.limits.keys.max() ?? 0) + 1)
            return "limits \(number): \(limit)"
        case 13:
            guard let limit = forest.limits.keys.sorted().randomElement(using: &random) else { break }
            if random.chance(0.6) {
                forest.limits[limit]!.constant = random.length(10...200)
                forest.limits[limit]!.priority = [1000, 999, 600, 300, 100].randomElement(using: &random)!
                forest.followLimit(limit)
                return "changes \(forest.limits[limit]!)"
            }
            forest.removeLimit(limit)
            return "ends a limit"
        case 14:
            if random.chance(0.5) {
                forest.size = CGSize(width: random.length(150...400), height: random.length(100...400))
            } else {
                forest.isRightToLeft.toggle()
            }
            forest.follow()
            return "turns to \(forest.size) \(forest.isRightToLeft)"
        default:
            let measured = forest.views[number]!
            _ = measured.systemLayoutSizeFitting(CGSize(width: 50, height: 0))
            if random.chance(0.3) { measured.layoutIfNeeded() }
            return "measures \(number)"
        }
        return ""
    }

    /// Sentences about differences from the same stacks made at once.
    private static func faults(_ forest: StackForest, _ tester: ViewTester) -> [String] {
        var found: [String] = []
        let before = forest.views.mapValues(\.frame)
        for view in forest.views.values { view.setNeedsLayout() }
        tester.pump()
        for (number, frame) in before where forest.views[number]!.frame != frame {
            found.append("\(number) goes from \(frame) to \(forest.views[number]!.frame) by layout alone")
        }
        guard !forest.isContradictory else { return found }
        let fresh = forest.rebuilt()
        forest.root.superview?.addSubview(fresh.root)
        fresh.root.layoutIfNeeded()
        defer { fresh.root.removeFromSuperview() }
        // Heights follow from widths that could be other ones.
        if forest.hasUndecidedTexts || fresh.hasUndecidedTexts { return found }
        if fresh.isContradictory { return found + ["the new stacks contradict themselves"] }
        for number in forest.nodes.keys.sorted() {
            guard let frame = forest.solvedFrame(number), let expected = fresh.solvedFrame(number) else { continue }
            let distances = [
                frame.minX - expected.minX, frame.minY - expected.minY, frame.maxX - expected.maxX,
                frame.maxY - expected.maxY,
            ]
            guard distances.contains(where: { abs($0) > 0.001 }) else { continue }
            found.append("\(number) is at \(frame) instead of \(expected)")
        }
        return found
    }

    @Test(arguments: [1, 9, 11, 19, 30, 210, 233, 435])
    func `after any changes stacks are laid out like stacks made anew`(seed: Int) {
        let tester = ViewTester(size: CGSize(width: 480, height: 480))
        var random = SeededNumbers(seed: UInt64(seed) &* 31_337)
        let forest = StackForest(
            nodes: [0: StackForest.Node(kind: .stack)], size: CGSize(width: 320, height: 400))
        tester.show(forest.root, at: .zero)
        var history: [String] = []
        for _ in 0..<40 {
            for _ in 0..<random.number(1...3) { history.append(Self.step(forest, &random)) }
            tester.pump()
            let found = Self.faults(forest, tester)
            guard found.isEmpty else {
                let steps = history.filter { !$0.isEmpty }
                Issue.record("Seed \(seed): \((found + steps).joined(separator: "\n"))")
                return
            }
        }
    }
}

extension SeededNumbers {
    fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    fileprivate mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }
    fileprivate mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
}
