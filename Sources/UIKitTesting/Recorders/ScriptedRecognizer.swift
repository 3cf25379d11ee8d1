public import UIKitCore

/// A recognizer whose behaviour a test gives as a closure, and that records its callbacks.
public final class ScriptedRecognizer: UIGestureRecognizer {
    /// The calls of touch methods and of `reset()`, in order.
    public var calls: [String] = []
    /// The script for touches of a phase; the phase is that of the method called.
    public var onTouches: (ScriptedRecognizer, UITouch.Phase) -> Void = { _, _ in }
    /// Whether it keeps another from being recognized.
    public var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
    /// Whether another keeps it from being recognized.
    public var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
    /// Whether it waits for another to fail.
    public var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
    /// Whether another waits for it to fail.
    public var holdsUp: (UIGestureRecognizer) -> Bool = { _ in false }

    /// Makes a recognizer that enters given states.
    ///
    /// - Parameter name: The name of the recognizer.
    /// - Parameter steps: The states that it enters in phases of its touches.
    public convenience init(_ name: String, _ steps: [UITouch.Phase: State] = [:]) {
        self.init()
        self.name = name
        onTouches = { recognizer, phase in
            if let state = steps[phase] { recognizer.state = state }
        }
    }

    private func track(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        calls.append("\(phase)\(touches.count)")
        onTouches(self, phase)
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { track(touches, .began) }
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { track(touches, .moved) }
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { track(touches, .ended) }
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { track(touches, .cancelled) }

    public override func reset() {
        super.reset()
        calls.append("reset")
    }

    public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
    public override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented(other) }
    public override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waitsFor(other) }
    public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { holdsUp(other) }
}
