import ConstraintSolver
import CoreGraphics

@testable import UIKitCore

/// A root of 320 by 200 points whose inside an engine lays out.
final class EquationStage {
    let root = TestItem(frame: CGRect(x: 5, y: 5, width: 320, height: 200))
    let engine: LayoutEngine
    private var items: [TestItem] = []

    init() { engine = LayoutEngine(root: root) }

    func item(in container: TestItem? = nil, frame: CGRect? = nil) -> TestItem {
        let item = TestItem(in: container ?? root, frame: frame)
        items.append(item)
        return item
    }

    @discardableResult
    func add(
        _ first: TestItem, _ attribute: LayoutAttribute, _ relation: ConstraintSystem.Relation = .equal,
        _ second: TestItem? = nil, _ other: LayoutAttribute = .notAnAttribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, priority: Float = 1000, rightToLeft: Bool = false
    ) -> LayoutEngine.EquationID {
        engine.add(
            LayoutEquation(
                first: .init(item: first, attribute: attribute), relation: relation,
                second: second.map { .init(item: $0, attribute: other) }, multiplier: multiplier, constant: constant,
                priority: priority, runsRightToLeft: rightToLeft))
    }

    /// Solves and applies, and gives the frame of an item.
    func frame(of item: TestItem) -> CGRect {
        for (item, frame) in engine.solve() { item.adopt(constraintFrame: frame) }
        return item.constraintFrame
    }
}
