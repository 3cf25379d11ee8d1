import CoreGraphics
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// The delegate of a class that declares a narrower one than scroll views have.
@Suite(.application) struct NarrowDelegateTests {
    private final class Delegate: NarrowScrollViewDelegate {
        let word = "narrow"
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private final class PlainDelegate: UIScrollViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    /// An app's subclass that watches the property.
    private final class WatchingView: NarrowScrollView {
        var words: [String?] = []
        override weak var delegate: (any NarrowScrollViewDelegate)? { didSet { words.append(delegate?.word) } }
    }

    private func scrolled(_ view: UIScrollView) {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentOffset.y += 50
    }

    @Test func `the narrow delegate is notified of scrolling, and is the one that a scroll view names`() {
        let (view, delegate) = (NarrowScrollView(), Delegate())

        view.delegate = delegate
        scrolled(view)

        #expect(delegate.scrolls == 1)
        #expect(view.delegate?.word == "narrow")
        #expect((view as UIScrollView).delegate === delegate)
    }

    @Test func `a delegate given to the scroll view is the narrow one if it can be`() {
        let (view, delegate, plain) = (NarrowScrollView(), Delegate(), PlainDelegate())

        (view as UIScrollView).delegate = delegate
        let first = view.delegate === delegate
        (view as UIScrollView).delegate = plain
        scrolled(view)

        #expect(first)
        #expect(view.delegate == nil)
        #expect(plain.scrolls == 1 && delegate.scrolls == 0)
    }

    @Test func `nil takes the delegate away, by either property`() {
        let (view, delegate, plain) = (NarrowScrollView(), Delegate(), PlainDelegate())

        view.delegate = delegate
        view.delegate = nil
        let first = (view as UIScrollView).delegate == nil
        view.delegate = delegate
        (view as UIScrollView).delegate = nil
        let second = view.delegate == nil
        (view as UIScrollView).delegate = plain
        view.delegate = nil
        scrolled(view)

        #expect(first && second)
        #expect(delegate.scrolls == 0 && plain.scrolls == 0)
    }

    @Test func `an app's override hears of every change`() {
        let (view, delegate) = (WatchingView(), Delegate())

        view.delegate = delegate
        (view as UIScrollView).delegate = nil
        (view as UIScrollView).delegate = delegate

        #expect(view.words == ["narrow", nil, "narrow"])
    }

    @Test func `delegates are not retained`() {
        let view = NarrowScrollView()
        let scroller = UIScrollView()
        weak var former: Delegate?
        do {
            let delegate = Delegate()
            former = delegate
            view.delegate = delegate
            scroller.delegate = delegate
        }

        #expect(former == nil && view.delegate == nil && scroller.delegate == nil)
        #expect((view as UIScrollView).delegate == nil)
    }

    @Test func `a limit of the zoom is kept when the delegate changes`() {
        final class Zoomer: NarrowScrollViewDelegate {
            let word = ""
            let content = UIView()
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let (view, zoomer) = (NarrowScrollView(), Zoomer())
        view.maximumZoomScale = 2

        view.delegate = zoomer

        #expect(view.pinchGestureRecognizer != nil)
    }
}
