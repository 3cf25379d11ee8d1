import QuartzCore

extension UIView: LayerOwner, ValueAnnouncer {
    /// Has the layer tell of its geometry, which is the view's.
    nonisolated func beginAnnouncing() { MainActor.assumeIsolated { layer.beginAnnouncing() } }

    func notifyObservers(of change: LayerWatcher.Change) {
        switch change.key {
        case "position": announce("center", from: change.old, to: change.new)
        case "opacity":
            announce("alpha", from: (change.old as? Float).map { CGFloat($0) }, to: alpha)
        case "frame", "bounds", "transform": announce(change.key, from: change.old, to: change.new)
        default: break
        }
    }
}
