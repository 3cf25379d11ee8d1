import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// An item that an app moves as a gesture says.
@Suite(.application) struct ItemMovementTests {
    /// Of a distance 0.38105 is left after 0.1 s of a spring of 0.3 s that is damped critically.
    private static let rest: CGFloat = 0.38105

    private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

    private func begin(_ stage: CollectionStage, _ item: Int, _ section: Int = 0) -> Bool {
        stage.collection.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
    }

    private func move(_ stage: CollectionStage, _ y: CGFloat) {
        stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
        stage.tester.pump()
    }

    // MARK: Following

    @Test func `the item follows, the others make room, and the data is changed once at the end`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        let cell = stage.cell("0")
        stage.calls = []

        #expect(begin(stage, 0))
        move(stage, 100)
        #expect(cell?.frame == CGRect(x: 0, y: 80, width: 320, height: 40))
        #expect(cell?.layer.presentation()?.frame == CGRect(x: 0, y: 80, width: 320, height: 40))
        #expect(stage.collection.subviews.last { $0 is UICollectionViewCell } === cell)
        #expect(stage.cell("1")?.frame.minY == 0)
        stage.tester.pump(by: 0.1)
        #expect(isNear(stage.cell("1")?.layer.presentation()?.frame.minY ?? 0, 40 * Self.rest))
        move(stage, 107)
        #expect(cell?.layer.presentation()?.frame.minY == 87)
        #expect(stage.names[0].prefix(3) == ["0", "1", "2"])
        #expect(stage.shown.prefix(3) == ["1", "2", "0"])
        #expect(stage.calls.isEmpty)

        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.calls == ["move to 0.2 from 0.0"])
        #expect(stage.names[0].prefix(3) == ["1", "2", "0"])
        #expect(stage.shown.prefix(4) == ["1", "2", "0", "3"])
        #expect(stage.cell("0") === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 80, width: 320, height: 40))
        #expect(stage.cellViews.count == 11)
    }

    @Test func `a landing item is in front of the others until it is settled`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        _ = begin(stage, 0)
        move(stage, 110)
        let cell = stage.cell("0")

        stage.collection.endInteractiveMovement()
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        #expect(isNear(cell?.layer.presentation()?.frame.minY ?? 0, 80 + 10 * Self.rest))
        #expect(stage.collection.subviews.last { $0 is UICollectionViewCell } === cell)
        stage.tester.settle()
        #expect(stage.cells.map(\.frame.minY) == (0..<11).map { CGFloat($0 * 40) })
    }

    @Test func `a cancelled movement moves back, and the data source is not notified`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        stage.collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
        stage.calls = []
        _ = begin(stage, 0)
        move(stage, 200)
        #expect(stage.collection.indexPathsForSelectedItems == [.item(5)])

        stage.collection.cancelInteractiveMovement()
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
        #expect(stage.shown == (0..<11).map { "\($0)" })
        #expect(stage.cells.map(\.frame.minY) == (0..<11).map { CGFloat($0 * 40) })
        #expect(stage.collection.indexPathsForSelectedItems == [.item(0)])
    }

    @Test func `an item that the data source holds stays`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        stage.mayMove = { $0.item != 0 }
        stage.calls = []

        #expect(!begin(stage, 0))
        move(stage, 100)
        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
        #expect(stage.cell("0")?.frame.minY == 0)
        #expect(begin(stage, 1))
        #expect(!begin(stage, 2))
        stage.collection.cancelInteractiveMovement()
        stage.tester.settle()
    }

    @Test func `a data source without a method that moves holds all items`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(3)
        let source = PlainSource()
        stage.collection.dataSource = source
        stage.tester.pump()

        #expect(!begin(stage, 0))
    }

    @Test func `an item that ends where it began is not moved in the data`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        stage.calls = []
        _ = begin(stage, 3)
        move(stage, 220)
        move(stage, 140)

        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
        #expect(stage.shown == (0..<11).map { "\($0)" })
    }

    @Test func `the selection stays with the item`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        stage.collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
        _ = begin(stage, 0)
        move(stage, 100)
        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.collection.indexPathsForSelectedItems == [.item(2)])
        #expect(stage.cell("0")?.isSelected == true)
    }

    // MARK: The delegate and the layout

    @Test func `the delegate says another position, or the one where the item is`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        var questions: [[Int]] = []
        stage.moveGoal = {
            questions.append([$0.item, $1.item, $2.item])
            return $2.item > 4 ? $1 : .item(1)
        }
        _ = begin(stage, 0)

        move(stage, 100)
        #expect(stage.shown.prefix(3) == ["1", "0", "2"])
        move(stage, 300)
        move(stage, 301)

        // A proposal that was refused is not made again.
        #expect(questions == [[0, 0, 2], [0, 1, 7]])
        #expect(stage.shown.prefix(3) == ["1", "0", "2"])
        stage.collection.endInteractiveMovement()
        stage.tester.settle()
        #expect(stage.names[0].prefix(3) == ["1", "0", "2"])
    }

    @Test func `a delegate with the older method is asked by it`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        let delegate = OlderDelegate()
        stage.collection.delegate = delegate
        stage.tester.pump()
        _ = begin(stage, 0)

        move(stage, 100)
        move(stage, 140)

        #expect(delegate.questions == [[0, 2], [2, 3]])
        stage.collection.cancelInteractiveMovement()
        stage.tester.settle()
    }

    @Test func `the layout hears of every step and says the look`() {
        let layout = MovedFlow("moved", CGSize(width: 320, height: 40))
        let stage = CollectionStage([(0..<30).map { "\($0)" }], layout: layout)
        _ = begin(stage, 0)
        stage.tester.pump()
        move(stage, 30)
        move(stage, 100)

        let cell = stage.cell("0")
        #expect(cell?.alpha == 0.5)
        #expect(cell?.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(cell?.center == CGPoint(x: 160, y: 100))
        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(layout.contexts == ["0 to 0 at 20", "0 to 0 at 30", "0 to 2 at 100", "end 0 to 2 false"])
        #expect(cell?.alpha == 1)
        #expect(cell?.transform == .identity)
        #expect(cell?.frame == CGRect(x: 0, y: 80, width: 320, height: 40))
    }

    // MARK: Data on the way

    @Test func `cells are asked for by the positions in the data`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        _ = begin(stage, 2)
        move(stage, 340)
        stage.tester.settle()
        stage.calls = []

        stage.scroll(to: 600)
        stage.scroll(to: 0)

        #expect(stage.shown == ["0", "1", "3", "4", "5", "6", "7", "8", "2", "9", "10"])
        #expect(stage.calls.suffix(10) == [0, 1, 3, 4, 5, 6, 7, 8, 9, 10].map { "cell 0.\($0)" })
        stage.collection.endInteractiveMovement()
        stage.tester.settle()
        #expect(stage.names[0].prefix(11) == ["0", "1", "3", "4", "5", "6", "7", "8", "2", "9", "10"])
    }

    @Test func `cells that appear at the end of a movement are requested by the positions in the data`() {
        let layout = NotedFlow("rows", CGSize(width: 320, height: 40))
        let stage = CollectionStage(counts: [12, 5, 20], layout: layout)
        stage.scroll(to: 180)
        _ = begin(stage, 5)
        move(stage, 500)
        stage.collection.contentOffset.y += 300
        stage.collection.cancelInteractiveMovement()
        stage.tester.settle()
        #expect(stage.shown == (0..<5).map { "1.\($0)" } + (0..<6).map { "2.\($0)" })
    }

    @Test func `an item moves into another section`() {
        let layout = NotedFlow("rows", CGSize(width: 320, height: 40))
        let stage = CollectionStage(counts: [3, 3], layout: layout)
        stage.calls = []
        _ = begin(stage, 0, 0)

        move(stage, 180)
        #expect(stage.collection.numberOfItems(inSection: 0) == 2)
        #expect(stage.collection.numberOfItems(inSection: 1) == 4)
        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.calls == ["move to 1.1 from 0.0"])
        #expect(stage.names == [["0.1", "0.2"], ["1.0", "0.0", "1.1", "1.2"]])
        #expect(stage.shown == ["0.1", "0.2", "1.0", "0.0", "1.1", "1.2"])
    }

    @Test func `the delegate's sizes move with their items`() {
        let layout = NotedFlow("rows", CGSize(width: 320, height: 40))
        let stage = SizedStage([(0..<6).map { "\($0)" }], layout: layout) {
            $0.sizes = { CGSize(width: 320, height: $0.item == 0 ? 80 : 40) }
        }
        _ = begin(stage, 0)

        move(stage, 140)

        let frames = (0..<4).compactMap { stage.collection.layoutAttributesForItem(at: .item($0))?.frame }
        #expect(frames.map(\.minY) == [0, 40, 80, 160])
        #expect(frames.map(\.height) == [40, 40, 80, 40])
        stage.collection.cancelInteractiveMovement()
        stage.tester.settle()
    }

    // MARK: Scrolling

    @Test func `near an edge the collection scrolls under the item`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        _ = begin(stage, 0)
        move(stage, 430)

        stage.tester.pump(by: 0.5)

        // 40 of 50 points into the zone: 480 points a second.
        let offset = stage.collection.contentOffset.y
        #expect(abs(offset - 240) < 20)
        #expect(stage.cell("0")?.center.y == 430 + offset)
        #expect(stage.shown.contains("16"))
        stage.collection.endInteractiveMovement()
        stage.tester.settle()
        #expect(stage.collection.contentOffset.y == offset)
        #expect(stage.names[0].firstIndex(of: "0") == Int((430 + offset) / 40))
    }

    @Test func `at the end of the content it stops`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        _ = begin(stage, 0)
        move(stage, 435)

        stage.tester.pump(by: 3)

        #expect(stage.collection.contentOffset.y == 760)
        #expect(stage.shown.last == "0")
        stage.collection.endInteractiveMovement()
        stage.tester.settle()
        #expect(stage.cellViews.count == 11)
    }

    // MARK: Changes in the middle

    @Test func `an update in the middle ends the movement where the item was`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        _ = begin(stage, 0)
        move(stage, 100)
        stage.calls = []

        stage.batch {
            stage.names[0].remove(at: 1)
            stage.collection.deleteItems(at: [.item(1)])
        }
        move(stage, 300)
        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.shown.prefix(3) == ["0", "2", "3"])
        #expect(stage.cells.map(\.frame.minY) == (0..<11).map { CGFloat($0 * 40) })
        #expect(!stage.calls.contains { $0.hasPrefix("move") })
    }

    @Test func `a reload in the middle ends the movement`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        _ = begin(stage, 0)
        move(stage, 100)

        stage.collection.reloadData()
        stage.tester.pump()
        move(stage, 300)
        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.shown == (0..<11).map { "\($0)" })
        #expect(stage.cells.map(\.frame.minY) == (0..<11).map { CGFloat($0 * 40) })
    }

    @Test func `another layout in the middle ends the movement`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(30)
        _ = begin(stage, 0)
        move(stage, 100)

        stage.collection.setCollectionViewLayout(grid, animated: true)
        stage.tester.settle()

        #expect(stage.shown == (0..<24).map { "\($0)" })
        #expect(stage.cells.map(\.frame.minX) == (0..<24).map { CGFloat($0 % 4 * 80) })
    }

    @Test func `a data source that reloads when it is notified of the move is shown as it is`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(30)
        stage.didMove = { [unowned stage] in stage.collection.reloadData() }
        _ = begin(stage, 0)
        move(stage, 100)

        stage.collection.endInteractiveMovement()
        stage.tester.settle()

        #expect(stage.shown.prefix(4) == ["1", "2", "0", "3"])
        #expect(stage.cellViews.count == 11)
    }

    @Test func `a data source that adds an item when it is notified of the move stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (stage, _, _) = CollectionStage.rowsAndGrid(30)
                stage.didMove = { [unowned stage] in stage.names[0].append("X") }
                stage.collection.beginInteractiveMovementForItem(at: .item(0))
                stage.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
                stage.collection.endInteractiveMovement()
            }
        }
        let text = result.sentence
        #expect(text.contains("says that its sections have [31] items then, not [30]."))
    }
}

/// A data source without movable items.
private final class PlainSource: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// A delegate with the older of the methods that choose an item's target.
private final class OlderDelegate: NSObject, UICollectionViewDelegate {
    var questions: [[Int]] = []

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        questions.append([currentIndexPath.item, proposedIndexPath.item])
        return proposedIndexPath
    }
}
