import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Two fingers that select the items over which they move.
@Suite(.application) struct ItemSweepTests {
    /// A page with two fingers down in its second item, the middle between them at 160 by 30.
    private func touch(
        _ prepare: (GridPage) -> Void
    ) -> (tester: ViewTester, page: GridPage, left: TestTouch, right: TestTouch) {
        let page = GridPage([60])
        let tester = page.show()
        prepare(page)
        tester.pump()
        page.calls = []
        return (
            tester, page, tester.touch(at: CGPoint(x: 130, y: 30)), tester.touch(at: CGPoint(x: 190, y: 30))
        )
    }

    @Test func `items in between are selected in their order, and sweeping back undoes that`() {
        let (tester, page, left, right) = touch { $0.collectionView.allowsMultipleSelection = true }
        tester.move(left, right, by: CGVector(dx: 0, dy: 70))
        let down = page.selected
        let calls = page.calls.filter { !$0.contains("ighlight") }
        tester.move(left, right, by: CGVector(dx: 0, dy: -70))
        left.lift()
        right.lift()
        tester.settle()

        #expect(down == ["0.1", "0.2", "0.3", "0.4"])
        #expect(calls.prefix(4) == ["should 0.1", "didBegin 0.1 false", "shouldSelect 0.1", "didSelect 0.1"])
        #expect(page.selected == ["0.1"])
        #expect(page.calls.last == "didEnd" && page.calls.filter { $0 == "didEnd" }.count == 1)
        #expect(!page.collectionView.isEditing && page.collectionView.contentOffset.y == 0)
    }

    @Test func `where only editing allows several, the collection is edited`() {
        let (tester, page, left, right) = touch { $0.collectionView.allowsMultipleSelectionDuringEditing = true }
        tester.move(left, right, by: CGVector(dx: 0, dy: 70))
        left.lift()
        right.lift()
        tester.settle()

        #expect(page.calls.contains("didBegin 0.1 true"))
        #expect(page.collectionView.isEditing)
        #expect(page.selected == ["0.1", "0.2", "0.3", "0.4"])
    }

    /// A collection whose delegate has no word about fingers.
    @Test func `without a word of the delegate, it is editing that says whether several may be selected`() {
        let stage = CollectionStage([(0..<40).map { "\($0)" }])
        let path = IndexPath(item: 0, section: 0)
        func answer() -> Bool {
            stage.collection.delegate?.collectionView(
                stage.collection, shouldBeginMultipleSelectionInteractionAt: path) ?? false
        }

        stage.collection.allowsMultipleSelection = true
        let without = answer()
        stage.collection.allowsMultipleSelectionDuringEditing = true

        #expect(!without && answer())
    }

    @Test func `items that were selected before stay so`() {
        let (tester, page, left, right) = touch { page in
            page.collectionView.allowsMultipleSelection = true
            page.collectionView.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        }
        tester.move(left, right, by: CGVector(dx: 0, dy: 70))
        tester.move(left, right, by: CGVector(dx: 0, dy: -70))
        left.lift()
        right.lift()
        tester.settle()

        #expect(page.selected == ["0.1", "0.3"])
    }

    @Test func `a delegate that refuses, or a collection for one item, has the fingers scroll`() {
        for allows in [true, false] {
            let (tester, page, left, right) = touch { page in
                page.collectionView.allowsMultipleSelection = allows
                page.sweeps = { _ in false }
                page.collectionView.contentOffset.y = 140
            }
            tester.move(left, right, by: CGVector(dx: 0, dy: 50))
            tester.move(left, right, by: CGVector(dx: 0, dy: 20))
            left.lift()
            right.lift()
            tester.settle()

            #expect(page.selected == [])
            #expect(page.calls.contains("should 0.7") == allows)
            #expect(page.collectionView.contentOffset.y < 140)
        }
    }
}
