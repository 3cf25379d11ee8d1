import CoreGraphics
import Foundation
import UIFoundation

/// One drag of a sheet's card, from its beginning until the release.
struct SheetDrag {
    /// The top edge of the card as the drag alone would move it, without resistance.
    private(set) var wanted: CGFloat
    /// Whether a drag down resists instead of dismissing.
    var isHeldBack = false
    /// The scroll view in the card that shares the gesture.
    private weak var scrollView: UIScrollView?
    /// The highest top edge to which scrolling moves the card.
    private let scrollLimit: CGFloat
    private let rest: CGFloat

    /// Makes a drag of a card with a top edge.
    ///
    /// - Parameter rest: The top edge at which the card rests after the drag.
    init(
        at top: CGFloat, resting rest: CGFloat, in geometry: SheetGeometry, sharingWith scrollView: UIScrollView?,
        expandsByScrolling: Bool
    ) {
        (wanted, self.rest, self.scrollView) = (top, rest, scrollView)
        let isAtEdge = scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
        scrollLimit = expandsByScrolling && isAtEdge ? geometry.highestTop : rest
    }

    /// Consumes the card's part of a vertical translation, downward positive, and returns it.
    ///
    /// Downward, the content scrolls to its top first; upward, the card moves first. A scroll view with a refresh control keeps
    /// the overscroll.
    mutating func share(_ translation: CGFloat) -> CGFloat {
        var own = translation
        if let scrollView {
            if translation > 0 {
                let room = max(0, scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
                own = max(0, translation - room)
                if scrollView.refreshControl != nil { own = min(own, max(0, rest - wanted)) }
            } else {
                own = -min(-translation, max(0, wanted - scrollLimit))
            }
        }
        wanted += own
        return own
    }

    /// The top edge to show: a large card does not rise further; other cards resist above their highest detent.
    ///
    /// A drag that cannot dismiss also resists below the lowest detent.
    func top(in geometry: SheetGeometry, isLarge: Bool) -> CGFloat {
        let (highest, lowest, length) = (geometry.highestTop, geometry.lowestTop, geometry.container.height)
        if wanted < highest { return isLarge ? highest : highest - RubberBand.shown(highest - wanted, length: length) }
        if wanted > lowest, isHeldBack { return lowest + RubberBand.shown(wanted - lowest, length: length) }
        return wanted
    }
}
