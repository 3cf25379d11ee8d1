public import Foundation

/// Recognizes two fingers that move towards each other or apart.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of the distance before the gesture begins, in points.
    private static let slop: CGFloat = 8

    /// The fingers' distance divided by that at recognition; set it to have later values count from there.
    open var scale: CGFloat = 1

    /// The speed of the scale's change, per second.
    open var velocity: CGFloat { meter.velocity(at: lastTime).x }

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodePinch(from: coder)
    }

    package override var requiredButtons: UIEvent.ButtonMask { .primary }

    /// The scale as it would be without being set.
    private var growth: CGFloat = 1
    /// The distance when the present pair of fingers touched, at which the scale was last computed.
    private var startDistance: CGFloat?
    private var lastDistance: CGFloat?
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0

    open override var numberOfTouches: Int { pair.count }

    private var pair: [UITouch] { touches.filter { !$0.isUp } }

    private var distance: CGFloat? {
        let pair = pair
        return pair.count == 2 ? max(1, GestureGeometry.distance(pair[0].location, pair[1].location)) : nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The latest are the ones too many.
        for touch in touches.inOrder.reversed() where pair.count > 2 { ignore(touch, for: event) }
        startDistance = distance
        lastDistance = startDistance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance, let startDistance, let lastDistance else {
            // One finger of a pinch may be lifted and touch again.
            if state.isActive { state = .changed }
            return
        }
        if state.isActive {
            grow(by: distance / lastDistance, at: event.timestamp)
            self.lastDistance = distance
            state = .changed
        } else if !isWaiting, abs(distance - startDistance) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        (startDistance, lastDistance) = (distance, distance)
        lastTime = event.timestamp
        guard pair.isEmpty else { return }
        state = state.isActive || isWaiting ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        (startDistance, lastDistance) = (distance, distance)
        if pair.isEmpty { state = .cancelled }
    }

    package override func willRecognize(afterWaiting: Bool) {
        lastDistance = distance
    }

    private func grow(by factor: CGFloat, at time: TimeInterval) {
        scale *= factor
        growth *= factor
        meter.add(SIMD2(growth, 0), at: time)
        lastTime = time
    }

    @_spi(Subclassing) open override func accepts(_ event: PointerEvent) -> Bool { event.type == .transform }

    @_spi(Subclassing) open override func pointerDidMove(_ event: PointerEvent) {
        if !state.isActive, !isWaiting { state = .began }
        grow(by: event.scale, at: event.timestamp)
        if state.isActive { state = .changed }
    }

    @_spi(Subclassing) open override func pointerDidRest() { state = state.isActive || isWaiting ? .ended : .failed }

    open override func reset() {
        super.reset()
        (scale, growth, startDistance, lastDistance) = (1, 1, nil, nil)
        meter.reset()
    }
}
