import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Another layout for a collection, at once or in one motion.
@Suite(.application) struct LayoutChangeTests {
    /// Of a distance 0.38105 is left after 0.1 s of a spring of 0.3 s that is damped critically.
    private static let rest: CGFloat = 0.38105

    private func frame(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }
    private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

    private func change(_ stage: CollectionStage, to layout: UICollectionViewLayout, animated: Bool = true) {
        stage.collection.setCollectionViewLayout(layout, animated: animated) { stage.completions.append($0) }
    }

    // MARK: Motion

    @Test func `cells that both layouts show are kept and move`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(30)
        let cells = stage.cells
        stage.calls = []

        change(stage, to: grid)
        stage.tester.pump()
        #expect(stage.collection.collectionViewLayout === grid)
        #expect(cells[3].frame == CGRect(x: 240, y: 0, width: 80, height: 80))
        stage.tester.pump(by: 0.1)

        let now = frame(cells[3])
        #expect(isNear(now.minX, 240 - 240 * Self.rest))
        #expect(isNear(now.minY, 120 * Self.rest))
        #expect(isNear(now.width, 80 + 240 * Self.rest))
        #expect(stage.completions.isEmpty)
        stage.tester.settle()
        #expect(stage.completions == [true])
        #expect(Array(stage.cells.prefix(11)) == cells)
        #expect(stage.shown == (0..<24).map { "\($0)" })
        // Only appearing items are requested.
        #expect(stage.calls == (11..<24).map { "cell 0.\($0)" })
    }

    @Test func `a new item begins at its position in the former layout`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(30)

        change(stage, to: grid)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        // From the row at 800 points to the sixth line of the grid.
        let cell = stage.cell("20")
        #expect(cell?.frame == CGRect(x: 0, y: 400, width: 80, height: 80))
        #expect(isNear(frame(cell).minY, 400 + 400 * Self.rest))
        #expect(isNear(frame(cell).width, 80 + 240 * Self.rest))
        #expect(cell?.alpha == 1)
        stage.tester.settle()
    }

    @Test func `a leaving item ends at its position in the new layout`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(30)
        change(stage, to: grid, animated: false)
        stage.tester.settle()
        stage.ignored.remove("didEnd")
        stage.calls = []
        let cell = stage.cell("20")

        change(stage, to: rows)
        stage.tester.pump()

        #expect(cell?.frame == CGRect(x: 0, y: 800, width: 320, height: 40))
        #expect(cell?.superview === stage.collection)
        #expect(stage.calls.isEmpty)
        stage.tester.settle()
        #expect(cell?.superview == nil)
        #expect(stage.calls.sorted() == (11..<24).map { "didEnd 0.\($0)" })
        #expect(stage.cellViews.count == 11)
    }

    @Test func `layouts may say where items begin and end`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(30)
        grid.initial = { path in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 1000, y: 400, width: 80, height: 80)
            return attributes
        }
        change(stage, to: grid)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)
        #expect(isNear(frame(stage.cell("20")).minX, 1000 * Self.rest))
        stage.tester.settle()
        grid.final = { path in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: -500, y: 0, width: 80, height: 80)
            return attributes
        }
        let cell = stage.cell("20")

        change(stage, to: rows)
        stage.tester.pump()

        #expect(cell?.frame == CGRect(x: -500, y: 0, width: 80, height: 80))
        stage.tester.settle()
    }

    @Test func `headers that only one layout has fade`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(4)
        grid.headerReferenceSize = CGSize(width: 0, height: 30)
        change(stage, to: grid)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)
        let kind = UICollectionView.elementKindSectionHeader
        let header = stage.collection.supplementaryView(forElementKind: kind, at: .item(0))
        #expect(isNear(CGFloat(header?.layer.presentation()?.opacity ?? 0), 1 - Self.rest))
        stage.tester.settle()

        change(stage, to: rows)
        stage.tester.pump()

        #expect(header?.alpha == 0)
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        stage.tester.settle()
        #expect(header?.superview == nil)
    }

    @Test func `a change in the middle of another continues from the present positions, with the same views`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(30)
        change(stage, to: grid)
        stage.tester.settle()
        let (first, later) = (stage.cell("3"), stage.cell("20"))
        change(stage, to: rows)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)
        let middle = frame(later)
        stage.calls = []

        change(stage, to: grid)
        stage.tester.pump()

        #expect(stage.cell("20") === later)
        #expect(stage.cells[3] === first)
        #expect(stage.cellViews.count == 24)
        #expect(stage.calls.isEmpty)
        // It keeps its speed of some 2,000 points a second for a frame.
        #expect(frame(later).minY > middle.minY)
        #expect(frame(later).minY - middle.minY < 40)
        stage.tester.settle()
        #expect(frame(later) == CGRect(x: 0, y: 400, width: 80, height: 80))
        #expect(stage.completions == [true, true, true])
        #expect(stage.cellViews.count == 24)
    }

    @Test func `an update in the middle of a change takes part in it`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(30)
        change(stage, to: grid)
        stage.tester.settle()
        change(stage, to: rows)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        stage.batch {
            stage.names[0].removeFirst(5)
            stage.collection.deleteItems(at: (0..<5).map { .item($0) })
        }
        change(stage, to: grid)
        stage.tester.settle()

        #expect(stage.shown == (5..<29).map { "\($0)" })
        #expect(stage.cellViews.count == 24)
        #expect(stage.cells.map(\.frame.minX) == (0..<24).map { CGFloat($0 % 4 * 80) })
    }

    // MARK: The order of calls

    @Test func `both layouts are notified before and after, and each is asked about its items`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(13)
        change(stage, to: grid)

        #expect(
            rows.log.lines == [
                "rows to grid", "grid from rows", "prepare grid", "offset grid 0", "initial grid 11", "initial grid 12",
                "finalize rows", "finalize grid",
            ])
        #expect(rows.collectionView == nil)
        stage.tester.settle()
        rows.log.lines = []

        change(stage, to: rows, animated: false)

        #expect(
            rows.log.lines == [
                "grid to rows", "rows from grid", "prepare rows", "offset rows 0", "final grid 11", "final grid 12",
                "finalize grid", "finalize rows",
            ])
        stage.tester.settle()
    }

    @Test func `setting the present layout again has no effect`() {
        let (stage, rows, _) = CollectionStage.rowsAndGrid(13)

        change(stage, to: rows)

        #expect(stage.completions.isEmpty)
        stage.tester.settle()
        #expect(rows.log.lines.isEmpty)
        #expect(stage.completions == [true])
    }

    @Test func `another layout by assignment shows at once`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(30)

        stage.collection.collectionViewLayout = grid
        stage.tester.pump()

        #expect(frame(stage.cell("3")) == CGRect(x: 240, y: 0, width: 80, height: 80))
        #expect(stage.shown == (0..<24).map { "\($0)" })
        #expect(stage.cellViews.count == 24)
    }

    @Test func `without animations a change is over at once`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(30)

        UIView.performWithoutAnimation { change(stage, to: grid) }
        stage.tester.pump()

        #expect(frame(stage.cell("3")) == CGRect(x: 240, y: 0, width: 80, height: 80))
        #expect(stage.completions == [true])
    }

    @Test func `outside of a window the layout is exchanged without notifications`() {
        let log = TransitionLog()
        let rows = NotedFlow("rows", CGSize(width: 320, height: 40), log)
        let stage = CollectionStage([["A"]], layout: rows, isShown: false)
        let grid = NotedFlow("grid", CGSize(width: 80, height: 80), log)

        change(stage, to: grid)
        stage.tester.settle()

        #expect(stage.collection.collectionViewLayout === grid)
        #expect(stage.completions == [false])
        #expect(log.lines.isEmpty)
        #expect(rows.collectionView == nil)
    }

    @Test func `views on screen are notified before and after`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(2) {
            $0.collection.register(ToldCell.self, forCellWithReuseIdentifier: "cell")
        }
        let cell = stage.cells.first as? ToldCell

        change(stage, to: grid)
        #expect(cell?.told == ["will rows grid"])
        stage.tester.settle()

        #expect(cell?.told == ["will rows grid", "did rows grid"])
    }

    // MARK: Offset and selection

    @Test func `the item in the middle stays there`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(60)
        stage.scroll(to: 600)

        // Item 20 has its middle at 820 points, which is that of the view, and at 440 in the grid.
        change(stage, to: grid)

        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 220))
        stage.tester.settle()
        #expect(stage.shown == (8..<36).map { "\($0)" })
    }

    @Test func `the offset stays in the content`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(30)
        stage.scroll(to: 760)

        change(stage, to: grid)

        // The grid has eight lines: 640 points.
        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 200))
        stage.tester.settle()
    }

    @Test func `content at its beginning stays there, unless a selected item is in sight`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(60)
        change(stage, to: grid)
        stage.tester.settle()
        #expect(stage.collection.contentOffset == .zero)
        stage.collection.selectItem(at: .item(20), animated: false, scrollPosition: [])

        change(stage, to: rows)

        // Its middle is 440 points from the top, where only half of the row would show.
        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 400))
        stage.tester.settle()
        #expect(stage.collection.indexPathsForSelectedItems == [.item(20)])
        #expect(stage.cell("20")?.isSelected == true)
    }

    @Test func `the layout and then the delegate say the offset`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(60)
        grid.target = { CGPoint(x: $0.x, y: $0.y + 100) }
        stage.offset = { CGPoint(x: $0.x, y: $0.y * 2) }

        change(stage, to: grid)

        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 200))
        stage.tester.settle()
    }

    // MARK: Mistakes

    @Test func `the layout of another collection`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let other = CollectionStage(counts: [1])
                let stage = CollectionStage(counts: [1])
                stage.collection.setCollectionViewLayout(other.collection.collectionViewLayout, animated: true)
            }
        }
        let text = result.sentence
        #expect(text.contains("is that of another collection already. Make a layout for each."))
    }
}

/// A cell that notes changes of layouts.
private final class ToldCell: NamedCell {
    var told: [String] = []

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
        note("will", oldLayout, newLayout)
    }

    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
        note("did", oldLayout, newLayout)
    }

    private func note(_ word: String, _ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
        told.append("\(word) \((old as? NotedFlow)?.name ?? "") \((new as? NotedFlow)?.name ?? "")")
    }
}
