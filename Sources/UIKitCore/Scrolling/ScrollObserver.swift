import CoreGraphics
import Foundation
import UIFoundation

/// Observes the content of a scroll view, as bars over it do.
protocol ScrollObserver: AnyObject {
    /// Whether it determines the top limit; among a scroll view's observers the last added one does.
    var setsTopLimit: Bool { get }
    /// The vertical offset at which content rests at the top, in points; for an observer that determines it.
    func topLimit(of scrollView: UIScrollView) -> CGFloat
    /// True while it changes the inset in reaction to scrolling: the offsets at which content rests then stay.
    var isAdjusting: Bool { get }
    /// The vertical offset at which content should rest instead of another one.
    func restingOffset(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat
    /// Called when the offset or the inset has changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// Called when the size of the content or of the scroll view has changed.
    func scrollViewDidResize(_ scrollView: UIScrollView)
    /// Called when the scroll view was added to or removed from a window, outside any controller's view.
    func scrollViewDidChangeWindow(_ scrollView: UIScrollView)
}

extension ScrollObserver {
    var setsTopLimit: Bool { false }
    func topLimit(of scrollView: UIScrollView) -> CGFloat { -scrollView.adjustedContentInset.top }
    var isAdjusting: Bool { false }
    func restingOffset(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat { offset }
    func scrollViewDidResize(_ scrollView: UIScrollView) {}
    func scrollViewDidChangeWindow(_ scrollView: UIScrollView) {}
}
