import CoreGraphics
import Foundation

/// The turn of a page layer, as a part of its state.
package nonisolated struct CurlLook: Hashable, Sendable {
    var progress: CGFloat = 0
    var spine = TransitionEffect.Edge.left
    var tilt: CGFloat = 0
    var reachesOver = false
    /// The side whose bottom corner is lifted; nil for a page that is turned about its spine.
    var liftedSide: TransitionEffect.Edge?
    var paperLight = PageCurl.whitePaper

    func value(of property: LayerProperty) -> AnimatableValue? { property == .curl ? .number(progress) : nil }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        guard property == .curl, case .number(let progress) = value, progress.isFinite else { return false }
        self.progress = progress
        return true
    }

    /// The curl of a page with these bounds.
    func curl(of bounds: CGRect) -> PageCurl {
        if let liftedSide {
            return PageCurl(lifting: bounds, aheadAt: liftedSide, progress: progress, paperLight: paperLight)
        }
        var area = bounds
        if reachesOver {
            switch spine {
            case .left: area = area.union(bounds.offsetBy(dx: -bounds.width, dy: 0))
            case .right: area = area.union(bounds.offsetBy(dx: bounds.width, dy: 0))
            case .top: area = area.union(bounds.offsetBy(dx: 0, dy: -bounds.height))
            case .bottom: area = area.union(bounds.offsetBy(dx: 0, dy: bounds.height))
            }
        }
        return PageCurl(
            turning: bounds, about: spine, progress: progress, tilt: tilt, area: area, paperLight: paperLight)
    }
}
