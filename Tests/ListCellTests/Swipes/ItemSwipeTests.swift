import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Items of lists that are swiped.
@Suite(.application) struct ItemSwipeTests {
    private func stage(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        style: UIContextualAction.Style = .destructive, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ prepare: (ListStage) -> Void = { _ in }
    ) -> ListStage {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        weak var stage: ListStage?
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            stage?.calls.append("trailing \(path.item)")
            let action = UIContextualAction(style: style, title: "A") { _, _, done in
                stage?.calls.append("perform")
                stage?.done = done
            }
            return path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [action])
        }
        return ListStage([["r0", "r1", "r2"]], configuration, direction: direction) {
            stage = $0
            prepare($0)
        }
    }

    /// Moves a finger over an item by some points behind the slop, and lifts it at rest.
    private func swipe(_ stage: ListStage, _ item: Int = 0, by distance: CGFloat) throws {
        let y = try stage.cell(item).frame.midY
        let touch = stage.tester.touch(at: CGPoint(x: 160, y: y))
        let sign: CGFloat = distance < 0 ? -1 : 1
        for part in 1...10 { touch.move(to: CGPoint(x: 160 + (distance + sign * 10) * CGFloat(part) / 10, y: y)) }
        stage.tester.pump(by: 0.3)
        touch.move(by: .zero)
        touch.lift()
        stage.tester.settle()
    }

    private func buttons(_ stage: ListStage) -> [SwipeButton] {
        stage.collection.subviews.flatMap(\.subviews).compactMap { $0 as? SwipeButton }
    }

    @Test func `an item opens by the width of its buttons`() throws {
        let stage = stage()
        try swipe(stage, by: -50)
        #expect(try stage.cell(0).frame == CGRect(x: -74, y: 0, width: 320, height: 44))
        #expect(buttons(stage).map(\.frame) == [CGRect(x: 246, y: 0, width: 74, height: 44)])
        #expect(try stage.cell(0).configurationState.isSwiped)
        #expect(stage.calls == ["trailing 0"])
    }

    @Test func `the button performs its action, and the item closes when that is done`() throws {
        let stage = stage(style: .normal)
        try swipe(stage, by: -50)
        stage.tester.tap(at: CGPoint(x: 280, y: 22))
        stage.tester.settle()
        stage.done(true)
        stage.tester.settle()
        #expect(stage.calls == ["trailing 0", "perform"])
        #expect(try stage.cell(0).frame.minX == 0)
        #expect(try stage.cell(0).configurationState.isSwiped == false)
        #expect(buttons(stage).isEmpty)
    }

    @Test func `a swipe over two thirds of the width does the first action, and a deleted item is taken out`() throws {
        let stage = stage()
        try swipe(stage, by: -230)
        #expect(stage.calls == ["trailing 0", "perform"])
        stage.names = [["r1", "r2"]]
        stage.done(true)
        stage.tester.settle()
        #expect(stage.collection.numberOfItems(inSection: 0) == 2)
        #expect(try stage.cell(0).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(buttons(stage).isEmpty)
    }

    @Test func `a cell that was swiped out has no displacement when it is reused`() throws {
        let stage = stage()
        try swipe(stage, by: -230)
        let cell = try stage.cell(0)
        stage.names = [["r1", "r2"]]
        stage.done(true)
        stage.tester.settle()
        stage.names = [["r1", "r2", "r3"]]
        stage.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
        stage.tester.settle()
        #expect(try stage.cell(2) === cell)
        #expect(cell.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
        #expect(cell.alpha == 1)
        #expect(cell.mask == nil)
    }

    @Test func `without actions, while edited and where the delegate says no, items stay`() throws {
        let stage = stage { $0.canEdit = { $0.item != 1 } }
        try swipe(stage, 2, by: -50)
        try swipe(stage, 1, by: -50)
        try swipe(stage, 0, by: 50)
        stage.collection.isEditing = true
        stage.tester.settle()
        try swipe(stage, 0, by: -50)
        #expect(buttons(stage).isEmpty)
        #expect(stage.calls == ["trailing 2"])
    }

    @Test func `a tap elsewhere only closes the item, and scrolling does too`() throws {
        let stage = stage()
        try swipe(stage, by: -50)
        stage.tester.tap(at: CGPoint(x: 100, y: 110))
        stage.tester.settle()
        #expect(try stage.cell(0).frame.minX == 0)
        #expect(stage.calls == ["trailing 0"])
        try swipe(stage, by: -50)
        stage.collection.contentOffset.y = 5
        stage.tester.settle()
        #expect(try stage.cell(0).frame.minX == 0)
    }

    @Test func `an item that is swiped again while it closes has no displacement at the end`() throws {
        let stage = stage()
        try swipe(stage, by: -50)
        stage.tester.tap(at: CGPoint(x: 100, y: 110))
        stage.tester.pump()
        try swipe(stage, by: -50)
        #expect(stage.calls == ["trailing 0", "trailing 0"])
        #expect(try stage.cell(0).frame.minX == -74)
        stage.tester.tap(at: CGPoint(x: 100, y: 110))
        stage.tester.settle()
        #expect(try stage.cell(0).frame.minX == 0)
        #expect(buttons(stage).isEmpty)
    }

    @Test func `a swipe on a header that floats opens no item under it`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        (configuration.headerMode, configuration.headerTopPadding) = (.supplementary, 0)
        var asked: [Int] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            asked.append(path.item)
            return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { _, _, _ in }])
        }
        let stage = ListStage([(0..<30).map { "r\($0)" }], configuration)
        stage.collection.contentOffset.y = 200
        stage.tester.pump()
        let top = stage.collection.contentOffset.y
        let header = try stage.edge(UICollectionView.elementKindSectionHeader).frame
        #expect(header.minY == top)

        for y in [header.midY, header.maxY + 10] {
            let touch = stage.tester.touch(at: CGPoint(x: 160, y: y - top))
            stage.tester.move(touch, by: CGVector(dx: -60, dy: 0), over: 0.2)
            touch.lift()
            stage.tester.settle()
            #expect(asked.isEmpty == (y == header.midY))
        }
    }

    @Test func `while an item is open, a key only closes it, and two fingers do not select`() throws {
        let stage = stage()
        stage.collection.allowsMultipleSelectionDuringEditing = true
        let (engine, point) = (stage.collection.engine, CGPoint(x: 160, y: 66))
        #expect(engine.maySweep(at: point))
        try swipe(stage, by: -50)

        #expect(!engine.maySweep(at: point))
        engine.touches.choose(try stage.cell(1))
        stage.tester.settle()

        #expect(try stage.cell(0).frame.minX == 0)
        #expect(stage.calls == ["trailing 0"])
        #expect(engine.maySweep(at: point))
    }

    @Test func `reload and editing close at once`() throws {
        let stage = stage()
        try swipe(stage, by: -50)
        stage.collection.reloadData()
        stage.tester.pump()
        #expect(try stage.cell(0).frame.minX == 0)
        #expect(buttons(stage).isEmpty)
        try swipe(stage, by: -50)
        stage.collection.isEditing = true
        #expect(buttons(stage).isEmpty)
        stage.tester.settle()
    }

    @Test func `from right to left the trailing side is the left one`() throws {
        let stage = stage(direction: .rightToLeft)
        try swipe(stage, by: 50)
        #expect(try stage.cell(0).frame.minX == 74)
    }

    @Test func `an item slides inside its card`() throws {
        let stage = stage(.insetGrouped)
        try swipe(stage, by: -50)
        let cell = try stage.cell(0)
        #expect(cell.frame == CGRect(x: -58, y: 35, width: 288, height: 44))
        #expect(cell.mask?.frame == CGRect(x: 74, y: 0, width: 288, height: 44))
    }

    @Test func `a minus sign without handler opens the trailing actions`() throws {
        let stage = stage { $0.fill = { cell, _ in cell.accessories = [.delete()] } }
        stage.collection.isEditing = true
        stage.tester.settle()
        try stage.tap(0, x: 28)
        #expect(try stage.cell(0).frame.minX == -74)
        stage.tester.tap(at: CGPoint(x: 280, y: 22))
        stage.tester.settle()
        #expect(stage.calls == ["trailing 0", "perform"])
    }
}
