import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Data, views on screen and their use again.
@Suite(.application) struct CollectionLifeTests {
    /// Rows of 100 points, 4.4 of which show.
    private func stage(_ counts: [Int], prepare: (CollectionStage) -> Void = { _ in }) -> CollectionStage {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        return CollectionStage(counts: counts, layout: layout, prepare: prepare)
    }

    @Test func `only items on screen have cells`() {
        let stage = stage([1000])

        #expect(stage.shown == ["0.0", "0.1", "0.2", "0.3", "0.4"])
        #expect(stage.made == 5)
        #expect(stage.collection.cellForItem(at: .item(5)) == nil)
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 100_000))
    }

    @Test func `a scrolled row is made, shown, and only then the other one leaves`() {
        let stage = stage([1000]) { $0.ignored = ["sections", "count"] }
        stage.calls = []

        stage.scroll(to: 100)

        #expect(stage.calls == ["cell 0.5", "willDisplay 0.5", "didEnd 0.0"])
    }

    @Test func `cells are used again, also after a jump`() {
        let stage = stage([1000])
        for offset in [100, 250, 300, 5000, 90_000, 7] as [CGFloat] { stage.scroll(to: offset) }

        // Six can be in sight at once, and the entering one is made before the other is removed.
        #expect(Set(stage.cellViews.map { ObjectIdentifier($0) }).count <= 6)
        #expect(stage.cells.map(\.reuses).reduce(0, +) > 0)
        #expect(stage.cells.allSatisfy { $0.superview === stage.collection })
        #expect(stage.collection.subviews.filter { $0 is UICollectionViewCell }.count == stage.cells.count)
    }

    @Test func `a cell that is new is not prepared for reuse, and begins with its frame`() {
        let stage = stage([3])

        #expect(stage.cells.map(\.reuses) == [0, 0, 0])
        #expect(stage.cells.map(\.firstFrame.size) == Array(repeating: CGSize(width: 320, height: 100), count: 3))
        #expect(stage.cells.map(\.reuseIdentifier) == ["cell", "cell", "cell"])
    }

    @Test func `a cell has its item's frame when it is dequeued`() {
        var widths: [CGFloat] = []
        let stage = stage([20]) {
            $0.configure = { cell, _ in widths.append(cell.contentView.superview?.bounds.height ?? 0) }
        }
        stage.scroll(to: 800)

        #expect(Set(widths) == [100])
    }

    @Test func `a reload only marks, and numbers are asked when they are needed`() {
        let stage = stage([3]) { $0.ignored = ["willDisplay", "didEnd"] }
        stage.calls = []

        stage.names = [["A", "B"]]
        stage.collection.reloadData()

        #expect(stage.calls == [])
        #expect(stage.collection.numberOfItems(inSection: 0) == 2)
        #expect(stage.calls == ["sections", "count 0"])
        stage.tester.pump()
        #expect(stage.calls == ["sections", "count 0", "cell 0.0", "cell 0.1"])
    }

    @Test func `two reloads in one turn make each cell once`() {
        let stage = stage([3])
        stage.calls = []

        stage.collection.reloadData()
        stage.collection.reloadData()
        stage.tester.pump()

        #expect(stage.calls == ["cell 0.0", "cell 0.1", "cell 0.2"])
    }

    @Test func `a reload ends the selection and keeps the offset where it can`() {
        let stage = stage([50])
        stage.collection.selectItem(at: .item(3), animated: false, scrollPosition: [])
        stage.scroll(to: 1000)

        stage.collection.reloadData()
        stage.tester.pump()
        #expect(stage.collection.indexPathsForSelectedItems == [])
        #expect(stage.collection.contentOffset.y == 1000)

        stage.names = [Array(stage.names[0].prefix(6))]
        stage.collection.reloadData()
        stage.tester.pump()
        #expect(stage.collection.contentOffset.y == 160)
        #expect(stage.shown == ["0.1", "0.2", "0.3", "0.4", "0.5"])
    }

    @Test func `an empty collection and one without size have no cells`() {
        let empty = stage([])
        #expect(empty.collection.contentSize == CGSize(width: 320, height: 0))
        #expect(empty.shown == [])
        empty.tester.settle()

        let flat = stage([5])
        flat.collection.frame.size = .zero
        flat.tester.pump()
        #expect(flat.cellViews == [])
        flat.collection.frame.size = CGSize(width: 320, height: 440)
        flat.tester.pump()
        #expect(flat.shown.count == 5)
    }

    @Test func `items are found by points, cells and paths`() {
        let stage = stage([3, 2])

        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 10, y: 350)) == IndexPath(item: 0, section: 1))
        #expect(stage.collection.indexPathForItem(at: CGPoint(x: 10, y: 501)) == nil)
        let cell = stage.collection.cellForItem(at: IndexPath(item: 1, section: 1))
        #expect(cell.flatMap(stage.collection.indexPath) == IndexPath(item: 1, section: 1))
        #expect(stage.collection.indexPath(for: UICollectionViewCell()) == nil)
        #expect(stage.collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame.minY == 400)
        #expect(stage.collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 1)) == nil)
    }

    @Test func `scrolling ends at the requested position, within the limits`() {
        let stage = stage([50])
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            stage.collection.scrollToItem(at: .item(item), at: position, animated: false)
            return stage.collection.contentOffset.y
        }

        #expect(offset(20, .top) == 2000)
        #expect(offset(20, .bottom) == CGFloat(2100 - 440))
        #expect(offset(20, .centeredVertically) == CGFloat(2050 - 220))
        #expect(offset(20, []) == CGFloat(2050 - 220))
        #expect(offset(10, []) == 1000)
        #expect(offset(12, []) == 1000)
        #expect(offset(20, []) == CGFloat(2100 - 440))
        #expect(offset(49, .top) == CGFloat(5000 - 440))
        #expect(offset(0, [.bottom, .left]) == 0)
    }

    @Test func `an animated scroll arrives`() {
        let stage = stage([500])

        stage.collection.scrollToItem(at: .item(400), at: .top, animated: true)
        stage.tester.settle()

        #expect(stage.collection.contentOffset.y == 40_000)
        #expect(stage.shown.first == "0.400")
    }

    @Test func `the background lies behind all and does not scroll`() {
        let stage = stage([50])
        let view = UIView()
        stage.collection.backgroundView = view
        stage.scroll(to: 300)

        #expect(stage.collection.subviews.first === view)
        #expect(view.frame == CGRect(x: 0, y: 300, width: 320, height: 440))
        stage.collection.backgroundView = nil
        #expect(view.superview == nil)
    }

    @Test func `registrations make and fill cells, and their nibs and classes are known at the first use`() {
        let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, path, item in
            cell.name = "\(item)@\(path.item)"
        }
        let stage = stage([2]) { stage in
            stage.makeCell = { [unowned stage] path in
                stage.collection.dequeueConfiguredReusableCell(
                    using: registration, for: path, item: stage.names[0][path.item])
            }
        }

        #expect(stage.shown == ["0.0@0", "0.1@1"])
    }

    @Test func `reconfigured items keep their cells`() {
        let stage = stage([20])
        let cell = stage.cell("0.2")
        stage.names[0][2] = "X"
        stage.calls = []

        stage.collection.reconfigureItems(at: [.item(2), .item(15)])
        stage.tester.settle()

        #expect(stage.cell("X") === cell)
        #expect(cell?.reuses == 0)
        #expect(stage.calls == ["cell 0.2"])
    }

    @Test func `the cell that has the keyboard stays while it is off the screen`() {
        let stage = stage([100]) { $0.collection.register(TypedCell.self, forCellWithReuseIdentifier: "cell") }
        let cell = stage.cell("0.1")
        #expect(cell?.becomeFirstResponder() == true)

        stage.scroll(to: 3000)

        #expect(cell?.superview === stage.collection)
        #expect(cell?.isFirstResponder == true)
        stage.scroll(to: 0)
        #expect(stage.cell("0.1") === cell)
    }
}

private class TypedCell: NamedCell {
    override var canBecomeFirstResponder: Bool { true }
}
