import CoreGraphics
import Foundation

/// How a page layer is turned, as a part of its state.
package nonisolated struct CurlLook: Hashable, Sendable {
    var progress: CGFloat = 0
    var spine = TransitionEffect.Edge.left
    var tilt: CGFloat = 0
    var reachesOver = false

    func value(of property: LayerProperty) -> AnimatableValue? { property == .curl ? .number(progress) : nil }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        guard property == .curl, case .number(let progress) = value, progress.isFinite else { return false }
        self.progress = progress
        return true
    }

    /// The curl of a page with these bounds.
    func curl(of bounds: CGRect) -> PageCurl {
        var area = bounds
        if reachesOver {
            switch spine {
            case .left: area = area.union(bounds.offsetBy(dx: -bounds.width, dy: 0))
            case .right: area = area.union(bounds.offsetBy(dx: bounds.width, dy: 0))
            case .top: area = area.union(bounds.offsetBy(dx: 0, dy: -bounds.height))
            case .bottom: area = area.union(bounds.offsetBy(dx: 0, dy: bounds.height))
            }
        }
        return PageCurl(turning: bounds, about: spine, progress: progress, tilt: tilt, area: area)
    }
}
