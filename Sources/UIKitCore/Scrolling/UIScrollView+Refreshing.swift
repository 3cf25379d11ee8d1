import CoreGraphics
import Foundation
import UIFoundation

/// The inset that a refresh control adds above the content.
extension UIScrollView {
    /// The duration in seconds in which content scrolls back to the top when a refresh ends.
    private static let releaseDuration = 0.3

    /// The distance in points by which the content is pulled below its resting offset without a refresh.
    var pullBeyondTop: CGFloat { -contentOffset.y - contentInset.top - safeAreaAddition.top }

    /// The addition to the content inset: by the safe area, and by a refresh control.
    var insetAddition: UIEdgeInsets {
        var addition = safeAreaAddition
        addition.top += refreshAddition
        return addition
    }

    /// Adds the refresh control's inset; the content stays at its position.
    func holdRefreshInset() { setRefreshAddition(UIRefreshControl.height) }

    /// Removes the inset; content that lies in it scrolls to the top.
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
        // Content with momentum has another limit.
        if motion != nil { limitsDidChange() }
        layOutIndicators()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
