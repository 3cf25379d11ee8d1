public import Foundation
public import UIKitCore

/// A view whose behaviour a test gives as closures.
open class ScriptedView: UIView {
    /// Draws the content.
    public var onDraw: ((CGRect) -> Void)? {
        didSet { setNeedsDisplay() }
    }
    /// Lays out the subviews.
    public var onLayout: (() -> Void)?
    /// Handles touches; without it they are passed up the responder chain.
    public var onTouches: ((Set<UITouch>, UITouch.Phase) -> Void)?

    open override func draw(_ rect: CGRect) { onDraw?(rect) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let onTouches { onTouches(touches, .began) } else { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let onTouches { onTouches(touches, .moved) } else { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let onTouches { onTouches(touches, .ended) } else { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let onTouches { onTouches(touches, .cancelled) } else { super.touchesCancelled(touches, with: event) }
    }
}
