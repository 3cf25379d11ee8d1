import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Controllers on a stack that share a collection and have a layout each.
@Suite(.application) struct LayoutNavigationTests {
    private class Page: UICollectionViewController {
        var loads = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor private struct Stage {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let rows = Stage.layout(CGSize(width: 320, height: 40))
        let grid = Stage.layout(CGSize(width: 80, height: 80))
        let root: Page
        let page: Page
        let navigation: UINavigationController

        init() {
            root = Page(collectionViewLayout: rows)
            page = Page(collectionViewLayout: grid)
            page.useLayoutToLayoutNavigationTransitions = true
            navigation = UINavigationController(rootViewController: root)
            tester.show(navigation)
            tester.settle()
        }

        /// Items of a size without distances.
        static func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing, layout.itemSize) = (0, 0, size)
            return layout
        }

        func cell(_ item: Int) -> UICollectionViewCell? { root.collectionView.cellForItem(at: [0, item]) }
    }

    @Test func `a push changes the layout of the one collection in one motion`() {
        let stage = Stage()
        let cell = stage.cell(3)
        #expect(!stage.root.useLayoutToLayoutNavigationTransitions)

        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        #expect(stage.page.collectionView === stage.root.collectionView)
        #expect(stage.page.collectionView.superview === stage.page.view)
        #expect(stage.page.view.frame.minX == 0)
        #expect(stage.cell(3) === cell)
        #expect(cell?.frame == CGRect(x: 240, y: 0, width: 80, height: 80))
        let now = cell?.layer.presentation()?.frame ?? .null
        #expect(now.minX > 0)
        #expect(now.minX < 240)
        stage.tester.settle()
        #expect(stage.navigation.topViewController === stage.page)
        #expect(stage.page.collectionViewLayout === stage.grid)
        #expect(stage.root.collectionView.dataSource === stage.root)
        #expect(stage.page.loads == 1)
    }

    @Test func `a pop leads back to the layout below`() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()
        let cell = stage.cell(3)

        stage.navigation.popViewController(animated: true)
        stage.tester.settle()

        #expect(stage.navigation.topViewController === stage.root)
        #expect(stage.root.collectionView.superview === stage.root.view)
        #expect(stage.root.collectionViewLayout === stage.rows)
        #expect(stage.cell(3) === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 120, width: 320, height: 40))
    }

    @Test func `without animation the collection follows as well`() {
        let stage = Stage()

        stage.navigation.pushViewController(stage.page, animated: false)
        stage.tester.settle()
        #expect(stage.page.collectionView === stage.root.collectionView)
        #expect(stage.page.collectionView.superview === stage.page.view)
        #expect(stage.page.collectionViewLayout === stage.grid)
        stage.navigation.popViewController(animated: false)
        stage.tester.settle()

        #expect(stage.root.collectionView.superview === stage.root.view)
        #expect(stage.root.collectionViewLayout === stage.rows)
    }

    @Test func `a selected item stays selected and in sight, and a page can be pushed again`() {
        let stage = Stage()
        stage.root.collectionView.selectItem(at: [0, 5], animated: false, scrollPosition: [])

        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()
        #expect(stage.page.collectionView.indexPathsForSelectedItems == [[0, 5]])
        #expect(stage.page.collectionView.indexPathsForVisibleItems.contains([0, 5]))
        stage.navigation.popViewController(animated: true)
        stage.tester.settle()
        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()

        #expect(stage.page.collectionViewLayout === stage.grid)
        #expect(stage.page.collectionView.superview === stage.page.view)
    }

    @Test func `a page of another stack leaves the collection of the former one there`() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()
        stage.navigation.popViewController(animated: true)
        stage.tester.settle()
        let root = Page(collectionViewLayout: Stage.layout(CGSize(width: 320, height: 60)))
        let other = UINavigationController(rootViewController: root)
        stage.tester.show(other)
        stage.tester.settle()

        other.pushViewController(stage.page, animated: true)
        stage.tester.settle()

        #expect(stage.page.collectionView === root.collectionView)
        #expect(stage.page.collectionViewLayout === stage.grid)
        #expect(stage.root.collectionView.superview === stage.root.view)
        #expect(stage.root.collectionViewLayout === stage.rows)
    }

    @Test func `a pop over two pages that share leads back to the first layout`() {
        let stage = Stage()
        let last = Page(collectionViewLayout: Stage.layout(CGSize(width: 160, height: 30)))
        last.useLayoutToLayoutNavigationTransitions = true
        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()
        stage.navigation.pushViewController(last, animated: true)
        stage.tester.settle()
        #expect(stage.cell(3)?.frame == CGRect(x: 160, y: 30, width: 160, height: 30))

        stage.navigation.popToRootViewController(animated: true)
        stage.tester.settle()

        #expect(stage.root.collectionView.superview === stage.root.view)
        #expect(stage.root.collectionViewLayout === stage.rows)
        #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 120, width: 320, height: 40))
    }

    @Test func `a push in the middle of a pop finds the collection where it belongs`() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()

        stage.navigation.popViewController(animated: true)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)
        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()

        #expect(stage.navigation.topViewController === stage.page)
        #expect(stage.page.collectionView.superview === stage.page.view)
        #expect(stage.page.collectionViewLayout === stage.grid)
        #expect(stage.cell(3)?.frame == CGRect(x: 240, y: 0, width: 80, height: 80))
    }

    @Test func `a page without the wish has a collection of its own`() {
        let stage = Stage()
        stage.page.useLayoutToLayoutNavigationTransitions = false

        stage.navigation.pushViewController(stage.page, animated: true)
        stage.tester.settle()

        #expect(stage.page.collectionView !== stage.root.collectionView)
        #expect(stage.page.collectionView.dataSource === stage.page)
    }
}
