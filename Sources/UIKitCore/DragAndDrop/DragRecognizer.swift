import CoreGraphics
import Foundation
import UIFoundation

/// Recognizes the finger or the mouse that lifts items off a view, where there are any.
final class DragRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Seconds for which a finger stays down.
    private static let pressDuration: TimeInterval = 0.5
    /// How far a finger may move until then, and how far a mouse or lifted items have to move, in points.
    static let slop: CGFloat = 10

    private weak var interaction: UIDragInteraction?
    private var deadline: DeadlineQueue.Deadline?
    private var pressTime: TimeInterval = 0

    init(of interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
        delegate = self
    }

    package override var requiredButtons: UIEvent.ButtonMask { .primary }

    /// A control inside the view keeps its touches.
    override func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard super.accepts(touch, of: event) else { return false }
        var inner = touch.view
        while let current = inner, current !== view {
            if let control = current as? UIControl, control.isEnabled { return false }
            inner = current.superview
        }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let touch = touches.first else { return false }
        return interaction?.prepareLift(of: touch) == true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // A press opens the menu of what it lifts; the menu goes when the items move.
        interaction?.allowsSimultaneousRecognitionDuringLift == true || otherGestureRecognizer is MenuPressRecognizer
    }

    /// A mouse that moves drags rather than scrolls, where there is something to drag.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        touches.first?.isPointer == true && otherGestureRecognizer is UIPanGestureRecognizer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == touches.count, let touch = self.touches.first else {
            return touches.inOrder.forEach { ignore($0, for: event) }
        }
        guard touches.count == 1 else { return state = .failed }
        guard !touch.isPointer else { return }
        pressTime = event.timestamp
        deadline = schedule(at: pressTime + Self.pressDuration) { [weak self] in self?.begin() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !state.isActive else { return state = .changed }
        guard let touch = self.touches.first else { return }
        let hasLeft = GestureGeometry.distance(touch.location, touch.startLocation) > Self.slop
        if touch.isPointer {
            if hasLeft { begin() }
        } else {
            // The frame that would tell may not have come yet.
            if event.timestamp >= pressTime + Self.pressDuration { begin() }
            if hasLeft, state == .possible { state = .failed }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func begin() {
        deadline?.cancel()
        if state == .possible { state = .began }
    }

    override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
    }
}
