import CoreGraphics

/// Hears of the changes of a layer whose properties, or whose view's, are observed.
package final class LayerWatcher {
    /// One property with its values before and after.
    package struct Change {
        /// The key of the layer's property, such as `position`.
        package let key: String
        package let old: Any?
        package let new: Any?
    }

    package var didChange: (Change) -> Void = { _ in }

    package init() {}

    /// The frame from which both position and bounds are being changed, which is reported once they have been.
    private var heldFrame: CGRect?

    func holdFrame(_ frame: CGRect) { heldFrame = frame }

    func releaseFrame(_ frame: CGRect) {
        let former = heldFrame
        heldFrame = nil
        if let former, former != frame { didChange(Change(key: "frame", old: former, new: frame)) }
    }

    /// Reports a property, and the frame that it moved.
    func layer(_ layer: CALayer, didChange property: LayerProperty, from old: Any?, to new: Any?, former frame: CGRect)
    {
        didChange(Change(key: property.rawValue, old: old, new: new))
        guard heldFrame == nil else { return }
        let newFrame = layer.frame
        if frame != newFrame { didChange(Change(key: "frame", old: frame, new: newFrame)) }
    }
}

extension CALayer {
    /// Moves a layer that is observed, and reports its frame once.
    @inline(never)
    func move(to state: LayerState) {
        watcher?.holdFrame(frame)
        position = state.position
        bounds = state.bounds
        watcher?.releaseFrame(frame)
    }
}
