public import Foundation
public import UIKitCore

/// A view that notes the calls that it gets, by the methods' names.
open class RecordingView: UIView {
    /// The calls so far.
    public var calls: [String] = []
    /// Whether touches are passed on up the chain as well.
    public var passesTouchesOn = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, "began")
        if passesTouchesOn { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, "moved")
        if passesTouchesOn { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, "ended")
        if passesTouchesOn { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, "cancelled")
        if passesTouchesOn { super.touchesCancelled(touches, with: event) }
    }

    private func note(_ touches: Set<UITouch>, _ phase: String) {
        for touch in touches.inOrder {
            calls.append("\(phase)(\(touch.tapCount))")
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layoutSubviews")
    }

    open override func draw(_ rect: CGRect) { calls.append("draw") }

    open override func willMove(toSuperview newSuperview: UIView?) {
        calls.append("willMoveToSuperview(\(newSuperview == nil ? "nil" : "view"))")
    }

    open override func didMoveToSuperview() { calls.append("didMoveToSuperview") }

    open override func willMove(toWindow newWindow: UIWindow?) {
        calls.append("willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
    }

    open override func didMoveToWindow() { calls.append("didMoveToWindow") }
}
