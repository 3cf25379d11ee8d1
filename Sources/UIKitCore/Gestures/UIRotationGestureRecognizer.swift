public import Foundation

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle that the fingers turn before the gesture begins: five degrees.
    private static let slop = CGFloat.pi / 36

    /// The angle that the fingers turned since recognition, clockwise in radians; set it to have later values count from there.
    open var rotation: CGFloat = 0

    /// The speed of the rotation, in radians per second.
    open var velocity: CGFloat { meter.velocity(at: lastTime).x }

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodeRotation(from: coder)
    }

    package override var requiredButtons: UIEvent.ButtonMask { .primary }

    /// The whole angle that the present pair of fingers turned.
    private var turned: CGFloat = 0
    private var lastAngle: CGFloat?
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0

    open override var numberOfTouches: Int { pair.count }

    private var pair: [UITouch] { touches.filter { !$0.isUp } }

    /// The direction from the first finger to the second.
    private var angle: CGFloat? {
        let pair = pair
        guard pair.count == 2 else { return nil }
        let (from, to) = (pair[0].location, pair[1].location)
        return atan2(to.y - from.y, to.x - from.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The latest are the ones too many.
        for touch in touches.inOrder.reversed() where pair.count > 2 { ignore(touch, for: event) }
        restart()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let lastAngle else {
            // One finger may be lifted and touch again.
            if state.isActive { state = .changed }
            return
        }
        // The short way round.
        let step = remainder(angle - lastAngle, 2 * .pi)
        self.lastAngle = angle
        turned += step
        if state.isActive {
            rotation += step
            meter.add(SIMD2(turned, 0), at: event.timestamp)
            lastTime = event.timestamp
            state = .changed
        } else if !isWaiting, abs(turned) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        lastAngle = nil
        guard pair.isEmpty else { return }
        state = state.isActive || isWaiting ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        restart()
        if pair.isEmpty { state = .cancelled }
    }

    /// Another pair of fingers counts from where it is.
    private func restart() {
        (lastAngle, turned) = (angle, 0)
        meter.reset()
    }

    open override func reset() {
        super.reset()
        (rotation, turned, lastAngle) = (0, 0, nil)
        meter.reset()
    }
}
