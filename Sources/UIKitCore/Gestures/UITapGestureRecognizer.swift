import Foundation

/// Recognizes one tap or several, with one finger or several, on the last lift.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The figures of taps: seconds, and points.
    private enum Limits {
        /// The longest press that still is a single tap, and one of several.
        static let singlePress: TimeInterval = 1.5
        static let repeatedPress: TimeInterval = 0.75
        /// The longest pause between two taps.
        static let pause: TimeInterval = 0.35
        /// The distance that a finger or a mouse may move.
        static let fingerTolerance: CGFloat = 20
        static let pointerTolerance: CGFloat = 10
        /// The greatest distance of one tap from the first.
        static let distance: CGFloat = 40
    }

    /// The number of taps in a row that make the gesture.
    open var numberOfTapsRequired = 1

    /// The number of fingers that tap together.
    open var numberOfTouchesRequired = 1

    /// The buttons that a mouse taps with.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodeTap(from: coder)
    }

    package override var requiredButtons: UIEvent.ButtonMask { buttonMaskRequired }

    private var taps = 0
    /// The most fingers that were down at once in the present tap.
    private var mostTouches = 0
    private var firstLocation: CGPoint?
    private var lastLift: TimeInterval = -.infinity
    private var deadline: DeadlineQueue.Deadline?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Waiting for another to fail, it has all the taps that it needs.
        guard !isWaiting else { return touches.inOrder.forEach { ignore($0, for: event) } }
        let down = self.touches.filter { !$0.isUp }
        guard down.count <= numberOfTouchesRequired else { return fail() }
        if down.count == touches.count {
            guard isNextTap(down, at: event.timestamp) else { return fail() }
            let isSingle = numberOfTapsRequired == 1
            expire(at: event.timestamp + (isSingle ? Limits.singlePress : Limits.repeatedPress))
            mostTouches = 0
        }
        mostTouches = max(mostTouches, down.count)
    }

    /// Whether new touches continue the series of taps.
    private func isNextTap(_ touches: [UITouch], at time: TimeInterval) -> Bool {
        let place = GestureGeometry.centroid(of: touches)
        guard let firstLocation else {
            firstLocation = place
            return true
        }
        return time - lastLift <= Limits.pause
            && GestureGeometry.distance(place, firstLocation) <= Limits.distance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        // Hash order: it is only asked whether there is one.
        let hasLeft = touches.contains { touch in
            let tolerance = touch.isPointer ? Limits.pointerTolerance : Limits.fingerTolerance
            return GestureGeometry.distance(touch.location, touch.startLocation) > tolerance
        }
        if hasLeft, !isWaiting { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isWaiting, self.touches.allSatisfy(\.isUp) else { return }
        guard mostTouches == numberOfTouchesRequired else { return fail() }
        countTap(at: event.timestamp)
    }

    private func countTap(at time: TimeInterval) {
        taps += 1
        if taps >= numberOfTapsRequired {
            deadline?.cancel()
            state = .ended
        } else {
            lastLift = time
            expire(at: lastLift + Limits.pause)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        // Hash order: presses have no position.
        guard !isWaiting else { return presses.forEach { ignore($0, for: event) } }
        expire(at: event.timestamp + (numberOfTapsRequired == 1 ? Limits.singlePress : Limits.repeatedPress))
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if !isWaiting, self.presses.allSatisfy(\.isUp) { countTap(at: event.timestamp) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fail() }

    private func fail() { state = .failed }

    private func expire(at time: TimeInterval) {
        deadline?.cancel()
        deadline = schedule(at: time) { [weak self] in self?.fail() }
    }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        (taps, mostTouches, firstLocation, lastLift) = (0, 0, nil, -.infinity)
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        // The first tap of a double tap must not end it.
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
