import Foundation
import QuartzCore

/// Controls the time of one layer: it holds it at a part of a transition's length, or lets it run.
final class TransitionClock {
    private let layer: CALayer
    /// The transition's length in seconds, with the time scale applied.
    let length: Double
    private let start: Double
    private var isHeld = false

    init(_ layer: CALayer, length: Double) {
        (self.layer, self.length) = (layer, length)
        start = layer.convertTime(LayerEnvironment.current.now, from: nil)
    }

    /// The time that is shown, as a part of the length.
    var progress: CGFloat {
        let shown = layer.convertTime(LayerEnvironment.current.now, from: nil)
        return length > 0 ? CGFloat(max(0, min(1, (shown - start) / length))) : 1
    }

    /// Stops the layer's time at a part of the length.
    func show(_ part: CGFloat) {
        isHeld = true
        layer.speed = 0
        layer.timeOffset = start + Double(part) * length
    }

    /// Lets the layer's time run from the part that is shown.
    func release() {
        guard isHeld else { return }
        isHeld = false
        let shown = layer.timeOffset
        let now = LayerEnvironment.current.now
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = (layer.superlayer?.convertTime(now, from: nil) ?? now) - shown
    }
}
