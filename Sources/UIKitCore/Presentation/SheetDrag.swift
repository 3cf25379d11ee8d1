import CoreGraphics
import Foundation
import UIFoundation

/// One drag of a sheet's card, from its beginning until the finger is lifted.
struct SheetDrag {
    /// Where the finger wants the card, whatever resists.
    private(set) var wanted: CGFloat
    /// Whether the drag goes down without dismissing.
    var isHeldBack = false
    /// The scroll view in the card that shares the movement.
    private weak var scrollView: UIScrollView?
    /// How far up movements of the scroll view's content take the card.
    private let scrollLimit: CGFloat
    private let rest: CGFloat

    /// A card that is at a place, and rests at another when it is left alone.
    init(
        at top: CGFloat, resting rest: CGFloat, in geometry: SheetGeometry, sharingWith scrollView: UIScrollView?,
        expandsByScrolling: Bool
    ) {
        (wanted, self.rest, self.scrollView) = (top, rest, scrollView)
        let isAtEdge = scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
        scrollLimit = expandsByScrolling && isAtEdge ? geometry.highestTop : rest
    }

    /// Takes its part of a movement, downward positive, and returns it.
    ///
    /// Down, the content goes first, to its upper edge; up, the card does. A scroll view that can be refreshed keeps what it is
    /// pulled.
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

    /// Where the card shows: a large one goes no higher, others resist where they can rest no higher, and so do those that are
    /// held back where they can rest no lower.
    func top(in geometry: SheetGeometry, isLarge: Bool) -> CGFloat {
        let (highest, lowest, length) = (geometry.highestTop, geometry.lowestTop, geometry.container.height)
        if wanted < highest { return isLarge ? highest : highest - RubberBand.shown(highest - wanted, length: length) }
        if wanted > lowest, isHeldBack { return lowest + RubberBand.shown(wanted - lowest, length: length) }
        return wanted
    }
}
