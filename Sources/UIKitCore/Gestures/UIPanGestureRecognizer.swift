import CoreGraphics
public import Foundation

/// Recognizes fingers that move, and follows them; wheels and touchpads too where they are allowed.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance that the fingers move on either axis before the gesture begins, in points.
    package static let slop: CGFloat = 10

    /// The fewest fingers.
    open var minimumNumberOfTouches = 1

    /// The most fingers: more of them before the gesture begins fail it, those that are added later are left to the view.
    open var maximumNumberOfTouches = Int.max

    /// Whether the first fingers count when there are too many before the gesture begins, as where they scroll.
    @_spi(Subclassing) open var leavesExcessTouches: Bool { false }

    /// The scrolling devices that count; none at first.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodePan(from: coder)
    }

    package override var requiredButtons: UIEvent.ButtonMask { .primary }

    /// The distance that the fingers' middle has moved since they touched, in canvas points; does not jump when fingers are
    /// added or lifted.
    var travel = SIMD2<Double>.zero
    /// The point of the movement from which translation counts.
    private var zero = SIMD2<Double>.zero
    private var lastCentroid: CGPoint?
    private var meter = VelocityMeter(tremble: 4)
    private var lastTime: TimeInterval = 0

    // MARK: Values

    /// The distance that the fingers moved since recognition, or since `setTranslation(_:in:)`, in a view's space.
    open func translation(in view: UIView?) -> CGPoint { convert(travel - zero, to: view) }

    /// Has later translations count from a value, given in a view's space.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        // The way from a view's space to the canvas is the reverse of that of two unit vectors.
        let (x, y) = (convert(SIMD2(1, 0), to: view), convert(SIMD2(0, 1), to: view))
        let determinant = x.x * y.y - y.x * x.y
        guard determinant != 0 else { return }
        zero =
            travel
            - SIMD2(
                (translation.x * y.y - translation.y * y.x) / determinant,
                (translation.y * x.x - translation.x * x.y) / determinant)
    }

    /// The speed of the fingers, in points of a view's space per second, from their last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint { convert(meter.velocity(at: lastTime), to: view) }

    open override var numberOfTouches: Int { touches.filter { !$0.isUp }.count }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches {
            guard state.isActive || isWaiting || leavesExcessTouches else { return state = .failed }
            ignoreLatest(touches, for: event)
        }
        rebase(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(at: event.timestamp)
        if state.isActive {
            state = .changed
        } else if !isWaiting, numberOfTouches >= minimumNumberOfTouches {
            judge(travel)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(at: event.timestamp)
        let left = numberOfTouches
        if state.isActive || isWaiting {
            if left < minimumNumberOfTouches { state = .ended }
        } else if left == 0 {
            state = .failed
        }
        rebase(at: event.timestamp)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches < minimumNumberOfTouches { state = .cancelled }
        rebase(at: event.timestamp)
    }

    /// Of fingers that touch at once, the latest are the ones too many.
    private func ignoreLatest(_ touches: Set<UITouch>, for event: UIEvent) {
        for touch in touches.inOrder.reversed() where numberOfTouches > maximumNumberOfTouches {
            ignore(touch, for: event)
        }
    }

    /// Begins or fails by how far the fingers have moved, in canvas points.
    @_spi(Subclassing) open func judge(_ travel: SIMD2<Double>) {
        if max(abs(travel.x), abs(travel.y)) >= Self.slop { state = .began }
    }

    package override func willRecognize(afterWaiting: Bool) {
        // The slop does not count; after a wait the movement until now does not either.
        let length = max(abs(travel.x), abs(travel.y))
        zero = afterWaiting ? travel : length > 0 ? travel * min(1, Self.slop / length) : .zero
    }

    /// Takes the fingers' middle as it is now for the start of further movement.
    private func rebase(at time: TimeInterval) {
        let down = touches.filter { !$0.isUp }
        lastCentroid = down.isEmpty ? nil : GestureGeometry.centroid(of: down)
        note(at: time)
    }

    private func follow(at time: TimeInterval) {
        guard let lastCentroid else { return }
        let centroid = GestureGeometry.centroid(of: touches)
        travel += SIMD2(centroid.x - lastCentroid.x, centroid.y - lastCentroid.y)
        self.lastCentroid = centroid
        note(at: time)
    }

    private func note(at time: TimeInterval) {
        meter.add(travel, at: time)
        lastTime = time
    }

    // MARK: Scrolling

    @_spi(Subclassing) open override func accepts(_ event: PointerEvent) -> Bool {
        event.type == .scroll && allowedScrollTypesMask.contains(event.isPrecise ? .continuous : .discrete)
    }

    @_spi(Subclassing) open override func pointerDidMove(_ event: PointerEvent) {
        travel += SIMD2(event.delta.dx, event.delta.dy)
        note(at: event.timestamp)
        if state.isActive {
            state = .changed
        } else if !isWaiting {
            // A wheel is never turned by accident: all of its way counts.
            state = .began
            if !isWaiting { zero = .zero }
        }
    }

    @_spi(Subclassing) open override func pointerDidRest() { state = state.isActive || isWaiting ? .ended : .failed }

    open override func reset() {
        super.reset()
        (travel, zero, lastCentroid) = (.zero, .zero, nil)
        meter.reset()
    }
}
