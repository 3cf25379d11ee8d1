import CoreGraphics
import QuartzCore

extension UIView: LayerOwner, ValueAnnouncer {
    /// Makes the layer notify observers of its geometry, which is the view's.
    nonisolated func beginAnnouncing() { MainActor.assumeIsolated { layer.beginAnnouncing() } }

    func notifyObservers(of change: LayerWatcher.Change) {
        switch change.key {
        case "position": announce("center", from: change.old, to: change.new)
        case "opacity":
            announce("alpha", from: ExposedValue.cast(change.old, to: CGFloat.self), to: alpha)
        case "transform": announce(change.key, from: Self.inPlane(change.old), to: Self.inPlane(change.new))
        case "frame", "bounds": announce(change.key, from: change.old, to: change.new)
        default: break
        }
    }

    private static func inPlane(_ transform: Any?) -> CGAffineTransform? {
        (transform as? CATransform3D).map(CATransform3DGetAffineTransform)
    }
}
