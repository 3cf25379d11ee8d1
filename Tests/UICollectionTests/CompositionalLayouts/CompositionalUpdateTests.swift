import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Updates of collections with compositional layouts.
@Suite(.application) struct CompositionalUpdateTests {
    @Test func `inserted items fade in at their positions, and others make room`() {
        let stage = CollectionStage(counts: [3], Declared.rows(50))
        stage.names[0].insert("new", at: 1)
        stage.batch { stage.collection.insertItems(at: [.item(1)]) }
        stage.tester.pump(by: 0.05)
        let alpha = stage.cell("new")?.layer.presentation()?.opacity ?? -1
        let second = stage.cell("0.1")?.layer.presentation()?.position.y ?? -1

        #expect(alpha > 0 && alpha < 1)
        #expect(second > 75 && second < 125)
        stage.tester.settle()
        #expect(stage.cells.map(\.name) == ["0.0", "new", "0.1", "0.2"])
        #expect(stage.cells.map(\.frame.minY) == [0, 50, 100, 150])
        #expect(stage.completions == [true])
    }

    @Test func `a subclass sets the first and last attributes of items`() {
        let layout = SideLayout(section: Declared.rows(50))
        let stage = CollectionStage(counts: [3], layout: layout)
        stage.names[0][1] = "new"
        stage.batch { stage.collection.reloadItems(at: [.item(1)]) }
        stage.tester.pump(by: 0.02)

        #expect(stage.cell("new")?.layer.presentation()?.position.x ?? 0 > 250)
        #expect(stage.cell("0.1")?.layer.presentation()?.position.x ?? 0 < 160)
        stage.tester.settle()
        #expect(stage.cell("0.1") == nil)
        #expect(stage.cell("new")?.frame == box(0, 50, 320, 50))
    }

    @Test func `badges follow their items`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Declared.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: Declared.size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: Declared.size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        let stage = CollectionStage(counts: [3], section) {
            $0.collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
        }
        let last = stage.collection.supplementaryView(forElementKind: "badge", at: .item(2))

        stage.names[0].remove(at: 0)
        stage.batch { stage.collection.deleteItems(at: [.item(0)]) }
        stage.tester.settle()

        #expect(stage.collection.supplementaryView(forElementKind: "badge", at: .item(1)) === last)
        #expect(last?.frame == box(300, 50, 20, 20))
        #expect(stage.collection.visibleSupplementaryViews(ofKind: "badge").count == 2)
    }

    @Test func `the provider is asked again for each section of an update`() {
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout { index, _ in
            asked.append(index)
            return Declared.rows(50)
        }
        let stage = CollectionStage(counts: [2, 2], layout: layout)
        asked = []
        stage.names[1].append("new")
        stage.batch { stage.collection.insertItems(at: [IndexPath(item: 2, section: 1)]) }
        stage.tester.settle()

        #expect(asked == [0, 1])
        #expect(stage.frames(1).last == box(0, 200, 320, 50))
    }

    @Test func `a header of the whole layout stays when the first section is deleted`() {
        let layout = UICollectionViewCompositionalLayout(
            section: Declared.rows(50),
            configuration: Declared.configuration {
                $0.boundarySupplementaryItems = [Declared.edge(Declared.header, 40)]
            })
        let stage = CollectionStage(counts: [2, 1], layout: layout)
        let path = IndexPath(item: .max, section: 0)
        let header = stage.collection.supplementaryView(forElementKind: Declared.header, at: path)

        stage.names.removeFirst()
        stage.batch { stage.collection.deleteSections([0]) }
        stage.tester.settle()

        #expect(header != nil)
        #expect(stage.collection.supplementaryView(forElementKind: Declared.header, at: path) === header)
        #expect(stage.frames() == [box(0, 40, 320, 50)])
    }

    @Test func `a reload with fewer sections lays out those that are left`() {
        let stage = CollectionStage(counts: [2, 3], Declared.rows(50))
        stage.names = [["a"]]
        stage.collection.reloadData()
        stage.tester.pump()

        #expect(stage.shown == ["a"])
        #expect(stage.collection.contentSize.height == 50)
    }
}

/// Inserts items from the right and removes them to the left.
private final class SideLayout: UICollectionViewCompositionalLayout {
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, by: 320) }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, by: -320) }

    private func moved(_ path: IndexPath, by distance: CGFloat) -> UICollectionViewLayoutAttributes? {
        guard path.item == 1 else { return nil }
        let attributes = layoutAttributesForItem(at: path)
        attributes?.center.x += distance
        return attributes
    }
}
