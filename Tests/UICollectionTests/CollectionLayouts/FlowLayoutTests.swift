import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A flow layout in a collection, by the figures that were measured.
@Suite(.application) struct FlowLayoutTests {
    private func frames(_ stage: CollectionStage, _ section: Int = 0) -> [CGRect] {
        stage.names[section].indices.compactMap {
            stage.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    private func layout(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        change(layout)
        return layout
    }

    @Test func `the defaults are those of UIKit`() {
        let layout = UICollectionViewFlowLayout()

        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero)
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds)
        #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    }

    @Test func `seven items of 100 by 60 in 375 points make 200 points of content`() {
        let layout = layout { $0.itemSize = CGSize(width: 100, height: 60) }
        let stage = CollectionStage(counts: [7], layout: layout, size: CGSize(width: 375, height: 440))

        #expect(frames(stage).map(\.minX) == [0, 137.5, 275, 0, 137.5, 275, 0])
        #expect(frames(stage).map(\.minY) == [0, 0, 0, 70, 70, 70, 140])
        #expect(stage.collection.contentSize == CGSize(width: 375, height: 200))
    }

    @Test func `items begin at whole pixels`() {
        let layout = layout {
            $0.itemSize = CGSize(width: 80, height: 60)
            $0.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        }
        let stage = CollectionStage(counts: [3], layout: layout, size: CGSize(width: 375, height: 440))

        // Four have room in 351 points, so 10.333 lie between them: 102.333 and 192.667 are no pixels of a screen of scale 2.
        #expect(frames(stage).map(\.minX) == [12, 102.5, 192.5])
    }

    @Test func `a layout to the side is that of lines transposed`() {
        let layout = layout {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 90, height: 100)
            $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        }
        let stage = CollectionStage(counts: [3], layout: layout, size: CGSize(width: 320, height: 250))

        #expect(frames(stage).map(\.origin) == [CGPoint(x: 12, y: 8), CGPoint(x: 12, y: 142), CGPoint(x: 112, y: 8)])
        #expect(stage.collection.contentSize == CGSize(width: 12 + 90 + 10 + 90 + 12, height: 250))
    }

    @Test func `headers and footers are as wide as the collection and know no insets`() {
        let layout = layout {
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.footerReferenceSize = CGSize(width: 1, height: 20)
            $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 12, right: 16)
            $0.itemSize = CGSize(width: 288, height: 50)
        }
        let stage = CollectionStage(counts: [1, 0], layout: layout)

        func frame(_ kind: String, _ section: Int) -> CGRect? {
            stage.collection.layoutAttributesForSupplementaryElement(
                ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(frame(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(frame(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 0, y: 100, width: 320, height: 20))
        // An empty section keeps its insets: 120 + 30 + 8 + 12.
        #expect(frame(UICollectionView.elementKindSectionFooter, 1) == CGRect(x: 0, y: 170, width: 320, height: 20))
        #expect(stage.collection.contentSize.height == 190)
        #expect(frames(stage) == [CGRect(x: 16, y: 38, width: 288, height: 50)])
    }

    @Test func `headers without length have no views`() {
        let stage = CollectionStage(counts: [1]) { $0.ignored = [] }

        #expect(!stage.calls.contains { $0.hasPrefix("view") })
    }

    @Test func `sizes of the delegate are asked once each and beat the property`() {
        let stage = SizedStage(counts: [3, 2]) { stage in
            stage.sizes = { path in
                stage.calls.append("size \(path.section).\(path.item)")
                return CGSize(width: 320, height: CGFloat(10 + path.item))
            }
        }

        #expect(
            stage.calls.filter { $0.hasPrefix("size") } == ["size 0.0", "size 0.1", "size 0.2", "size 1.0", "size 1.1"])
        #expect(frames(stage).map(\.height) == [10, 11, 12])
        stage.calls = []
        stage.scroll(to: 1)
        #expect(stage.calls.filter { $0.hasPrefix("size") } == [])
    }

    @Test func `another width sets lines anew and asks no sizes, until the layout is invalidated`() {
        let stage = SizedStage(counts: [3]) { stage in
            stage.sizes = { path in
                stage.calls.append("size \(path.item)")
                return CGSize(width: 150, height: 50)
            }
        }
        stage.calls = []

        stage.collection.frame.size.width = 160
        stage.tester.pump()

        #expect(!stage.calls.contains("size 0"))
        #expect(frames(stage).map(\.minX) == [5, 5, 5])
        stage.collection.collectionViewLayout.invalidateLayout()
        stage.tester.pump()
        #expect(stage.calls.filter { $0.hasPrefix("size") } == ["size 0", "size 1", "size 2"])
    }

    @Test func `the content inset makes lines shorter`() {
        let layout = layout { $0.itemSize = CGSize(width: 100, height: 60) }
        let stage = CollectionStage(counts: [4], layout: layout) {
            $0.collection.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        }

        #expect(stage.collection.contentSize.width == 260)
        #expect(frames(stage).map(\.minX) == [0, 160, 0, 160])
        stage.collection.contentInset = .zero
        stage.tester.pump()
        #expect(frames(stage).map(\.minX) == [0, 110, 220, 0])
    }

    @Test func `insets may count from the layout margins`() {
        let layout = layout {
            $0.sectionInsetReference = .fromLayoutMargins
            $0.sectionInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
            $0.itemSize = CGSize(width: 50, height: 50)
        }
        let stage = CollectionStage(counts: [1], layout: layout) {
            $0.collection.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        }

        #expect(frames(stage).map(\.minX) == [24])
    }

    @Test func `a pinned header stays at the edge, and the end of its section pushes it off`() {
        let layout = layout {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
            $0.itemSize = CGSize(width: 320, height: 90)
        }
        let stage = CollectionStage(counts: [5, 20], layout: layout)
        func header(_ section: Int) -> CGFloat? {
            stage.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                .frame.minY
        }

        // Five items of 90 with 10 between them end at 30 + 490 = 520.
        #expect(header(0) == 0)
        stage.scroll(to: 200)
        #expect(header(0) == 200)
        stage.scroll(to: 500)
        #expect(header(0) == 490)
        #expect(header(1) == 520)
        stage.scroll(to: 700)
        #expect(header(0) == nil)
        #expect(header(1) == 700)
    }

    @Test func `a pinned header is in front of later items`() {
        let layout = layout {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionHeadersPinToVisibleBounds = true
            $0.itemSize = CGSize(width: 320, height: 90)
        }
        let stage = CollectionStage(counts: [20], layout: layout)

        for offset in stride(from: 0, to: 900, by: 37) { stage.scroll(to: CGFloat(offset)) }

        let views = stage.collection.subviews.filter { $0 is UICollectionReusableView }
        #expect(views.last.map { !($0 is UICollectionViewCell) } == true)
    }

    @Test func `a pinned footer stays at the lower edge while its section shows`() {
        let layout = layout {
            $0.footerReferenceSize = CGSize(width: 0, height: 30)
            $0.sectionFootersPinToVisibleBounds = true
            $0.itemSize = CGSize(width: 320, height: 90)
        }
        let stage = CollectionStage(counts: [10], layout: layout)
        var footer: CGFloat? {
            stage.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))?
                .frame.minY
        }

        #expect(footer == 410)
        stage.scroll(to: 100)
        #expect(footer == 510)
        // Ten items end at 990, and the content at 1020.
        stage.scroll(to: 580)
        #expect(footer == 990)
    }

    @Test func `frames stay as they are from right to left, unless a subclass says that it flips`() {
        let plain = CollectionStage([["A", "B"]], direction: .rightToLeft)
        #expect(plain.cell("A")?.frame.minX == 0)
        plain.tester.settle()

        let flipped = CollectionStage([["A", "B"]], layout: FlippingLayout(), direction: .rightToLeft)
        // 50 points wide, at the right edge of 320.
        #expect(flipped.cell("A")?.frame.minX == 270)
        #expect(flipped.collection.layoutAttributesForItem(at: .item(1))?.frame.maxX == 252.5)
        #expect(flipped.collection.indexPathForItem(at: CGPoint(x: 300, y: 20)) == .item(0))
    }

    @Test func `millions of items of one size take no memory each`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let source = EndlessSource()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (source, source)
        tester.show(collection, at: .zero)

        collection.scrollToItem(at: .item(49_999_999), at: .bottom, animated: false)
        tester.pump()

        // Five in a line of 50 points, with 10 between lines.
        #expect(collection.contentSize.height == CGFloat(10_000_000 * 60 - 10))
        #expect(collection.cellForItem(at: .item(49_999_999)) != nil)
        #expect(source.asked < 100)
    }

    @Test func `contexts name the parts that are requested again`() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes)
        #expect(context.invalidatedItemIndexPaths == nil)

        let stage = CollectionStage(counts: [3])
        let layout = stage.collection.collectionViewLayout
        let bounds = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 440))
        let flow = bounds as? UICollectionViewFlowLayoutInvalidationContext

        #expect(flow?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(flow?.invalidateFlowLayoutAttributes == true)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 90, width: 320, height: 440)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 90, width: 321, height: 440)))
    }
}

private class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Fifty million items, and a delegate of sizes that knows none.
private class EndlessSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var asked = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50_000_000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        asked += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
