import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Which questions a layout is asked, and when.
@Suite(.application) struct LayoutQueryTests {
    private func stage(_ layout: NotingLayout, _ count: Int = 30) -> CollectionStage {
        // No row crosses an edge in the first five points of a scroll.
        layout.rowHeight = 45
        return CollectionStage(counts: [count], layout: layout)
    }

    @Test func `the first layout prepares, asks the size and then the elements`() {
        let layout = NotingLayout()
        let stage = CollectionStage(counts: [3], layout: layout) { $0.ignored = [] }

        let calls = layout.calls.filter { !$0.hasPrefix("invalidate") && $0 != "bounds" }
        #expect(calls == ["prepare", "size", "elements"])
        #expect(
            stage.calls.filter { $0 == "cell 0.0" || $0.hasPrefix("willDisplay") }
                == ["cell 0.0", "willDisplay 0.0", "willDisplay 0.1", "willDisplay 0.2"])
        #expect(stage.calls.prefix(2) == ["sections", "count 0"])
    }

    /// A stage that notes calls of its layout, its cells and its data source for prefetching as well.
    private final class OrderStage: CollectionStage, UICollectionViewDataSourcePrefetching {
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            calls.append("prefetch")
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            super.scrollViewDidScroll(scrollView)
            calls.append("didScroll")
        }

        /// A stage of rows; heights that cells say are asked for.
        static func make(_ layout: NotingLayout, _ count: Int) -> OrderStage {
            OrderStage(counts: [count], layout: layout) { stage in
                stage.ignored = []
                stage.collection.prefetchDataSource = stage as? OrderStage
                stage.collection.register(OrderCell.self, forCellWithReuseIdentifier: "cell")
                layout.onCall = { [unowned stage] in stage.calls.append($0) }
                stage.configure = { [unowned stage] cell, _ in
                    (cell as? OrderCell)?.note = { [unowned stage] in stage.calls.append($0) }
                }
            }
        }
    }

    private final class OrderCell: NamedCell {
        var note: (String) -> Void = { _ in }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            note("apply \(Int(layoutAttributes.size.height))")
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            note("fit")
            layoutAttributes.size.height = 80
            return layoutAttributes
        }
    }

    /// Order list L of the reference.
    @Test func `the first layout of cells that size themselves has the order of UIKit`() {
        let layout = NotingLayout()
        layout.adoptsSizes = true
        let stage = OrderStage.make(layout, 1)
        let calls = stage.calls.drop { $0 != "sections" }.filter { $0 != "bounds" && $0 != "invalidate all" }

        #expect(
            Array(calls) == [
                "sections", "count 0", "prepare", "size", "elements", "cell 0.0", "apply 40", "fit", "prefers 0",
                "invalidate", "prepare", "size", "elements", "apply 80", "willDisplay 0.0",
            ])
    }

    /// Order list C of the reference.
    @Test func `a scroll by rows asks the layout, calls the delegate, shows and hides cells, and names rows ahead`() {
        let layout = NotingLayout()
        let stage = OrderStage.make(layout, 100)
        let order = ["bounds", "didScroll", "elements", "cell", "willDisplay", "didEnd", "prefetch"]
        var frames: [[String]] = []
        for row in 1...20 {
            stage.calls = []
            stage.scroll(to: CGFloat(row * 40))
            let calls = stage.calls.map { call in String(call.prefix { $0 != " " }) }
            frames.append(calls.filter(order.contains))
        }

        for frame in frames {
            let ranks = frame.compactMap { order.firstIndex(of: $0) }
            #expect(ranks == ranks.sorted(), "\(frame)")
            #expect(frame.contains("didScroll") && frame.contains("cell") && frame.contains("didEnd"))
        }
        #expect(frames.contains { $0.last == "prefetch" })
    }

    @Test func `a scrolled frame asks only about its bounds while the part around is known`() {
        let layout = NotingLayout()
        let stage = stage(layout)
        (layout.calls, stage.calls) = ([], [])

        stage.scroll(to: 2)
        stage.scroll(to: 5)

        #expect(layout.calls == ["bounds", "bounds"])
        #expect(stage.calls == [])
    }

    @Test func `farther away the elements are asked for again, without preparation`() {
        let layout = NotingLayout()
        let stage = stage(layout)
        layout.calls = []

        stage.scroll(to: 400)

        #expect(layout.calls == ["bounds", "elements"])
    }

    @Test func `a layout that wants it is prepared in each frame, and cells stay`() {
        let layout = NotingLayout()
        let stage = stage(layout)
        layout.invalidatesForBounds = true
        layout.calls = []
        let (made, cell) = (stage.made, stage.cell("0.3"))

        stage.scroll(to: 1)
        stage.scroll(to: 2)

        #expect(
            layout.calls == [
                "bounds", "invalidate", "prepare", "size", "elements", "bounds", "invalidate", "prepare", "size",
                "elements",
            ])
        #expect(stage.made == made)
        #expect(stage.cell("0.3") === cell)
        // Its attributes are equal to those that it has.
        #expect(cell?.applied == 1)
    }

    @Test func `invalidation without a context calls that with one, once`() {
        let layout = NotingLayout()
        let stage = stage(layout)
        layout.calls = []

        layout.invalidateLayout()
        layout.invalidateLayout()
        stage.tester.pump()

        #expect(layout.calls == ["invalidate all", "invalidate all", "prepare", "size", "elements"])
    }

    @Test func `contexts name elements and move the content at once`() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [.item(1)])
        context.invalidateItems(at: [.item(2)])
        context.invalidateSupplementaryElements(ofKind: "badge", at: [.item(3)])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
        context.contentSizeAdjustment = CGSize(width: 0, height: 100)
        let layout = NotingLayout()
        let stage = stage(layout)
        let height = stage.collection.contentSize.height

        layout.invalidateLayout(with: context)

        #expect(context.invalidatedItemIndexPaths == [.item(1), .item(2)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["badge": [.item(3)]])
        #expect(context.invalidatedDecorationIndexPaths == nil)
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(stage.collection.contentOffset.y == 25)
        #expect(stage.collection.contentSize.height == height + 100)
    }

    @Test func `sizes that views say lead to one preparation for all of them`() {
        let layout = NotingLayout()
        layout.adoptsSizes = true
        let stage = CollectionStage(counts: [30], layout: layout) { stage in
            stage.configure = { cell, _ in cell.wanted = CGSize(width: 320, height: 80) }
        }

        #expect(layout.calls.filter { $0 == "prepare" }.count == 2)
        #expect(stage.cells.map(\.frame.minY) == [0, 80, 160, 240, 320, 400])
    }

    @Test func `an animated change of the bounds is prepared and ended`() {
        let layout = NotingLayout()
        layout.invalidatesForBounds = true
        let stage = stage(layout)
        layout.calls = []

        UIView.animate(withDuration: 0.2) {
            stage.collection.frame.size.width = 200
            stage.collection.layoutIfNeeded()
        }

        #expect(
            layout.calls == [
                "bounds", "invalidate", "prepare", "size", "animated 320", "elements", "finalize animated",
            ])
        stage.tester.settle()
        #expect(stage.cell("0.0")?.frame.width == 200)
    }

    @Test func `the layout says where a fling ends, before the delegate hears of it`() throws {
        let layout = NotingLayout()
        layout.target = { CGPoint(x: $0.x, y: ($0.y / 200).rounded() * 200) }
        let stage = stage(layout, 100)

        try stage.tester.fling(.view(stage.collection), by: CGVector(dx: 0, dy: -150))
        stage.tester.settle()

        #expect(stage.collection.contentOffset.y > 0)
        #expect(stage.collection.contentOffset.y.truncatingRemainder(dividingBy: 200) == 0)
    }

    @Test func `another layout shows at once and keeps the cells`() {
        let stage = stage(NotingLayout(), 3)
        let cell = stage.cell("0.1")
        let flow = UICollectionViewFlowLayout()

        stage.collection.collectionViewLayout = flow
        stage.tester.pump()

        #expect(stage.cell("0.1") === cell)
        #expect(stage.cells.map(\.frame.minX) == [0, 67.5, 135])
        #expect(flow.collectionView === stage.collection)
    }

    @Test func `hidden elements have no views, and those with more weight lie in front`() {
        let layout = StackedLayout()
        let stage = CollectionStage(counts: [4], layout: layout)

        #expect(stage.cellViews.map(\.name) == ["0.3", "0.2", "0.0"])
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 5, y: 5)) == .item(0))
    }

    @Test func `attributes are equal when all they say is`() {
        let first = UICollectionViewLayoutAttributes(forCellWith: .item(3))
        first.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        first.alpha = 0.5
        let copy = first.copy() as? UICollectionViewLayoutAttributes

        #expect(copy == first)
        #expect(copy?.center == CGPoint(x: 2.5, y: 4))
        copy?.zIndex = 1
        #expect(copy != first)
        copy?.zIndex = 0
        copy?.indexPath = .item(4)
        #expect(copy != first)
    }

    @Test func `decoration views are made by the layout's classes and used again`() {
        let layout = DecoratedLayout()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
        let stage = CollectionStage(counts: [100], layout: layout)
        func lines() -> [UICollectionReusableView] {
            stage.collection.subviews.compactMap { $0 as? UICollectionReusableView }
                .filter { !($0 is UICollectionViewCell) }
        }
        let first = Set(lines().map { ObjectIdentifier($0) })

        for offset in stride(from: 0, to: 1500, by: 50) { stage.scroll(to: CGFloat(offset)) }

        #expect(first.count == 11)
        #expect(lines().count <= 12)
        // Behind all cells.
        #expect(!(stage.collection.subviews.first is UICollectionViewCell))
    }
}

/// Items upon each other; the second is hidden.
private class StackedLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 440) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            attributes.zIndex = -item
            attributes.isHidden = item == 1
            return attributes
        }
    }
}

/// A line behind each item.
private class DecoratedLayout: NotingLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        return cells
            + cells.map { cell in
                let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: cell.indexPath)
                line.frame = cell.frame
                line.zIndex = -1
                return line
            }
    }
}
