import CoreGraphics
import Testing
import UIKitTesting

@_spi(Subclassing) @testable import UIKitCore

@Suite(.application) struct LayoutEngineTests {
    private let stage = EquationStage()

    /// Pins all edges of an item to those of another, with a distance inward.
    private func pin(_ item: TestItem, to other: TestItem, inset: CGFloat) {
        stage.add(item, .left, .equal, other, .left, plus: inset)
        stage.add(item, .top, .equal, other, .top, plus: inset)
        stage.add(item, .right, .equal, other, .right, plus: -inset)
        stage.add(item, .bottom, .equal, other, .bottom, plus: -inset)
    }

    @Test func `an item pinned to the root fills it but for the distances, and follows its size`() {
        let item = stage.item()
        pin(item, to: stage.root, inset: 10)
        let first = stage.frame(of: item)

        stage.root.constraintFrame.size = CGSize(width: 100, height: 50)
        stage.followChange(of: stage.root)

        #expect(first == CGRect(x: 10, y: 10, width: 300, height: 180))
        #expect(stage.frame(of: item) == CGRect(x: 10, y: 10, width: 80, height: 30))
    }

    @Test func `a position in a container is its own space's, and one across containers counts every step`() {
        let outer = stage.item()
        let inner = stage.item(in: outer)
        let sibling = stage.item()
        outer.contentOrigin = CGPoint(x: -2, y: -3)
        pin(outer, to: stage.root, inset: 20)
        pin(inner, to: outer, inset: 5)
        stage.add(sibling, .left, .equal, inner, .left, plus: 1)
        stage.add(sibling, .top, .equal, inner, .bottom)

        let frames = [stage.frame(of: outer), stage.frame(of: inner), stage.frame(of: sibling)]

        #expect(frames[0] == CGRect(x: 20, y: 20, width: 280, height: 160))
        // Its container's own space begins two points to the left of the rectangle and three above.
        #expect(frames[1] == CGRect(x: 7, y: 8, width: 270, height: 150))
        #expect(frames[2].origin == CGPoint(x: 26, y: 175))
    }

    @Test func `equal widths share the room that distances leave`() {
        let items = (0..<3).map { _ in stage.item() }
        stage.add(items[0], .leading, .equal, stage.root, .leading)
        for (item, next) in zip(items, items.dropFirst()) {
            stage.add(next, .leading, .equal, item, .trailing, plus: 10)
            stage.add(next, .width, .equal, items[0], .width)
        }
        stage.add(items[2], .trailing, .equal, stage.root, .trailing)

        let frames = items.map(stage.frame)

        #expect(frames.map(\.width) == [100, 100, 100])
        #expect(frames.map(\.minX) == [0, 110, 220])
    }

    @Test func `from right to left leading is at the right, and distances and comparisons are mirrored`() {
        let (item, other, third) = (stage.item(), stage.item(), stage.item())
        for one in [item, other, third] { stage.add(one, .width, .equal, plus: 50) }
        stage.add(item, .leading, .equal, stage.root, .leading, plus: 20, rightToLeft: true)
        stage.add(other, .leading, .greaterThanOrEqual, item, .trailing, plus: 8, rightToLeft: true)
        stage.add(other, .leading, .equal, item, .trailing, priority: 250, rightToLeft: true)
        stage.add(third, .leading, .equal, stage.root, .trailing, times: 0.5, rightToLeft: true)

        let frames = [item, other, third].map(stage.frame)

        #expect(frames.map(\.minX) == [250, 192, 110])
    }

    @Test func `centres, ratios and lengths of their own`() {
        let item = stage.item()
        stage.add(item, .centerX, .equal, stage.root, .centerX)
        stage.add(item, .centerY, .equal, stage.root, .bottom, times: 0.25)
        stage.add(item, .height, .equal, plus: 40)
        stage.add(item, .width, .equal, item, .height, times: 2, plus: 10)

        #expect(stage.frame(of: item) == CGRect(x: 115, y: 30, width: 90, height: 40))
    }

    @Test func `baselines follow the content`() {
        let (title, value) = (stage.item(), stage.item())
        title.baselines = TextBaselines(from: .top, first: 15, last: 15, height: 40)
        value.baselines = TextBaselines(from: .middle, first: 2, last: 6, height: 40)
        for item in [title, value] { stage.add(item, .height, .equal, plus: 20) }
        stage.add(title, .top, .equal, stage.root, .top, plus: 30)
        stage.add(value, .firstBaseline, .equal, title, .firstBaseline)
        let first = stage.frame(of: value).minY

        title.baselines = TextBaselines(from: .top, first: 18, last: 18, height: 40)
        stage.followChange(of: title)

        #expect(first == 33)
        #expect(stage.frame(of: value).minY == 36)
    }

    @Test func `content resists compression more than it resists stretching`() {
        let (label, field) = (stage.item(), stage.item())
        label.wish(width: 60, height: 20, hugging: 251)
        field.wish(width: 100, height: 30)
        stage.add(label, .left, .equal, stage.root, .left)
        stage.add(field, .left, .equal, label, .right)
        stage.add(field, .right, .equal, stage.root, .right)
        let wide = [stage.frame(of: label), stage.frame(of: field)].map(\.width)

        label.wish(width: 400, height: 20, hugging: 251, compression: 749)
        stage.followChange(of: label)
        let narrow = [stage.frame(of: label), stage.frame(of: field)].map(\.width)

        #expect(wide == [60, 260])
        #expect(narrow == [220, 100])
    }

    @Test func `an item with a rectangle of its own keeps it, and others follow`() {
        let fixed = stage.item(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
        let item = stage.item()
        pin(item, to: fixed, inset: -5)
        let first = stage.frame(of: item)

        fixed.constraintFrame.origin.x = 100
        stage.followChange(of: fixed)

        #expect(first == CGRect(x: 35, y: 45, width: 70, height: 80))
        #expect(stage.frame(of: item).minX == 95)
        #expect(fixed.constraintFrame == CGRect(x: 100, y: 50, width: 60, height: 70))
    }

    @Test func `the later of two contradicting equations is left out, reported, and holds when the other is removed`() {
        let item = stage.item()
        let first = stage.add(item, .width, .equal, plus: 100)
        let second = stage.add(item, .width, .equal, plus: 200)
        let before = stage.frame(of: item).width
        let conflicts = stage.engine.conflicts

        stage.engine.remove(first)

        #expect(before == 100)
        #expect(conflicts.map(\.broken) == [second])
        #expect(conflicts.first?.others == [first] && conflicts.first?.includesGivenFrame == false)
        #expect(stage.frame(of: item).width == 200)
    }

    @Test func `an equation against an item's own rectangle is the one that is left out`() {
        let fixed = stage.item(frame: CGRect(x: 0, y: 0, width: 60, height: 70))

        let broken = stage.add(fixed, .width, .equal, plus: 100)

        #expect(stage.frame(of: fixed).width == 60)
        #expect(stage.engine.conflicts.map(\.broken) == [broken])
        #expect(stage.engine.conflicts.first?.includesGivenFrame == true)
    }

    @Test func `a changed constant or priority has its effect, and a contradicting one is left out`() {
        let item = stage.item()
        let width = stage.add(item, .width, .equal, plus: 100)
        let limit = stage.add(item, .width, .lessThanOrEqual, stage.root, .width)
        stage.engine.setConstant(150, of: width)
        let changed = stage.frame(of: item).width

        stage.engine.setConstant(500, of: width)
        let conflicts = stage.engine.conflicts
        stage.engine.setPriority(999, of: width)
        let optional = stage.frame(of: item).width
        stage.engine.setPriority(1, of: limit)

        #expect(changed == 150)
        #expect(conflicts.map(\.broken) == [width] && conflicts.first?.others == [limit])
        #expect(optional == 320)
        #expect(stage.frame(of: item).width == 500)
    }

    @Test func `only items whose rectangles changed are given`() {
        let (item, other) = (stage.item(), stage.item())
        pin(item, to: stage.root, inset: 10)
        pin(other, to: item, inset: 1)
        let left = stage.add(other, .width, .equal, plus: 5, priority: 1)
        let first = stage.engine.solve().count

        stage.engine.setConstant(6, of: left)
        let second = stage.engine.solve().count
        let third = stage.engine.solve().count

        #expect(first == 2)
        #expect(second == 0)
        #expect(third == 0)
    }

    @Test func `the fitting size follows the content or the target, and leaves frames as they are`() {
        let item = stage.item()
        item.wish(width: 80, height: 20)
        pin(item, to: stage.root, inset: 10)
        let before = stage.frame(of: item)

        let smallest = stage.engine.fittingSize(.zero, priorities: (50, 50))
        let wide = stage.engine.fittingSize(CGSize(width: 200, height: 0), priorities: (1000, 50))

        #expect(smallest == CGSize(width: 100, height: 40))
        #expect(wide == CGSize(width: 200, height: 40))
        #expect(stage.frame(of: item) == before && before.width == 300)
    }

    @Test func `an item without any equation left is forgotten by the engine`() {
        let item = stage.item()
        let id = stage.add(item, .width, .equal, plus: 10)
        _ = stage.frame(of: item)

        stage.engine.remove(id)
        let changed = stage.engine.solve()

        #expect(item.layoutState?.variables == nil)
        #expect(changed.isEmpty)
    }
}
