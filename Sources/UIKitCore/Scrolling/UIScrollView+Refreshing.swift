import CoreGraphics
import Foundation
import UIFoundation

/// The room that a refresh control keeps above the content.
extension UIScrollView {
    /// Seconds in which content goes back to the top when a refresh ends.
    private static let releaseDuration = 0.3

    /// How far the content is pulled down below the place where it rests when nothing is refreshed, in points.
    var pullBeyondTop: CGFloat { -contentOffset.y - contentInset.top - safeAreaAddition.top }

    /// The addition to the content inset: by the safe area, and by a control that refreshes.
    var insetAddition: UIEdgeInsets {
        var addition = safeAreaAddition
        addition.top += refreshAddition
        return addition
    }

    /// Keeps the room of the refresh control free; the content stays where it is.
    func holdRefreshInset() { setRefreshAddition(UIRefreshControl.height) }

    /// Gives the room back; content that stands in it goes to the top.
    func releaseRefreshInset() {
        guard refreshAddition != 0 else { return }
        setRefreshAddition(0)
        guard drag == nil, pinch == nil, motion == nil else { return }
        let resting = resting(contentOffset)
        if resting != contentOffset { settle(at: resting, duration: Self.releaseDuration) }
    }

    private func setRefreshAddition(_ addition: CGFloat) {
        guard refreshAddition != addition else { return }
        refreshAddition = addition
        // Content that runs on has another edge to stop at.
        if motion != nil { limitsDidChange() }
        layOutIndicators()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
