import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Collections with an index at their side.
@Suite(.application) struct CollectionIndexTests {
    private func show(_ titles: [String]?) -> (ViewTester, GridPage) {
        let page = GridPage([30, 30, 30])
        page.titles = titles
        let tester = page.show()
        tester.pump()
        return (tester, page)
    }

    private func strip(_ page: GridPage) -> UIView? {
        for view in page.collectionView.subviews where "\(type(of: view))" == "IndexStrip" { return view }
        return nil
    }

    /// The middle of the line of a title, of three that are in the middle of 480 points.
    private func point(_ title: Int) -> CGPoint { CGPoint(x: 312, y: 219 + 14 * (CGFloat(title) + 0.5)) }

    @Test func `the strip lies over the items at the trailing edge and does not scroll`() {
        let (tester, page) = show(["A", "B", "C"])
        let first = strip(page)?.frame
        page.collectionView.contentOffset.y = 500
        tester.pump()

        #expect(first == CGRect(x: 305, y: 0, width: 15, height: 480))
        #expect(strip(page)?.frame == CGRect(x: 305, y: 500, width: 15, height: 480))
        // Items keep their room, and the new ones lie below the strip.
        #expect(page.collectionView.cellForItem(at: IndexPath(item: 23, section: 0))?.frame.maxX == 320)
        let front = page.collectionView.subviews.last { $0 is UICollectionViewCell || $0 === strip(page) }
        #expect(front === strip(page))
    }

    @Test func `the strip is not drawn anew while the items scroll`() {
        let (_, page) = show(["A", "B", "C"])
        #expect(strip(page)?.layer.needsDisplay() == false)
        page.collectionView.contentOffset.y = 500
        page.collectionView.layoutIfNeeded()

        #expect(strip(page)?.frame.minY == 500)
        #expect(strip(page)?.layer.needsDisplay() == false)
    }

    @Test func `a finger on a title jumps to its item without selecting it`() {
        let (tester, page) = show(["A", "B", "C"])

        tester.tap(at: point(1))
        tester.settle()

        #expect(page.calls == ["title B 1"])
        // Ten lines of 60 with distances of 10.
        #expect(page.collectionView.contentOffset.y == 690)
        #expect(page.selected == [])
    }

    @Test func `without titles there is no strip, and a reload asks again`() {
        let (tester, page) = show(nil)
        #expect(strip(page) == nil)

        page.titles = ["A"]
        page.collectionView.reloadData()
        tester.pump()
        #expect(strip(page) != nil)

        page.titles = []
        page.collectionView.reloadData()
        tester.pump()
        #expect(strip(page) == nil)
    }

    @Test func `a title that leads nowhere stays`() {
        let (tester, page) = show(["A", "B", "C"])
        page.goal = { _ in IndexPath(item: NSNotFound, section: 0) }

        tester.tap(at: point(2))
        tester.settle()

        #expect(page.collectionView.contentOffset.y == 0)
    }

    @Test func `a title that leads to an item that is not there stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = GridPage([3])
                page.titles = ["A"]
                page.goal = { _ in IndexPath(item: 8, section: 0) }
                let tester = page.show()
                tester.pump()
                tester.tap(at: CGPoint(x: 312, y: 240))
                tester.settle()
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("The index path [0, 8] was to be shown for the title \"A\" of the index in"))
    }
}
