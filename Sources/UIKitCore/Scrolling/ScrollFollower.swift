import CoreGraphics
import Foundation

/// A bar above a scroll view that gives way to the content and takes its room back.
protocol ScrollFollower: AnyObject {
    /// The vertical offset at which content rests with the bar at its full height, whatever height the bar has now.
    func topLimit(of scrollView: UIScrollView) -> CGFloat
    /// True while the bar changes the inset because it followed: the offsets at which content rests stay the same.
    var isAdjusting: Bool { get }
    /// The page whose content it follows.
    var page: NavigationPage? { get }
    /// The offset changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// Where content that would come to rest at a vertical offset shall rest instead.
    func restingPlace(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat
}
