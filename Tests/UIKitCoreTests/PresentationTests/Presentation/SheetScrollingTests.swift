import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A scroll view in a sheet, which shares the finger's movement with the card.
@Suite(.application) struct SheetScrollingTests {
    private let scrollView = UIScrollView()

    private func present(
        in tester: ViewTester, prepare: (UISheetPresentationController) -> Void = { _ in }
    ) -> UIViewController {
        let (root, presented) = (UIViewController(), UIViewController())
        tester.show(root)
        if let sheet = presented.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            prepare(sheet)
        }
        scrollView.frame = presented.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        presented.view.addSubview(scrollView)
        root.present(presented, animated: false)
        tester.settle()
        return presented
    }

    private func tester() -> ViewTester { ViewTester(size: CGSize(width: 390, height: 844)) }

    private func top() -> CGFloat { scrollView.convert(scrollView.bounds, to: nil).minY }

    @Test func `at its upper edge content pulls the sheet up first and then scrolls`() {
        let tester = tester()
        let presented = present(in: tester)

        let touch = tester.touch(at: CGPoint(x: 195, y: 800))
        tester.move(touch, by: CGVector(dx: 0, dy: -210))
        let half = (top(), scrollView.contentOffset.y)
        tester.move(touch, by: CGVector(dx: 0, dy: -292))
        let whole = (top(), scrollView.contentOffset.y)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(half == (222, 0))
        #expect(whole == (30, 100))
        #expect(presented.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func `without that preference content scrolls where the sheet is`() {
        let tester = tester()
        _ = present(in: tester) { $0.prefersScrollingExpandsWhenScrolledToEdge = false }

        let touch = tester.touch(at: CGPoint(x: 195, y: 800))
        tester.move(touch, by: CGVector(dx: 0, dy: -210))
        let place = (top(), scrollView.contentOffset.y)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(place == (422, 200))
    }

    @Test func `content scrolls back to its edge before the sheet moves down`() {
        let tester = tester()
        let presented = present(in: tester) { $0.selectedDetentIdentifier = .large }
        scrollView.contentOffset.y = 100

        let touch = tester.touch(at: CGPoint(x: 195, y: 100))
        tester.move(touch, by: CGVector(dx: 0, dy: 60))
        let inside = (top(), scrollView.contentOffset.y)
        tester.move(touch, by: CGVector(dx: 0, dy: 250))
        let below = (top(), scrollView.contentOffset.y)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(inside == (30, 50))
        // The content stays on whole points, the card does not.
        #expect(abs(below.0 - 230) <= 0.5 && below.1 == 0)
        #expect(presented.sheetPresentationController?.selectedDetentIdentifier == .medium)
    }

    @Test func `a fling that moves the sheet does not scroll`() {
        let tester = tester()
        let presented = present(in: tester)

        let touch = tester.touch(at: CGPoint(x: 195, y: 700))
        tester.move(touch, by: CGVector(dx: 0, dy: -120), over: 0.1)
        touch.lift()
        tester.settle()

        #expect(presented.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a drag sideways is the content's alone`() {
        let tester = tester()
        _ = present(in: tester)
        scrollView.contentSize = CGSize(width: 2000, height: 100)

        let touch = tester.touch(at: CGPoint(x: 300, y: 700))
        tester.move(touch, by: CGVector(dx: -110, dy: 20))
        let place = (top(), scrollView.contentOffset.x)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(place.0 == 422)
        #expect(place.1 > 90)
    }

    @Test func `a scroll view that can be refreshed keeps the pull`() {
        let tester = tester()
        let presented = present(in: tester) { $0.selectedDetentIdentifier = .large }
        scrollView.refreshControl = UIRefreshControl()

        let touch = tester.touch(at: CGPoint(x: 195, y: 100))
        tester.move(touch, by: CGVector(dx: 0, dy: 60))
        let place = (top(), scrollView.contentOffset.y < 0)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(place == (30, true))
        #expect(presented.presentingViewController != nil)
    }
}
