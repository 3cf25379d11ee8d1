import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Items of compositional layouts that say their own size.
@Suite(.application) struct CompositionalSizingTests {
    private func stage(
        _ count: Int, _ section: NSCollectionLayoutSection = Declared.sizedRows(50),
        _ height: @escaping (Int) -> CGFloat
    ) -> CollectionStage {
        CollectionStage(counts: [count], section) { stage in
            stage.configure = { $0.wanted = CGSize(width: 320, height: height($1.item)) }
        }
    }

    @Test func `items on screen have the heights that they say, and others the estimate`() {
        let stage = stage(20) { _ in 100 }

        #expect(stage.cells.map(\.frame.minY) == [0, 100, 200, 300, 400])
        #expect(stage.frames()[19].height == 50)
        // Nine were made by the estimate; four had no room after all and are known as well.
        #expect(stage.collection.contentSize.height == 1450)
    }

    @Test func `an item is asked once, and keeps its height`() {
        let stage = stage(30) { CGFloat(40 + $0) }
        let cell = stage.cell("0.3")
        stage.scroll(to: 60)
        #expect(cell?.questions == 1)

        stage.scroll(to: 600)
        stage.scroll(to: 0)
        #expect(stage.frames()[3] == box(0, 123, 320, 43))
    }

    @Test func `a measured change lays out its own group alone`() {
        let layout = UICollectionViewCompositionalLayout(section: Declared.sizedRows(44))
        let stage = CollectionStage(counts: [100_000], layout: layout) { stage in
            stage.configure = { $0.wanted = CGSize(width: 320, height: CGFloat(60 + $1.item)) }
        }

        // Ten items by the estimate, each of them once, and the template.
        #expect(stage.made == 10)
        #expect(layout.state.composition?.sections[0].solvedCount == 11)
    }

    @Test func `a line is as high as its highest item`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Declared.size(.fractionalWidth(1), .estimated(30)),
                subitems: [Declared.item(.fractionalWidth(0.5), .estimated(30))]))
        let stage = stage(4, section) { [20, 80, 40, 10][$0] }

        #expect(
            stage.frames() == [box(0, 0, 160, 20), box(160, 0, 160, 80), box(0, 80, 160, 40), box(160, 80, 160, 10)])
        #expect(stage.collection.contentSize.height == 120)
    }

    @Test func `items with declared sizes are not asked`() {
        let stage = stage(3, Declared.rows(50)) { _ in 99 }

        #expect(stage.cells.map(\.questions) == [0, 0, 0])
        #expect(stage.frames()[2] == box(0, 100, 320, 50))
    }

    @Test func `a header says its height`() {
        let section = Declared.rows(50)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Declared.size(.fractionalWidth(1), .estimated(20)), elementKind: Declared.header,
                alignment: .top)
        ]
        let stage = CollectionStage(counts: [2], section) {
            $0.collection.register(
                HighHeader.self, forSupplementaryViewOfKind: Declared.header, withReuseIdentifier: "edge")
        }

        #expect(stage.edge(Declared.header) == box(0, 0, 320, 70))
        #expect(stage.frames() == [box(0, 70, 320, 50), box(0, 120, 320, 50)])
    }

    @Test func `another width has items measured anew`() {
        let stage = stage(5) { _ in 100 }
        stage.configure = { cell, _ in cell.wanted = nil }
        for cell in stage.cells { cell.wanted = CGSize(width: 300, height: 70) }

        stage.collection.frame.size.width = 300
        stage.tester.pump()

        #expect(stage.frames()[1] == box(0, 70, 300, 70))
    }

    @Test func `an item that is named is measured anew, and others are not`() {
        let stage = stage(5) { _ in 100 }
        let asked = stage.cells.map(\.questions)
        for cell in stage.cells { cell.wanted?.height = 60 }
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [.item(1)])

        stage.collection.collectionViewLayout.invalidateLayout(with: context)
        stage.tester.pump()

        #expect(stage.frames().map(\.height) == [100, 60, 100, 100, 100])
        #expect(zip(stage.cells, asked).map { $0.questions - $1 } == [0, 1, 0, 0, 0])
    }

    @Test func `visible items stay while items above are measured larger`() {
        let stage = stage(100) { _ in 70 }
        stage.collection.scrollToItem(at: .item(60), at: .top, animated: false)
        stage.tester.pump()
        let before = (stage.place(60)?.minY ?? -1) - stage.collection.contentOffset.y

        stage.collection.contentOffset.y -= 30
        stage.tester.pump()

        #expect(before == 0)
        #expect((stage.place(60)?.minY ?? -1) - stage.collection.contentOffset.y == 30)
    }

    @Test func `measured heights follow their items in updates`() {
        let stage = stage(6) { CGFloat(50 + 10 * $0) }
        stage.configure = { _, _ in }
        stage.names[0].remove(at: 1)

        stage.batch { stage.collection.deleteItems(at: [.item(1)]) }
        stage.tester.settle()

        #expect(stage.frames().map(\.height) == [50, 70, 80, 90, 100])
    }

    @Test func `measured heights follow their items in two updates before the next layout`() {
        let layout = UICollectionViewCompositionalLayout(section: Declared.sizedRows(50))
        let stage = CollectionStage([["a", "b"]], layout: layout, isShown: false) { stage in
            stage.configure = { $0.wanted = CGSize(width: 320, height: $1.item == 0 ? 100 : 50) }
        }
        stage.collection.layoutIfNeeded()
        #expect(stage.frames().map(\.height) == [100, 50])

        for name in ["c", "d"] {
            stage.names[0].insert(name, at: 0)
            stage.batch { stage.collection.insertItems(at: [.item(0)]) }
        }
        #expect(stage.frames().map(\.height) == [50, 50, 100, 50])
        stage.tester.settle()
    }
}

/// A header that wants 70 points.
private final class HighHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
    }
}
