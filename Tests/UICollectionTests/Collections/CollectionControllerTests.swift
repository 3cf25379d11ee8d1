import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A controller of a collection.
@Suite(.application) struct CollectionControllerTests {
    private class Photos: UICollectionViewController {
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            9
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }
    }

    @Test func `the collection fills the view, which is another one`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        let controller = Photos(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout)
        #expect(!controller.isViewLoaded)

        tester.show(controller)

        #expect(controller.view !== controller.collectionView)
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.frame == controller.view.bounds)
        #expect(controller.collectionView.dataSource === controller)
        #expect(controller.collectionView.delegate === controller)
        #expect(controller.collectionView.visibleCells.count == 9)
        tester.settle()
    }

    @Test func `a tap reaches the controller, and the selection ends when it appears again`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let controller = Photos(collectionViewLayout: UICollectionViewFlowLayout())
        tester.show(controller)
        tester.settle()
        let point = controller.collectionView.convert(CGPoint(x: 25, y: 25), to: nil)

        tester.tap(at: point)
        tester.settle()
        #expect(controller.chosen == [0])
        #expect(controller.collectionView.indexPathsForSelectedItems == [.item(0)])
        controller.viewWillAppear(false)

        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    /// Notes its appearance, with the items that are selected and the cells that are there.
    private final class NotingPhotos: Photos {
        var calls: [String] = []

        private func note(_ call: String) {
            let selected = collectionView.indexPathsForSelectedItems?.count ?? 0
            calls.append("\(call): \(selected) selected, \(collectionView.visibleCells.count) cells")
        }

        override func viewWillAppear(_ animated: Bool) {
            note("will appear")
            super.viewWillAppear(animated)
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("is appearing")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did appear")
        }
    }

    /// Order list P of the reference.
    @Test func `the selection is cleared when the view is appearing, and cells are shown when it has appeared`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let controller = NotingPhotos(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: controller)
        tester.show(navigation)
        tester.settle()
        let first = controller.calls
        controller.collectionView.selectItem(at: .item(0), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        tester.settle()
        controller.calls = []
        navigation.popViewController(animated: false)
        tester.settle()

        #expect(first.first == "will appear: 0 selected, 0 cells")
        #expect(first.last == "did appear: 0 selected, 9 cells")
        #expect(
            controller.calls == [
                "will appear: 1 selected, 9 cells", "is appearing: 0 selected, 9 cells",
                "did appear: 0 selected, 9 cells",
            ])
    }

    @Test func `editing reaches the collection`() {
        let controller = Photos(collectionViewLayout: UICollectionViewFlowLayout())

        controller.setEditing(true, animated: false)

        #expect(controller.collectionView.isEditing)
    }

    // MARK: Scrolling before a layout

    /// Thirty rows, of which the eleventh is to be first.
    private final class Rows: UICollectionViewController {
        private var isScrolled = false

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard !isScrolled else { return }
            isScrolled = true
            collectionView.scrollToItem(at: .item(10), at: .top, animated: false)
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }

    @Test func `a controller scrolls to an item when its view is laid out for the first time`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let controller = Rows(collectionViewLayout: PreparedRows())

        tester.show(controller)
        tester.settle()

        #expect(controller.collectionView.contentOffset == CGPoint(x: 0, y: 400))
        #expect(controller.collectionView.indexPathsForVisibleItems.sorted() == (10..<22).map { .item($0) })
    }

    @Test func `a collection without a size scrolls to where its layout has the item`() {
        let stage = CollectionStage(counts: [30], layout: PreparedRows(), size: .zero)

        stage.collection.scrollToItem(at: .item(10), at: .top, animated: false)
        let offset = stage.collection.contentOffset
        stage.collection.frame.size = CGSize(width: 320, height: 440)
        stage.tester.settle()

        #expect(offset == CGPoint(x: 0, y: 400))
        #expect(stage.shown.first == "0.10")
    }

    @Test func `a scroll after a reload in the middle of a layout ends at the new positions`() {
        let stage = CollectionStage(counts: [30], layout: PreparedRows())
        stage.willDisplay = { [unowned stage] path in
            guard path.item == 20, stage.names[0].count == 30 else { return }
            stage.names[0] += (0..<30).map { "new \($0)" }
            stage.collection.reloadData()
            stage.collection.scrollToItem(at: .item(40), at: .top, animated: false)
        }

        stage.scroll(to: 600)
        stage.tester.settle()

        #expect(stage.collection.contentOffset.y == 1600)
        #expect(stage.shown.first == "new 10")
    }
}

/// Rows of 320 by 40 points, which are unknown before the layout is prepared.
private final class PreparedRows: UICollectionViewLayout {
    private var rows: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        rows = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(item))
            attributes.frame = CGRect(x: 0, y: CGFloat(40 * item), width: 320, height: 40)
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 40 * rows.count) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        rows.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rows[indexPath.item]
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        rows = []
    }
}
