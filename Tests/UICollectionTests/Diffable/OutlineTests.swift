import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Sections whose items have levels, which the user expands and collapses.
@Suite(.application) struct OutlineTests {
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    /// Fruit with apple and pear, of which apple has two kinds; then bread.
    private static var fruit: Tree {
        var tree = Tree()
        tree.append(["fruit", "bread"])
        tree.append(["apple", "pear"], to: "fruit")
        tree.append(["red", "green"], to: "apple")
        return tree
    }

    @MainActor private final class Stage {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let collection: UICollectionView
        var source: UICollectionViewDiffableDataSource<String, String>!
        var calls: [String] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 30)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
            collection.contentInsetAdjustmentBehavior = .never
            let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, _, item in cell.name = item
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) {
                [unowned self] collection, path, item in
                calls.append("cell \(item)")
                return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            tester.show(collection, at: .zero)
        }

        func apply(_ tree: Tree, to section: String = "A", animated: Bool = true) {
            source.apply(tree, to: section, animatingDifferences: animated) { [unowned self] in calls.append("done") }
            tester.settle()
        }

        func toggle(_ item: String) {
            guard let cell = cell(item) else { return }
            collection.engine.toggle(cell)
        }

        var shown: [String] {
            collection.indexPathsForVisibleItems.sorted()
                .compactMap { (collection.cellForItem(at: $0) as? NamedCell)?.name }
        }

        func cell(_ name: String) -> UICollectionViewCell? {
            collection.visibleCells.first { ($0 as? NamedCell)?.name == name }
        }

        func isExpanded(_ name: String) -> Bool? { cell(name)?.configurationState.isExpanded }
    }

    // MARK: Applying

    @Test func `the visible items of a section show, and cells know which are expanded`() {
        let stage = Stage()
        var tree = Self.fruit
        tree.expand(["fruit"])

        stage.apply(tree)

        #expect(stage.shown == ["fruit", "apple", "pear", "bread"])
        #expect(["fruit", "apple", "bread"].map { stage.isExpanded($0) } == [true, false, false])
        #expect(stage.source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "bread"])
        #expect(stage.source.snapshot(for: "A") == tree)
        #expect(stage.source.indexPath(for: "red") == nil)
        #expect(stage.calls.filter { $0 == "done" }.count == 1)
    }

    @Test func `only cells of new items are requested, and other cells remain`() {
        let stage = Stage()
        var tree = Self.fruit
        stage.apply(tree)
        let bread = stage.cell("bread")
        stage.calls = []

        tree.expand(["fruit"])
        stage.source.apply(tree, to: "A")
        stage.tester.pump(by: 0.05)
        let height = bread?.layer.presentation()?.frame.minY ?? 0
        stage.tester.settle()

        #expect(stage.calls == ["cell apple", "cell pear"])
        #expect(stage.cell("bread") === bread)
        // On its way from 30 to 90.
        #expect(height > 30 && height < 90)
        #expect(bread?.frame.minY == 90)
        #expect(stage.isExpanded("fruit") == true)
    }

    @Test func `a section that is not there is added behind the others`() {
        let stage = Stage()
        var tree = Tree()
        tree.append(["milk"])

        stage.apply(Self.fruit)
        stage.apply(tree, to: "B")

        #expect(stage.source.snapshot().sectionIdentifiers == ["A", "B"])
        #expect(stage.shown == ["fruit", "bread", "milk"])
    }

    @Test func `items leave the section where they were, hidden ones too`() {
        let stage = Stage()
        stage.apply(Self.fruit)
        var tree = Tree()
        tree.append(["milk", "bread", "apple"])

        stage.apply(tree, to: "B")

        #expect(stage.shown == ["fruit", "milk", "bread", "apple"])
        // Items that were below the apple are below the fruit now.
        #expect(stage.source.snapshot(for: "A").items == ["fruit", "red", "green", "pear"])
        #expect(stage.source.snapshot(for: "A").level(of: "red") == 1)
    }

    @Test func `items that a collapsed one hid show when it leaves alone`() {
        let stage = Stage()
        var fruit = Self.fruit
        fruit.expand(["fruit"])
        stage.apply(fruit)
        var tree = Tree()
        tree.append(["apple"])

        stage.apply(tree, to: "B")

        // The apple hid its kinds; they are below the fruit now, before the pear as they were.
        #expect(stage.source.snapshot(for: "A").visibleItems == ["fruit", "red", "green", "pear", "bread"])
        #expect(stage.shown == ["fruit", "red", "green", "pear", "bread", "apple"])
    }

    @Test func `a section that no section snapshot filled has one without levels`() {
        let stage = Stage()
        var snapshot = Snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems(["a", "b"])
        stage.source.apply(snapshot)
        stage.tester.settle()

        #expect(stage.source.snapshot(for: "A").rootItems == ["a", "b"])
        #expect(stage.source.snapshot(for: "none").items == [])
        stage.toggle("a")
        #expect(stage.shown == ["a", "b"])
    }

    @Test func `without animation all items are shown at once`() {
        let stage = Stage()
        var tree = Self.fruit
        stage.apply(tree)
        tree.expand(["fruit", "apple"])

        stage.source.apply(tree, to: "A", animatingDifferences: false)
        stage.tester.pump()

        #expect(stage.shown == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(stage.cell("bread")?.layer.presentation()?.frame.minY ?? 150 == 150)
    }

    @Test func `an application can be waited for`() async {
        let stage = Stage()
        await confirmation { done in
            stage.source.apply(Self.fruit, to: "A", animatingDifferences: false) { done() }
            stage.tester.settle()
        }
        #expect(stage.shown == ["fruit", "bread"])
    }

    // MARK: Snapshots of all sections

    @Test func `a snapshot of all sections with the same items keeps the levels`() {
        let stage = Stage()
        var tree = Self.fruit
        tree.expand(["fruit"])
        stage.apply(tree)

        var snapshot = stage.source.snapshot()
        snapshot.appendSections(["B"])
        snapshot.appendItems(["milk"], toSection: "B")
        stage.source.apply(snapshot)
        stage.tester.settle()

        #expect(stage.source.snapshot(for: "A") == tree)
        stage.toggle("apple")
        stage.tester.settle()
        #expect(stage.shown == ["fruit", "apple", "red", "green", "pear", "bread", "milk"])
    }

    @Test func `a snapshot of all sections adds items beside those above, and removes those with all below`() {
        let stage = Stage()
        var tree = Self.fruit
        tree.expand(["fruit"])
        stage.apply(tree)

        var snapshot = stage.source.snapshot()
        snapshot.insertItems(["plum"], afterItem: "pear")
        snapshot.deleteItems(["apple"])
        stage.source.apply(snapshot)
        stage.tester.settle()

        let after = stage.source.snapshot(for: "A")
        #expect(stage.shown == ["fruit", "pear", "plum", "bread"])
        #expect(after.items == ["fruit", "pear", "plum", "bread"])
        #expect(after.parent(of: "plum") == "fruit")
        #expect(stage.isExpanded("fruit") == true)
    }

    @Test func `an order that fits no levels has none`() {
        let stage = Stage()
        var tree = Self.fruit
        tree.expand(["fruit"])
        stage.apply(tree)

        var snapshot = stage.source.snapshot()
        snapshot.moveItem("fruit", afterItem: "bread")
        stage.source.apply(snapshot)
        stage.tester.settle()

        #expect(stage.shown == ["apple", "pear", "bread", "fruit"])
        #expect(stage.source.snapshot(for: "A").rootItems == ["apple", "pear", "bread", "fruit"])
    }

    @Test func `a deleted section loses its levels`() {
        let stage = Stage()
        stage.apply(Self.fruit)

        stage.source.apply(Snapshot())
        stage.tester.settle()

        #expect(stage.source.snapshot(for: "A").items == [])
    }

    // MARK: The user

    @Test func `the user expands and collapses, by the order of calls that UIKit has`() {
        let stage = Stage()
        stage.apply(Self.fruit)
        stage.calls = []
        func note(_ name: String) -> (String) -> Void { { stage.calls.append("\(name) \($0)") } }
        stage.source.sectionSnapshotHandlers.shouldExpandItem = {
            stage.calls.append("shouldExpand \($0)"); return true
        }
        stage.source.sectionSnapshotHandlers.willExpandItem = note("willExpand")
        stage.source.sectionSnapshotHandlers.shouldCollapseItem = {
            stage.calls.append("shouldCollapse \($0)")
            return true
        }
        stage.source.sectionSnapshotHandlers.willCollapseItem = note("willCollapse")
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            stage.calls.append("children \(item) \(children.rootItems)")
            return children
        }

        stage.toggle("fruit")
        stage.tester.settle()
        let expanded = stage.shown
        stage.toggle("fruit")
        stage.tester.settle()

        #expect(expanded == ["fruit", "apple", "pear", "bread"])
        #expect(stage.shown == ["fruit", "bread"])
        #expect(
            stage.calls == [
                "shouldExpand fruit", "willExpand fruit", #"children fruit ["apple", "pear"]"#, "cell apple",
                "cell pear", "shouldCollapse fruit", "willCollapse fruit",
            ])
    }

    @Test func `a handler that refuses leaves all as it is`() {
        let stage = Stage()
        var tree = Self.fruit
        tree.expand(["fruit"])
        stage.apply(tree)
        stage.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        stage.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }

        stage.toggle("fruit")
        stage.toggle("apple")
        stage.tester.settle()

        #expect(stage.source.snapshot(for: "A") == tree)
    }

    @Test func `children can be made when they are needed first`() {
        let stage = Stage()
        var tree = Tree()
        tree.append(["folder"])
        stage.apply(tree)
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            var children = children
            if children.items.isEmpty { children.append(["\(item)/1", "\(item)/2"]) }
            return children
        }

        stage.toggle("folder")
        stage.tester.settle()

        #expect(stage.shown == ["folder", "folder/1", "folder/2"])
        #expect(stage.source.snapshot(for: "A").parent(of: "folder/1") == "folder")
    }

    @Test func `a cell that is scrolled in or used again knows whether its item is expanded`() {
        let stage = Stage()
        var tree = Tree()
        tree.append((0..<60).map { "\($0)" })
        tree.append(["x"], to: "40")
        tree.expand(["40"])
        stage.apply(tree)

        stage.collection.contentOffset.y = 1100
        stage.tester.pump()
        let far = stage.isExpanded("40")
        stage.collection.contentOffset.y = 0
        stage.tester.pump()

        #expect(far == true)
        #expect(stage.collection.visibleCells.allSatisfy { !$0.configurationState.isExpanded })
    }

    @Test func `an item that is collapsed keeps the selection of others`() {
        let stage = Stage()
        var tree = Self.fruit
        tree.expand(["fruit"])
        stage.apply(tree)
        stage.collection.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])

        stage.toggle("fruit")
        stage.tester.settle()

        #expect(stage.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
}
