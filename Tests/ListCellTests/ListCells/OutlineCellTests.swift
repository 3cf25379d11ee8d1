import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Cells that expand and collapse the items of a section snapshot.
@Suite(.application) struct OutlineCellTests {
    /// A list of a parent and two children that do not show at first.
    @MainActor private final class Stage {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let collection: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>
        var selected: [String] = []

        init(
            style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
            headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
        ) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = headerMode
            configuration.headerTopPadding = 0
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            collection.contentInsetAdjustmentBehavior = .never
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
                cell.accessories = name == "parent" ? [.outlineDisclosure(options: .init(style: style))] : []
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, name in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
            }
            tester.show(collection, at: .zero)
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["parent", "other"])
            tree.append(["child1", "child2"], to: "parent")
            source.apply(tree, to: 0, animatingDifferences: false)
            tester.settle()
        }

        var shown: [String] { source.snapshot().itemIdentifiers }

        func cell(_ item: Int) throws -> UICollectionViewListCell {
            try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
        }

        func tap(_ item: Int, x: CGFloat) throws {
            tester.tap(at: CGPoint(x: x, y: try cell(item).frame.midY))
            tester.settle()
        }

        func turn(_ item: Int) throws -> CGFloat {
            let button = try #require(cell(item).subviews.compactMap { $0 as? AccessoryButton }.first)
            return atan2(button.picture.transform.b, button.picture.transform.a)
        }
    }

    @Test func `the chevron expands, turns and collapses`() throws {
        let stage = Stage()
        #expect(try stage.turn(0) == 0)
        try stage.tap(0, x: 297)
        #expect(stage.shown == ["parent", "child1", "child2", "other"])
        #expect(abs(try stage.turn(0) - .pi / 2) < 0.001)
        #expect(stage.collection.indexPathsForSelectedItems == [])
        try stage.tap(0, x: 297)
        #expect(stage.shown == ["parent", "other"])
        #expect(try stage.turn(0) == 0)
    }

    @Test func `elsewhere a tap selects the cell`() throws {
        let stage = Stage()
        try stage.tap(0, x: 100)
        #expect(stage.shown == ["parent", "other"])
        #expect(stage.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func `a header expands by a tap anywhere, and is not selected`() throws {
        try expandByTap(Stage(style: .header))
        try expandByTap(Stage(headerMode: .firstItemInSection))
    }

    private func expandByTap(_ stage: Stage) throws {
        try stage.tap(0, x: 100)
        #expect(stage.shown == ["parent", "child1", "child2", "other"])
        #expect(stage.collection.indexPathsForSelectedItems == [])
    }

    @Test func `a header whose cell left under the finger does not expand`() throws {
        let stage = Stage(style: .header)
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: try stage.cell(0).frame.midY))
        stage.tester.pump(by: 0.2)
        stage.collection.reloadData()
        stage.tester.pump()

        touch.lift()
        stage.tester.settle()

        #expect(stage.shown == ["parent", "other"])
    }

    @Test func `children are indented by their level, except those of a header`() throws {
        let stage = Stage()
        try stage.tap(0, x: 297)
        #expect(try stage.cell(1).indentationLevel == 1)
        #expect(try stage.cell(1).contentView.frame.minX == 10)
        #expect(try stage.cell(3).contentView.frame.minX == 0)

        let header = Stage(headerMode: .firstItemInSection)
        try header.tap(0, x: 100)
        #expect(try header.cell(1).contentView.frame.minX == 0)
    }
}
