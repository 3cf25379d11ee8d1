import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Sections that scroll by themselves over time: the state that is kept of them, and handlers of their visible items.
@Suite(.application) struct ShelfLifeTests {
    private func stage(
        _ counts: [Int] = [10, 10], _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> ShelfStage {
        let section = Declared.shelf(100, 80)
        change(section)
        return ShelfStage(counts: counts, layout: UICollectionViewCompositionalLayout(section: section))
    }

    private func scroll(_ stage: ShelfStage, _ shelf: Int, to offset: CGFloat) {
        stage.shelves[shelf].contentOffset.x = offset
        stage.tester.pump()
    }

    // MARK: Offsets

    @Test func `a section that was off the screen is where it was left`() {
        let stage = stage([Int](repeating: 10, count: 20))
        scroll(stage, 0, to: 350)
        stage.scroll(to: 800)
        #expect(stage.shelves.count == 6)
        #expect(stage.offset(0) == 350)

        stage.scroll(to: 0)
        #expect(stage.offset(0) == 350)
        #expect(stage.place(4) == box(50, 0, 100, 80))
        #expect(stage.shelves.count == 6)
    }

    @Test func `offsets stay with their sections when others are inserted and deleted`() {
        let stage = stage()
        scroll(stage, 1, to: 350)
        stage.names.insert(["x", "y"], at: 0)
        stage.batch { stage.collection.insertSections([0]) }
        stage.tester.settle()
        #expect((0..<3).map(stage.offset) == [0, 0, 350])
        #expect(stage.place(4, 2) == box(50, 160, 100, 80))

        stage.names.removeFirst(2)
        stage.batch { stage.collection.deleteSections([0, 1]) }
        stage.tester.settle()
        #expect(stage.offset(0) == 350)
        #expect(stage.shelves.map(\.frame) == [box(0, 0, 320, 80)])
        #expect(stage.place(4) == box(50, 0, 100, 80))
    }

    @Test func `inserted and deleted items leave their section's offset as it is`() {
        let stage = stage()
        scroll(stage, 0, to: 350)
        stage.names[0].append("new")
        stage.batch { stage.collection.insertItems(at: [.item(10)]) }
        stage.tester.settle()

        #expect(stage.offset(0) == 350)
        #expect(stage.shelves[0].contentSize.width == 1100)
    }

    @Test func `a section that got shorter ends at its last group`() {
        let stage = stage()
        scroll(stage, 0, to: 680)
        stage.names[0].removeLast(5)
        stage.batch { stage.collection.deleteItems(at: (5..<10).map { .item($0) }) }
        stage.tester.settle()

        #expect(stage.offset(0) == 180)
        #expect(stage.place(4) == box(220, 0, 100, 80))
    }

    @Test func `a reload leaves sections where they are`() {
        let stage = stage()
        scroll(stage, 1, to: 240)
        stage.collection.reloadData()
        stage.tester.pump()

        #expect(stage.offset(1) == 240)
        #expect(stage.place(3, 1) == box(60, 80, 100, 80))
    }

    @Test func `an item moves from a section that scrolls into one that does not, and back`() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? Declared.shelf(100, 80) : Declared.rows(50)
        }
        let stage = ShelfStage(counts: [5, 2], layout: layout)
        scroll(stage, 0, to: 100)
        let cell = stage.collection.cellForItem(at: .item(2))

        stage.names[1].append(stage.names[0].remove(at: 2))
        stage.batch { stage.collection.moveItem(at: .item(2), to: IndexPath(item: 2, section: 1)) }
        stage.tester.settle()
        #expect(stage.collection.cellForItem(at: IndexPath(item: 2, section: 1)) === cell)
        #expect(cell?.superview === stage.collection)
        #expect(cell?.frame == box(0, 180, 320, 50))

        stage.names[0].insert(stage.names[1].remove(at: 2), at: 1)
        stage.batch { stage.collection.moveItem(at: IndexPath(item: 2, section: 1), to: .item(1)) }
        stage.tester.settle()
        #expect(cell?.superview === stage.shelves.first)
        #expect(stage.place(1)?.minX == 100 - stage.offset(0))
    }

    @Test func `a section that no longer scrolls has its cells in the collection`() {
        var scrolls = true
        let layout = UICollectionViewCompositionalLayout { _, _ in
            scrolls ? Declared.shelf(100, 80) : Declared.lines(80, of: .absolute(100))
        }
        let stage = ShelfStage(counts: [6], layout: layout)
        scroll(stage, 0, to: 200)
        scrolls = false
        layout.invalidateLayout()
        stage.tester.pump()

        #expect(stage.shelves.isEmpty)
        #expect(stage.place(5) == box(200, 80, 100, 80))
        #expect(stage.cells.allSatisfy { $0.superview === stage.collection })
    }

    @Test func `another layout removes the scroll views of sections`() {
        let stage = stage()
        let former = stage.collection.collectionViewLayout
        stage.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        stage.tester.settle()
        #expect(stage.shelves.isEmpty)
        #expect(stage.cells.count == 20)
        #expect(stage.cells.allSatisfy { $0.superview === stage.collection })

        stage.collection.setCollectionViewLayout(former, animated: false)
        stage.tester.settle()
        #expect(stage.shelves.map(\.frame) == [box(0, 0, 320, 80), box(0, 80, 320, 80)])

        stage.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        stage.tester.settle()
        #expect(stage.shelves.isEmpty)
    }

    // MARK: Sizes

    @Test func `the highest item makes the section as high`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Declared.size(.absolute(100), .estimated(40)),
                subitems: [Declared.item(.fractionalWidth(1), .estimated(40))]))
        section.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = ShelfStage(counts: [10, 1], layout: layout) {
            $0.configure = { $0.wanted = CGSize(width: 100, height: 50 + 10 * $1.item) }
        }

        #expect(stage.shelves[0].frame == box(0, 0, 320, 80))
        #expect(stage.place(0) == box(0, 0, 100, 50))
        #expect(stage.place(0, 1) == box(0, 80, 100, 50))

        scroll(stage, 0, to: 680)
        #expect(stage.shelves[0].frame == box(0, 0, 320, 140))
        #expect(stage.place(0, 1) == box(0, 140, 100, 50))
    }

    // MARK: Handlers

    @Test func `a handler receives the visible items, at first and whenever its section moves`() {
        var calls: [String] = []
        let stage = stage([10]) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                let paths = items.map { "\($0.indexPath.item)" }.joined(separator: " ")
                calls.append("\(paths) at \(offset.x), \(offset.y) of \(environment.container.contentSize.width)")
            }
        }
        #expect(calls == ["0 1 2 3 at 0.0, 0.0 of 320.0"])

        calls = []
        scroll(stage, 0, to: 150)
        #expect(calls == ["1 2 3 4 at 150.0, 0.0 of 320.0"])

        calls = []
        stage.tester.pump()
        #expect(calls == [])
    }

    @Test func `a handler hears of its section when that is scrolled into sight, before it shows`() {
        var calls: [String] = []
        let shelf = Declared.shelf(100, 80)
        shelf.visibleItemsInvalidationHandler = { items, offset, _ in
            calls.append("\(items.map { "\($0.indexPath.item)" }.joined(separator: " ")) at \(offset.x)")
            for item in items { item.alpha = 0.5 }
        }
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? Declared.rows(50) : shelf }
        let stage = ShelfStage(counts: [10, 5], layout: layout)
        #expect(calls.isEmpty)

        // Ten rows of 50 are in front of it, and the view is 440 high.
        stage.scroll(to: 100)
        #expect(calls == ["0 1 2 3 at 0.0"])
        #expect(stage.collection.cellForItem(at: IndexPath(item: 0, section: 1))?.alpha == 0.5)
    }

    @Test func `a handler's changes are visible until the next call`() {
        let stage = stage([10, 10]) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    item.transform = CGAffineTransform(scaleX: distance < 50 ? 1 : 0.5, y: 1)
                    if item.indexPath == .item(3) { item.alpha = item.alpha / 2 }
                    item.zIndex = 7
                }
            }
        }
        func scale(_ item: Int) -> CGFloat? { stage.collection.cellForItem(at: .item(item))?.transform.a }

        // Middles at 50, 150, 250 and 350, the view's is at 160.
        // The last one is so narrow then that it does not show.
        #expect((0..<4).map(scale) == [0.5, 1, 0.5, nil])
        scroll(stage, 0, to: 100)
        #expect((1..<5).map(scale) == [0.5, 1, 0.5, nil])
        #expect(stage.collection.cellForItem(at: .item(3))?.alpha == 0.5)
        #expect(stage.collection.layoutAttributesForItem(at: .item(3))?.zIndex == 7)
    }

    @Test func `a handler of a section that does not scroll follows the collection`() {
        var offsets: [CGFloat] = []
        var kinds: [String] = []
        let section = Declared.rows(50)
        section.boundarySupplementaryItems = [Declared.edge(Declared.header, 30)]
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset.y)
            kinds = items.map(\.name)
        }
        let stage = CollectionStage(counts: [20], section)
        #expect(offsets == [0])
        #expect(kinds.last == Declared.header && kinds.first == "cell")

        stage.scroll(to: 100)
        #expect(offsets == [0, 100])
        #expect(!kinds.contains(Declared.header))
    }

    @Test func `a visible item has its index path and category`() {
        var seen: [any NSCollectionLayoutVisibleItem] = []
        _ = stage([1]) { $0.visibleItemsInvalidationHandler = { items, _, _ in seen = items } }
        guard let item = seen.first else {
            Issue.record("Nothing is visible.")
            return
        }

        #expect(item.frame == box(0, 0, 100, 80) && item.bounds == box(0, 0, 100, 80))
        #expect(item.center == CGPoint(x: 50, y: 40) && item.alpha == 1 && !item.isHidden && item.zIndex == 0)
        #expect(item.representedElementCategory == .cell && item.representedElementKind == nil)
        item.transform3D = CATransform3DMakeScale(2, 1, 1)
        #expect(item.transform.a == 2 && item.frame.width == 200)
    }
}
