import CoreGraphics
import Foundation
import UIFoundation

/// Follows the content of a scroll view, as bars do that lie over it.
protocol ScrollObserver: AnyObject {
    /// Whether it decides where content rests at the top; of a scroll view's observers one does, the last that was added.
    var setsTopLimit: Bool { get }
    /// The vertical offset at which content rests at the top, in points; for an observer that decides about that.
    func topLimit(of scrollView: UIScrollView) -> CGFloat
    /// True while it changes the inset because it followed: the offsets at which content rests stay the same.
    var isAdjusting: Bool { get }
    /// Where content that would come to rest at a vertical offset is to rest instead.
    func restingOffset(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat
    /// The offset or the inset changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// The size of the content or of the scroll view changed.
    func scrollViewDidResize(_ scrollView: UIScrollView)
    /// The scroll view came to a window or left one, outside of any controller's view.
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
