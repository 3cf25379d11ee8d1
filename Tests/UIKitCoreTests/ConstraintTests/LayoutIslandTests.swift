import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// Which engine lays out which part of a hierarchy.
@Suite(.application) struct LayoutIslandTests {
    private let root = TestItem(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    private func constraint(
        _ first: TestItem, _ attribute: NSLayoutConstraint.Attribute, _ second: TestItem? = nil,
        _ other: NSLayoutConstraint.Attribute? = nil,
        plus constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            LayoutEquation(
                first: .init(part: first.ownPart(attribute)), relation: .equal,
                second: second.map { .init(part: $0.ownPart(other ?? attribute)) }, constant: constant))
        made.activate()
        return made
    }

    /// Installs all items from the deepest up, solves, and applies the frames.
    private func layOut(_ item: TestItem? = nil) {
        let item = item ?? root
        func install(_ item: TestItem) {
            for child in item.children { install(child) }
            item.installHeldConstraints()
        }
        func solve(_ item: TestItem) {
            for state in item.layoutState?.island?.engine.solve() ?? [] {
                (state.item as? TestItem)?.applySolvedFrame()
            }
            for child in item.children {
                if let state = child.layoutState { state.island?.engine.geometryDidChange(state) }
                solve(child)
            }
        }
        install(item)
        solve(item)
    }

    /// Pins the four edges of an item to its container's.
    @discardableResult
    private func fill(_ item: TestItem, inset: CGFloat) -> [NSLayoutConstraint] {
        let sides: [(NSLayoutConstraint.Attribute, CGFloat)] = [(.left, 1), (.top, 1), (.right, -1), (.bottom, -1)]
        return sides.map { constraint(item, $0, item.container, plus: inset * $1) }
    }

    @Test func `a constraint is held by the nearest item around both sides`() {
        let outer = TestItem(in: root)
        let (first, second) = (TestItem(in: outer), TestItem(in: outer))

        let own = constraint(first, .width, plus: 10)
        let siblings = constraint(first, .left, second)
        let across = constraint(first, .top, root)

        #expect(own.container === first && siblings.container === outer && across.container === root)
        #expect(outer.layoutState?.held.map { $0 === siblings } == [true])
        #expect(first.layoutState?.mentions.count == 3)
        #expect(root.marks == 1)
    }

    @Test func `constrained content is laid out with its container, and decides about its size`() {
        let outer = TestItem(in: root)
        let inner = TestItem(in: outer)
        _ = [constraint(outer, .left, root), constraint(outer, .top, root)]
        fill(inner, inset: 8)
        _ = [constraint(inner, .width, plus: 50), constraint(inner, .height, plus: 20)]

        layOut()

        #expect(outer.island === root.layoutState?.island)
        #expect(outer.constraintFrame.size == CGSize(width: 66, height: 36))
        #expect(inner.constraintFrame == CGRect(x: 8, y: 8, width: 50, height: 20))
    }

    @Test func `an item that says its own rectangle has an island for its content`() {
        let cell = TestItem(in: root, frame: CGRect(x: 0, y: 50, width: 100, height: 44))
        let label = TestItem(in: cell)
        fill(label, inset: 4)

        layOut()

        #expect(cell.layoutState?.island != nil && root.layoutState?.island == nil)
        #expect(label.constraintFrame == CGRect(x: 4, y: 4, width: 92, height: 36))
    }

    @Test func `content that was an island of its own joins when the container is placed by constraints`() {
        let outer = TestItem(in: root)
        let inner = TestItem(in: outer)
        fill(inner, inset: 10)
        outer.installHeldConstraints()
        let before = outer.layoutState?.island

        fill(outer, inset: 10)
        layOut()

        #expect(before != nil && outer.layoutState?.island == nil)
        #expect(inner.constraintFrame == CGRect(x: 10, y: 10, width: 280, height: 160))
    }

    @Test func `a constraint out of an item with its own rectangle joins that item's content`() {
        let panel = TestItem(in: root, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        let (button, line) = (TestItem(in: panel), TestItem(in: root))
        fill(button, inset: 10)
        _ = [constraint(line, .left, button, .right, plus: 5), constraint(line, .top, button)]

        layOut()

        #expect(panel.layoutState?.isJoined == true)
        #expect(line.constraintFrame.origin == CGPoint(x: 195, y: 10))
        #expect(panel.constraintFrame == CGRect(x: 100, y: 0, width: 100, height: 100))
    }

    @Test func `an item that is moved loses the constraints that lead out and keeps those inside`() {
        let outer = TestItem(in: root)
        let inner = TestItem(in: outer)
        let outward = fill(outer, inset: 10)
        let inward = fill(inner, inset: 5)
        layOut()
        let other = TestItem(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

        outer.move(to: other)
        fill(outer, inset: 0)
        layOut(other)
        layOut()

        #expect(outward.allSatisfy { !$0.isActive } && inward.allSatisfy(\.isActive))
        #expect(outer.constraintFrame == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(inner.constraintFrame == CGRect(x: 5, y: 5, width: 50, height: 50))
        #expect(root.layoutState?.held.isEmpty == true && root.layoutState?.island?.installed.isEmpty == true)
    }

    @Test func `an item keeps its rectangle until a constraint from outside mentions it, and again after the last one`()
    {
        let page = TestItem(in: root)
        let label = TestItem(in: page)
        page.constraintFrame = CGRect(x: 0, y: 10, width: 100, height: 100)
        fill(label, inset: 5)
        layOut()
        let first = (page.constraintFrame, label.constraintFrame.width)

        let edges = fill(page, inset: 20)
        layOut()
        let second = (page.constraintFrame, label.constraintFrame.width)
        for edge in edges { edge.deactivate() }
        page.constraintFrame.size.width = 50
        page.layoutState.map { $0.engine?.geometryDidChange($0) }
        layOut()

        #expect(first.0 == CGRect(x: 0, y: 10, width: 100, height: 100) && first.1 == 90)
        #expect(second.0 == CGRect(x: 20, y: 20, width: 280, height: 160) && second.1 == 270)
        #expect(page.constraintFrame == CGRect(x: 20, y: 20, width: 50, height: 160))
        #expect(label.constraintFrame.width == 40)
    }

    @Test func `a constraint that is switched off and on again counts again`() {
        let item = TestItem(in: root)
        let width = constraint(item, .width, plus: 40)
        _ = [constraint(item, .left, root), constraint(item, .right, root)].map { $0.priority = .init(10) }
        layOut()
        let first = item.constraintFrame.width

        width.isActive = false
        layOut()
        let second = item.constraintFrame.width
        width.constant = 70
        width.isActive = true
        layOut()

        #expect(first == 40)
        #expect(second == 320)
        #expect(item.constraintFrame.width == 70)
    }

    @Test func `an active constraint can be changed`() {
        let item = TestItem(in: root)
        let width = constraint(item, .width, plus: 40)
        layOut()

        width.constant = 90
        layOut()
        let changed = item.constraintFrame.width
        item.wish(width: 30, hugging: 251)
        item.layoutState.map { $0.engine?.wishesDidChange($0) }
        width.priority = .init(100)
        layOut()

        #expect(changed == 90)
        #expect(item.constraintFrame.width == 30)
    }
}
