import CoreGraphics

@testable import UIKitCore

/// A root of 320 by 200 points whose inside an engine lays out.
final class EquationStage {
    let root = TestItem(frame: CGRect(x: 5, y: 5, width: 320, height: 200))
    let engine: LayoutEngine
    private var items: [TestItem] = []

    isolated deinit { engine.end() }

    init() { engine = LayoutEngine(root: root.makeLayoutState()) }

    func item(in container: TestItem? = nil, frame: CGRect? = nil) -> TestItem {
        let item = TestItem(in: container ?? root, frame: frame)
        item.countsMentions = false
        items.append(item)
        return item
    }

    @discardableResult
    func add(
        _ first: TestItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: TestItem? = nil, _ other: NSLayoutConstraint.Attribute = .notAnAttribute,
        times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, priority: Float = 1000, rightToLeft: Bool = false
    ) -> LayoutEngine.EquationID {
        engine.add(
            LayoutEquation(
                first: .init(part: first.ownPart(attribute)), relation: relation,
                second: second.map { .init(part: $0.ownPart(other)) }, multiplier: multiplier, constant: constant,
                priority: priority, runsRightToLeft: rightToLeft))
    }

    /// Solves and applies, and gives the frame of an item.
    func frame(of item: TestItem) -> CGRect {
        for state in engine.solve() { (state.item as? TestItem)?.applySolvedFrame() }
        return item.constraintFrame
    }

    /// Has the engine read all values of an item again.
    func followChange(of item: TestItem) {
        engine.geometryDidChange(item.makeLayoutState())
        engine.wishesDidChange(item.makeLayoutState())
    }
}
