public import Foundation
public import QuartzCore

/// An object that can handle events, and hands those that it does not handle to the next responder.
///
/// The chain leads from a view to its controller or superview, on to the window, its scene, the application and the
/// application's delegate. Override the methods of the events that you handle and do not call super in them; every method not
/// overridden passes its event on unchanged.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() { super.init() }

    /// Makes an instance of a class that is known only at run time; only the framework has the key.
    public required convenience init(_ key: ConstructionKey) { self.init() }

    /// The next link of the responder chain, or nil at its end.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Fingers came down on the view. Touch path: step 7 of 7 – from `GestureArbiter`, to `UIControl` and up the chain.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Fingers that began on the view moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Fingers that began on the view were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// The system took the touches away; no ended follows.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    /// Whether it wants the keyboard; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it gives the keyboard up; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// True while the keyboard's events come here first.
    open var isFirstResponder: Bool { responderWindow?.storedFirstResponder === self }

    /// Asks for the keyboard; false when it, or the present first responder, refuses, or it is in no window.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Gives the keyboard up; override to refuse or to hear of it, and call super.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    // MARK: Actions

    /// Whether it performs an action now; by default when its class implements the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// The first object from here up the chain that performs an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let current = responder {
            if action.isImplemented(by: current), current.canPerformAction(action, withSender: sender) {
                return current
            }
            responder = current.next
        }
        return nil
    }
}
