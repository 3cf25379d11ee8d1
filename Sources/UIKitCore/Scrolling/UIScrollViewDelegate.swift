import CoreGraphics
public import Foundation

/// Is notified of the scrolling and zooming of a scroll view.
///
/// All methods have defaults, so that a delegate implements only those that it needs.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed, by the user or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// The user begins to drag, after the finger moved some distance.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The user is about to release the content.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the content offset, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content will stop; a new value changes it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// The user released the content; `decelerate` is whether it continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The decelerating content has stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated change of the offset by the app has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view to scale, a subview; nil for none, which is the default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// The user begins to pinch, or an animated zoom begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Zooming has ended, including the return to an allowed scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// The adjusted content inset has changed.
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
