import CoreGraphics
import Foundation
import UIFoundation

/// The last position of the focus, from which Tab continues when the focus has been lost.
struct FocusPosition {
    private(set) weak var view: UIView?
    /// The view's superview when it had the focus.
    private(set) weak var container: UIView?
    /// In the window.
    private let frame: CGRect
    private let isMirrored: Bool

    init(of view: UIView) {
        (self.view, container) = (view, view.superview)
        frame = FocusOrder.frame(of: view)
        isMirrored = view.traitCollection.runsRightToLeft
    }

    /// The stop from which to continue: that of the same view, or the nearest one after or before its position. Nil when its
    /// surroundings have been removed as well.
    func stop(in stops: [FocusOrder.Stop], isForward: Bool, window: UIWindow) -> Int? {
        if let same = stops.firstIndex(where: { stop in stop.views.holds(view) }) { return same }
        guard let container, container.window === window else { return nil }
        let near = stops.indices.filter { stops[$0].views.contains { $0.isDescendant(of: container) } }
        if isForward { return near.first { isBefore(FocusOrder.frame(of: stops[$0].views[0])) } ?? near.first }
        return near.last { !isBefore(FocusOrder.frame(of: stops[$0].views[0])) } ?? near.last
    }

    /// Whether another rectangle is later in reading order.
    private func isBefore(_ other: CGRect) -> Bool {
        if other.midY >= frame.maxY { return true }
        guard frame.midY < other.maxY else { return false }
        return isMirrored ? other.maxX <= frame.maxX : other.minX >= frame.minX
    }
}
