import CoreGraphics
public import Foundation

/// Follows the scrolling and zooming of a scroll view.
///
/// Every method has a default, so that a delegate writes only those that it needs.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed, by the user or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// The user begins to drag, after the finger moved some way.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The user is about to let go.
    ///
    /// - Parameters:
    ///   - velocity: Points per millisecond of the content offset.
    ///   - targetContentOffset: Where the content would come to rest; change it and the content rests there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// The user let go; `decelerate` says whether the content runs on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to run on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content that ran on came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated change of the offset that the app asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view to scale, a subview; nil for none, which is the default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Fingers begin to zoom, or an animated zoom begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Zooming is over, the way back to an allowed scale included.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// The insets that the safe area adds to changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
