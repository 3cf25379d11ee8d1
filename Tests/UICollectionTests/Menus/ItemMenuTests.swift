import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Context menus of items, which open without selecting them.
@Suite(.application) struct ItemMenuTests {
    @Test func `a secondary click opens the item's menu and does not select it`() {
        let page = GridPage([9])
        let tester = page.show()

        tester.secondaryClick(at: CGPoint(x: 150, y: 100))
        tester.settle()

        #expect(page.calls == ["menu [0.4]", "willDisplay [0.4] true"])
        #expect(page.menuPoints == [CGPoint(x: 150, y: 100)])
        #expect(page.collectionView.contextMenuInteraction?.menuAppearance == .compact)
        #expect(page.selected == [])
    }

    @Test func `a menu of one of several selected items is for all of them`() {
        let page = GridPage([9])
        let tester = page.show()
        page.collectionView.allowsMultipleSelection = true
        for item in [4, 1] {
            page.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }

        tester.secondaryClick(at: CGPoint(x: 150, y: 100))
        tester.settle()
        #expect(page.calls == ["menu [0.1 0.4]", "willDisplay [0.1 0.4] true"])
    }

    @Test func `a menu of another item is for that alone`() {
        let page = GridPage([9])
        let tester = page.show()
        page.collectionView.allowsMultipleSelection = true
        page.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])

        tester.secondaryClick(at: CGPoint(x: 150, y: 100))
        tester.settle()

        #expect(page.calls == ["menu [0.4]", "willDisplay [0.4] true"])
        #expect(page.selected == ["0.1"])
    }

    @Test func `a menu beside items is for none of them`() {
        let page = GridPage([2])
        let tester = page.show()

        tester.secondaryClick(at: CGPoint(x: 150, y: 300))
        tester.settle()

        #expect(page.calls == ["menu []", "willDisplay [] true"])
    }

    @Test func `a press of half a second takes the highlight away and opens the menu`() {
        let page = GridPage([9])
        let tester = page.show()
        let touch = tester.touch(at: CGPoint(x: 150, y: 100))
        tester.pump(by: 0.45)
        let early = page.calls
        tester.pump(by: 0.1)
        touch.lift()
        tester.settle()

        #expect(early == ["shouldHighlight 0.4", "didHighlight 0.4"])
        #expect(page.calls.contains("didUnhighlight 0.4") && page.calls.contains("willDisplay [0.4] true"))
        #expect(!page.calls.contains("didSelect 0.4"))
    }

    /// A collection whose delegate has the method of before for one item.
    private final class OlderPage: UICollectionViewController {
        var asked: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.allowsMultipleSelection = true
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            4
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPath.item)
            return nil
        }
    }

    @Test func `a delegate with the method for one item is asked for that at the point`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let page = OlderPage(collectionViewLayout: UICollectionViewFlowLayout())
        tester.show(page)
        for item in 0..<3 {
            page.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }

        // Items of 50 points are spread over 320, five in a line: the second begins at 67.5.
        tester.secondaryClick(at: CGPoint(x: 90, y: 20))
        tester.secondaryClick(at: CGPoint(x: 90, y: 300))
        tester.settle()

        #expect(page.asked == [1])
    }
}
