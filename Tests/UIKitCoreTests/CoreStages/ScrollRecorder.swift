import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A delegate that notes its calls, each run of scrolls as one, and answers as the test scripts it.
@MainActor final class ScrollRecorder: UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var offsets: [CGPoint] = []
    /// The velocity with which the content was released.
    private(set) var velocity = CGPoint.zero
    private(set) var naturalTarget = CGPoint.zero
    var target: CGPoint?
    var zoomed: UIView?

    func clear() { (calls, offsets) = ([], []) }

    private func note(_ call: String) { if calls.last != call { calls.append(call) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        note("didScroll")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        self.velocity = velocity
        naturalTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming(\(scale))")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldScrollToTop")
        return true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeAdjustedContentInset") }
}

/// A tester that shows a scroll view of 300 by 400 points at (20, 100), over content of 300 by 2000.
@MainActor struct ScrollStage {
    let tester = ViewTester()
    let view: UIScrollView
    let recorder = ScrollRecorder()

    init(_ view: UIScrollView? = nil, content: CGSize = CGSize(width: 300, height: 2000)) {
        self.view = view ?? UIScrollView()
        self.view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
        self.view.contentSize = content
        self.view.delegate = recorder
        tester.show(self.view)
    }

    /// Puts a finger down on the middle of the view.
    func touch() -> TestTouch { tester.touch(at: CGPoint(x: 170, y: 300)) }

    /// Drags by a distance, rests and lifts, so that no momentum is left, and waits until all is at rest.
    func drag(by distance: CGVector) throws {
        try tester.drag(.view(view), by: distance)
        tester.settle()
    }
}
