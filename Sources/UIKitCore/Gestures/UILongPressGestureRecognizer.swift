public import Foundation

/// Recognizes fingers that stay down for a while, and follows them until they are lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds for which the fingers stay down before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5

    /// Points that the fingers may move until then.
    open var allowableMovement: CGFloat = 10

    /// The number of fingers that press together.
    open var numberOfTouchesRequired = 1

    /// The number of taps before the press.
    open var numberOfTapsRequired = 0

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodeLongPress(from: coder)
    }

    package override var requiredButtons: UIEvent.ButtonMask { .primary }

    /// The longest pause after a tap, and the longest press of one, in seconds.
    private static let tapPause: TimeInterval = 0.35

    private var taps = 0
    private var mostTouches = 0
    /// When all fingers were down.
    private var pressTime: TimeInterval?
    private var lastLift: TimeInterval?
    private var deadline: DeadlineQueue.Deadline?

    private var isPress: Bool { taps >= numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !state.isActive, !isWaiting else { return touches.inOrder.forEach { ignore($0, for: event) } }
        let down = self.touches.filter { !$0.isUp }.count
        if let lastLift, event.timestamp - lastLift > Self.tapPause { return fail() }
        guard down <= numberOfTouchesRequired else { return fail() }
        mostTouches = max(mostTouches, down)
        guard down == numberOfTouchesRequired else { return }
        lastLift = nil
        pressTime = event.timestamp
        if isPress {
            wait(until: event.timestamp + minimumPressDuration) { $0.begin() }
        } else {
            wait(until: event.timestamp + Self.tapPause) { $0.fail() }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
        } else if !isWaiting {
            beginIfDue(at: event.timestamp)
            // Hash order: it is only asked whether there is one.
            let hasLeft = touches.contains {
                GestureGeometry.distance($0.location, $0.startLocation) > allowableMovement
            }
            if hasLeft, state == .possible, !isWaiting { fail() }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if !state.isActive, !isWaiting { beginIfDue(at: event.timestamp) }
        if state.isActive || isWaiting {
            state = .ended
        } else if self.touches.allSatisfy(\.isUp) {
            endTap(at: event.timestamp)
        } else if isPress {
            fail()
        }
    }

    /// The fingers of a tap before the press are up, or those of the press were lifted too early.
    private func endTap(at time: TimeInterval) {
        guard !isPress, mostTouches == numberOfTouchesRequired else { return fail() }
        taps += 1
        (mostTouches, pressTime, lastLift) = (0, nil, time)
        wait(until: time + Self.tapPause) { $0.fail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        // Hash order: presses have no position.
        guard !state.isActive, !isWaiting else { return presses.forEach { ignore($0, for: event) } }
        (lastLift, pressTime, mostTouches) = (nil, event.timestamp, numberOfTouchesRequired)
        if isPress {
            wait(until: event.timestamp + minimumPressDuration) { $0.begin() }
        } else {
            wait(until: event.timestamp + Self.tapPause) { $0.fail() }
        }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard self.presses.allSatisfy(\.isUp) else { return }
        if !state.isActive, !isWaiting { beginIfDue(at: event.timestamp) }
        if state.isActive || isWaiting { state = .ended } else { endTap(at: event.timestamp) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .cancelled }

    /// Begins when its time is over although the frame at that time has not been shown yet.
    private func beginIfDue(at time: TimeInterval) {
        if isPress, let pressTime, time >= pressTime + minimumPressDuration { begin() }
    }

    private func begin() {
        deadline?.cancel()
        if state == .possible { state = .began }
    }

    private func fail() { state = .failed }

    private func wait(until time: TimeInterval, _ work: @escaping (UILongPressGestureRecognizer) -> Void) {
        deadline?.cancel()
        deadline = schedule(at: time) { [weak self] in self.map(work) }
    }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        (taps, mostTouches, pressTime, lastLift) = (0, 0, nil, nil)
    }
}
