import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// The keyboard's focus on items of a collection.
@Suite(.application) struct ItemFocusTests {
    /// A page with the focus on its first item.
    private func enter(_ page: GridPage) -> ViewTester {
        let tester = page.show()
        tester.press(.keyboardTab, times: 1)
        page.calls = []
        return tester
    }

    private func press(_ key: UIKeyboardHIDUsage, _ times: Int = 1, _ page: GridPage, _ tester: ViewTester) -> [String?]
    {
        (0..<times).map { _ in
            tester.press(key, times: 1)
            return page.focused
        }
    }

    // MARK: Arrows

    @Test func `arrows to the sides move along a line and end with it`() {
        let page = GridPage([7])
        let tester = enter(page)

        #expect(page.focused == "0.0")
        #expect(press(.keyboardRightArrow, 3, page, tester) == ["0.1", "0.2", "0.2"])
        #expect(press(.keyboardLeftArrow, 3, page, tester) == ["0.1", "0.0", "0.0"])
    }

    @Test func `arrows up and down move to the item straight ahead, also into other sections`() {
        let page = GridPage([6, 0, 6])
        let tester = enter(page)
        _ = press(.keyboardRightArrow, 1, page, tester)

        #expect(press(.keyboardDownArrow, 4, page, tester) == ["0.4", "2.1", "2.4", "2.4"])
        #expect(press(.keyboardUpArrow, 4, page, tester) == ["2.1", "0.4", "0.1", "0.1"])
    }

    @Test func `a line that ends before is not left out`() {
        let page = GridPage([4, 6])
        let tester = enter(page)
        _ = press(.keyboardRightArrow, 2, page, tester)

        // Below the third item of the first line there is none in the second.
        #expect(press(.keyboardDownArrow, 2, page, tester) == ["0.3", "1.0"])
    }

    @Test func `items without cells get one, and are scrolled to with least movement`() {
        let page = GridPage([600])
        let tester = enter(page)
        _ = press(.keyboardDownArrow, 6, page, tester)
        let (seventh, still) = (page.focused, page.collectionView.contentOffset.y)
        _ = press(.keyboardDownArrow, 1, page, tester)
        let eighth = page.collectionView.contentOffset.y
        _ = press(.keyboardDownArrow, 10, page, tester)
        let made = page.made
        let up = press(.keyboardUpArrow, 2, page, tester)

        // Line 6 ends at 480, line 7 at 550; line 17 is at 1190 and ends at 1250.
        #expect(seventh == "0.18" && still == 0)
        #expect(eighth == 70)
        #expect(up == ["0.48", "0.45"] && page.collectionView.contentOffset.y == 770)
        #expect(made < 70)
    }

    @Test func `arrows move along a section that scrolls by itself, and from there to the visible items below`() {
        let page = GridPage([10, 10])
        let tester = page.show()
        let layout = UICollectionViewCompositionalLayout(section: Declared.shelf(100, 80))
        page.collectionView.setCollectionViewLayout(layout, animated: false)
        tester.pump()
        tester.press(.keyboardTab, times: 1)

        #expect(page.focused == "0.0")
        #expect(press(.keyboardRightArrow, 4, page, tester) == ["0.1", "0.2", "0.3", "0.4"])
        #expect(press(.keyboardLeftArrow, 1, page, tester) == ["0.3"])
        // The fifth item ends at 500 of 320 points: the section has scrolled by 180 and by the margin around the focus, and the
        // fourth one, which begins at 300, shows a little to the left of 120.
        #expect(press(.keyboardDownArrow, 1, page, tester) == ["1.1"])
        #expect(press(.keyboardUpArrow, 1, page, tester) == ["0.3"])
    }

    @Test func `in a layout that scrolls to the sides, arrows to the sides cross lines`() {
        // Columns of seven items of 60 points with distances of 10.
        let page = GridPage([20]) { $0.scrollDirection = .horizontal }
        let tester = enter(page)

        #expect(press(.keyboardDownArrow, 2, page, tester) == ["0.1", "0.2"])
        let right = press(.keyboardRightArrow, 3, page, tester)
        #expect(right[0] == "0.9" && right[1] == "0.16")
        // The third column is the last.
        #expect(right[2] == "0.16")
    }

    @Test func `items that cannot have the focus are passed over`() {
        let page = GridPage([9])
        page.mayFocus = { $0.item != 1 && $0.item != 3 }
        let tester = enter(page)

        #expect(press(.keyboardRightArrow, 1, page, tester) == ["0.2"])
        #expect(press(.keyboardLeftArrow, 1, page, tester) == ["0.0"])
        #expect(press(.keyboardDownArrow, 1, page, tester) == ["0.4"])
    }

    @Test func `without focus allowed there is none`() {
        let page = GridPage([9])
        page.loadViewIfNeeded()
        page.collectionView.allowsFocus = false
        let tester = enter(page)

        #expect(page.focused == nil)
        tester.settle()
    }

    // MARK: Entrance

    @Test func `the delegate's item gets the focus first, else the selected one`() {
        let page = GridPage([60])
        page.preferred = IndexPath(item: 40, section: 0)
        _ = enter(page)
        #expect(page.focused == "0.40")

        let other = GridPage([60])
        other.clearsSelectionOnViewWillAppear = false
        other.loadViewIfNeeded()
        let tester = other.show()
        other.collectionView.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
        tester.press(.keyboardTab, times: 1)
        #expect(other.focused == "0.4")
    }

    // MARK: Choice

    @Test func `Return chooses as a tap does`() {
        let page = GridPage([6])
        let tester = enter(page)
        _ = press(.keyboardRightArrow, 1, page, tester)
        page.collectionView.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
        page.calls = []

        tester.press(.keyboardReturnOrEnter, times: 1)

        #expect(
            page.calls == [
                "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.5", "didSelect 0.1",
                "didUnhighlight 0.1", "primary 0.1",
            ])
        #expect(page.selected == ["0.1"])
    }

    @Test func `the selection follows the focus where it is to, and the delegate decides`() {
        let page = GridPage([6])
        page.follows = { $0.item != 1 }
        let tester = enter(page)
        page.collectionView.selectionFollowsFocus = true
        _ = press(.keyboardRightArrow, 2, page, tester)

        #expect(page.selected == ["0.2"])
        #expect(
            page.calls == [
                "should 0.0 0.1", "did 0.0 0.1", "follows 0.1", "should 0.1 0.2", "did 0.1 0.2", "follows 0.2",
                "shouldSelect 0.2", "didSelect 0.2",
            ])
    }

    @Test func `a delegate that refuses leaves the focus where it is`() {
        let page = GridPage([6])
        let tester = enter(page)
        page.mayMove = false

        #expect(press(.keyboardRightArrow, 1, page, tester) == ["0.0"])
    }

    // MARK: Changes

    @Test func `the focus stays with its item in updates, and moves to the next one after its deletion`() {
        let page = GridPage([6])
        let tester = enter(page)
        _ = press(.keyboardRightArrow, 1, page, tester)
        page.collectionView.performBatchUpdates {
            page.counts = [7]
            page.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        tester.settle()
        let moved = page.focused
        page.collectionView.performBatchUpdates {
            page.counts = [6]
            page.collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)])
        }
        tester.settle()

        #expect(moved == "0.2")
        #expect(page.focused == "0.2")
    }

    @Test func `a reload keeps the focus on its path, and with fewer items it moves to the last`() {
        let page = GridPage([6])
        let tester = enter(page)
        _ = press(.keyboardDownArrow, 1, page, tester)
        page.collectionView.reloadData()
        tester.settle()
        let kept = page.focused
        page.counts = [2]
        page.collectionView.reloadData()
        tester.settle()

        #expect(kept == "0.3")
        #expect(page.focused == "0.1")
    }

    @Test func `an item that is scrolled off keeps the focus`() {
        let page = GridPage([600])
        let tester = enter(page)
        _ = press(.keyboardRightArrow, 1, page, tester)
        page.collectionView.contentOffset.y = 3000
        tester.pump()

        #expect(page.focused == "0.1")
        #expect(press(.keyboardRightArrow, 1, page, tester) == ["0.2"])
        #expect(page.collectionView.contentOffset.y == 0)
    }

    // MARK: Typing

    @Test func `letters lead to the next item whose text begins so, made if need be`() {
        let names = ["Ash", "Beech", "Birch"]
        let page = GridPage([300])
        page.text = { path in path.item < 3 ? names[path.item] : path.item == 250 ? "Élm" : "Pine \(path.item)" }
        let tester = enter(page)
        tester.type("b")
        tester.pump()
        let first = page.focused
        tester.pump(by: 2)
        tester.type("b")
        tester.pump()
        let second = page.focused
        tester.pump(by: 2)
        tester.type("el")
        tester.settle()

        #expect([first, second] == ["0.1", "0.2"])
        #expect(page.focused == "0.250")
        // Line 83 is at 5810 and ends at 5870, 480 below 5390.
        #expect(page.collectionView.contentOffset.y == 5390)
    }
}
