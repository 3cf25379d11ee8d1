import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A gesture that leads from one layout to another.
@Suite(.application) struct InteractiveTransitionTests {
    /// Of a distance 0.38105 is left after 0.1 s of a spring of 0.3 s that is damped critically.
    private static let rest: CGFloat = 0.38105

    private final class Ending {
        var calls: [String] = []
    }

    private let ending = Ending()

    private func start(
        _ stage: CollectionStage, to layout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        stage.collection.startInteractiveTransition(to: layout) { [ending] in ending.calls.append("\($0) \($1)") }
    }

    private func go(_ stage: CollectionStage, _ layout: UICollectionViewTransitionLayout, to progress: CGFloat) {
        layout.transitionProgress = progress
        stage.tester.pump()
    }

    private func frame(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }
    private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

    // MARK: Progress

    @Test func `elements are where the progress says, at once`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(60)
        let transition = start(stage, to: grid)
        stage.tester.pump()
        #expect(stage.collection.collectionViewLayout === transition)
        #expect(transition.currentLayout === rows)
        #expect(transition.nextLayout === grid)
        #expect(transition.transitionProgress == 0)
        #expect(stage.shown == (0..<11).map { "\($0)" })
        let cell = stage.cell("3")
        #expect(cell?.frame == CGRect(x: 0, y: 120, width: 320, height: 40))

        go(stage, transition, to: 0.5)
        // The middle moves from (160, 140) to (280, 40), the size from 320 by 40 to 80 by 80.
        #expect(stage.cell("3") === cell)
        #expect(frame(cell) == CGRect(x: 120, y: 60, width: 200, height: 60))
        go(stage, transition, to: -0.5)
        #expect(frame(cell) == CGRect(x: -120, y: 180, width: 440, height: 20))
        go(stage, transition, to: 1.25)
        #expect(frame(cell) == CGRect(x: 300, y: -30, width: 20, height: 90))

        stage.collection.cancelInteractiveTransition()
        stage.tester.settle()
    }

    @Test func `the content's size and the offset change with the progress`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(60)
        stage.scroll(to: 600)
        // The item in the middle stays there: the grid will be at 220 points.
        let transition = start(stage, to: grid)

        transition.transitionProgress = 0.25
        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 505))
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 2100))
        go(stage, transition, to: 2)

        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 220))
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 1200))
        stage.collection.finishInteractiveTransition()
        stage.tester.settle()
        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 220))
    }

    @Test func `progress prepares neither layout again`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(60)
        let transition = start(stage, to: grid)
        #expect(rows.log.lines == ["rows to grid", "grid from rows", "prepare grid", "offset grid 0"])
        rows.log.lines = []

        for step in 1...10 { go(stage, transition, to: CGFloat(step) / 10) }

        #expect(rows.log.lines.isEmpty)
        stage.collection.finishInteractiveTransition()
        stage.tester.settle()
        #expect(rows.log.lines.contains("finalize rows"))
        #expect(rows.log.lines.contains("finalize grid"))
    }

    @Test func `elements that only one layout has fade`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(4)
        grid.headerReferenceSize = CGSize(width: 0, height: 30)
        let transition = start(stage, to: grid)

        go(stage, transition, to: 0.25)

        let header = stage.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0))
        #expect(header?.alpha == 0.25)
        stage.collection.cancelInteractiveTransition()
        stage.tester.settle()
        #expect(header?.superview == nil)
    }

    // MARK: The end

    @Test func `finished, all elements move on to the next layout`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(60)
        let transition = start(stage, to: grid)
        go(stage, transition, to: 0.5)
        let cell = stage.cell("3")

        stage.collection.finishInteractiveTransition()
        stage.tester.pump()

        #expect(stage.collection.collectionViewLayout === grid)
        #expect(rows.collectionView == nil)
        #expect(transition.collectionView == nil)
        #expect(cell?.frame == CGRect(x: 240, y: 0, width: 80, height: 80))
        stage.tester.pump(by: 0.1)
        #expect(isNear(frame(cell).minX, 240 - 120 * Self.rest))
        #expect(ending.calls.isEmpty)
        stage.tester.settle()
        #expect(ending.calls == ["true true"])
        #expect(stage.shown == (0..<24).map { "\($0)" })
        #expect(stage.cellViews.count == 24)
    }

    @Test func `finished in the frame in which it began, it brings in the background of the next layout`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(60)
        let section = Declared.rows(80)
        section.decorationItems = [.background(elementKind: "background")]
        let cards = UICollectionViewCompositionalLayout(section: section)
        cards.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let transition = start(stage, to: cards)

        transition.transitionProgress = 0.6
        stage.collection.finishInteractiveTransition()
        stage.tester.settle()

        let backgrounds = stage.collection.subviews.filter { type(of: $0) == UICollectionReusableView.self }
        #expect(stage.collection.collectionViewLayout === cards)
        #expect(backgrounds.map(\.frame) == [box(0, 0, 320, 60 * 80)])
        #expect(backgrounds.map(\.alpha) == [1])
    }

    @Test func `cancelled, all elements and the offset move back`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(60)
        stage.scroll(to: 600)
        let transition = start(stage, to: grid)
        go(stage, transition, to: 0.5)

        stage.collection.cancelInteractiveTransition()
        stage.tester.settle()

        #expect(stage.collection.collectionViewLayout === rows)
        #expect(grid.collectionView == nil)
        #expect(stage.collection.contentOffset == CGPoint(x: 0, y: 600))
        #expect(stage.shown == (15..<26).map { "\($0)" })
        #expect(stage.cells.map(\.frame.width) == Array(repeating: 320, count: 11))
        #expect(stage.cellViews.count == 11)
        #expect(ending.calls == ["false true"])
    }

    @Test func `a transition begins while the end of the one before still moves`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(60)
        go(stage, start(stage, to: grid), to: 0.5)
        stage.collection.finishInteractiveTransition()
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        let second = start(stage, to: rows)
        go(stage, second, to: 0.5)
        #expect(stage.cell("3")?.frame == CGRect(x: 120, y: 60, width: 200, height: 60))
        stage.collection.finishInteractiveTransition()
        stage.tester.settle()

        #expect(stage.collection.collectionViewLayout === rows)
        #expect(ending.calls == ["true true", "true true"])
        #expect(stage.cellViews.count == 11)
        #expect(frame(stage.cell("3")) == CGRect(x: 0, y: 120, width: 320, height: 40))
    }

    @Test func `another layout in the middle takes over`() {
        let (stage, rows, grid) = CollectionStage.rowsAndGrid(60)
        go(stage, start(stage, to: grid), to: 0.5)
        let third = NotedFlow("third", CGSize(width: 160, height: 40))

        stage.collection.setCollectionViewLayout(third, animated: true)
        stage.tester.settle()

        #expect(stage.collection.collectionViewLayout === third)
        #expect(rows.collectionView == nil)
        #expect(grid.collectionView == nil)
        #expect(ending.calls == ["false true"])
        #expect(stage.cell("3")?.frame == CGRect(x: 160, y: 40, width: 160, height: 40))
    }

    // MARK: Changes meanwhile

    @Test func `items that are removed meanwhile leave both layouts`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(60)
        let transition = start(stage, to: grid)
        go(stage, transition, to: 0.5)

        stage.batch {
            stage.names[0].removeFirst(2)
            stage.collection.deleteItems(at: [.item(0), .item(1)])
        }
        stage.tester.settle()
        #expect(stage.cell("5")?.frame == CGRect(x: 120, y: 60, width: 200, height: 60))
        stage.collection.finishInteractiveTransition()
        stage.tester.settle()

        #expect(stage.shown == (2..<26).map { "\($0)" })
        #expect(stage.completions == [true])
    }

    @Test func `both layouts follow another width`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(60)
        let transition = start(stage, to: grid)
        go(stage, transition, to: 0.5)

        stage.collection.frame.size.width = 240
        stage.tester.pump()
        go(stage, transition, to: 1)

        // Three in each line.
        #expect(stage.cell("3")?.frame == CGRect(x: 0, y: 80, width: 80, height: 80))
        stage.collection.finishInteractiveTransition()
        stage.tester.settle()
    }

    @Test func `a reload in the middle makes all cells anew in the transition`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(60)
        let transition = start(stage, to: grid)
        go(stage, transition, to: 0.5)
        stage.names = [["A", "B", "C", "D"]]

        stage.collection.reloadData()
        stage.tester.pump()

        #expect(stage.shown == ["A", "B", "C", "D"])
        #expect(stage.cell("D")?.frame == CGRect(x: 120, y: 60, width: 200, height: 60))
        stage.collection.finishInteractiveTransition()
        stage.tester.settle()
        #expect(stage.shown == ["A", "B", "C", "D"])
    }

    // MARK: Subclasses

    @Test func `the delegate's layout is used, and keeps numbers`() {
        let (stage, _, grid) = CollectionStage.rowsAndGrid(60)
        stage.transition = { ShiftedTransition(currentLayout: $0, nextLayout: $1) }
        let transition = start(stage, to: grid)
        #expect(transition is ShiftedTransition)
        #expect(transition.value(forAnimatedKey: "shift") == 0)

        transition.updateValue(30, forAnimatedKey: "shift")
        transition.invalidateLayout()
        go(stage, transition, to: 0.5)

        #expect(stage.cell("3")?.frame == CGRect(x: 150, y: 60, width: 200, height: 60))
        stage.collection.cancelInteractiveTransition()
        stage.tester.settle()
    }

    @Test func `transforms and opacity are between both`() {
        let (stage, _, _) = CollectionStage.rowsAndGrid(2)
        let turned = TurnedFlow("turned", CGSize(width: 320, height: 40))
        let transition = start(stage, to: turned)

        go(stage, transition, to: 0.5)

        let attributes = stage.collection.layoutAttributesForItem(at: .item(0))
        #expect(attributes?.transform == CGAffineTransform(scaleX: 2, y: 1))
        #expect(attributes?.alpha == 0.75)
        #expect(attributes?.zIndex == 4)
        stage.collection.cancelInteractiveTransition()
        stage.tester.settle()
    }

    // MARK: Mistakes

    @Test func `a second transition in the middle of the first`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CollectionStage(counts: [1])
                stage.collection.startInteractiveTransition(to: UICollectionViewFlowLayout())
                stage.collection.startInteractiveTransition(to: UICollectionViewFlowLayout())
            }
        }
        #expect(result.sentence.contains("Call finishInteractiveTransition() or cancelInteractiveTransition() first."))
    }

    @Test func `the end of no transition`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CollectionStage(counts: [1]).collection.finishInteractiveTransition() }
        }
        #expect(result.sentence.contains("Call startInteractiveTransition(to:completion:) first."))
    }
}

/// A transition in which all items are moved to the right by a number.
private final class ShiftedTransition: UICollectionViewTransitionLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for one in attributes ?? [] { one.center.x += value(forAnimatedKey: "shift") }
        return attributes
    }
}

/// Items that are three times as wide by a transform and half as opaque.
private final class TurnedFlow: NotedFlow {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.transform = CGAffineTransform(scaleX: 3, y: 1)
        attributes?.alpha = 0.5
        attributes?.zIndex = 4
        return attributes
    }
}
