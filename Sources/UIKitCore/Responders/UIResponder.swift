public import Foundation
public import QuartzCore

/// An object that can handle events, and hands those that it does not handle to the next responder.
///
/// The chain leads from a view to its controller or superview, on to the window, its scene, the application and the
/// application's delegate. Override the methods of the events that you handle and do not call super in them; every method not
/// overridden passes its event on unchanged.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
    /// Makes a responder.
    public override init() { super.init() }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    /// Makes an instance of a class that is known only at run time; only the framework has the key.
    public required convenience init(_ key: ConstructionKey) { self.init() }

    /// The next link of the responder chain, or nil at its end.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Fingers came down on the view. Touch path: step 7 of 7 – from `WindowEventDispatcher`, to `UIControl` and up the chain.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Fingers that began on the view moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Fingers that began on the view were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// The system took the touches away; no ended follows.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    /// Keys went down while the responder has the keyboard.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { event?.chainDidEnd(with: presses) }
    }

    /// Keys that are down changed in force; no keyboard tells it.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys that went down here were let go.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// The keyboard went to another window while keys were down; no ended follows.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
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
    open func becomeFirstResponder() -> Bool { claimFirstResponder() }

    /// Gives the keyboard up; override to refuse or to hear of it, and call super.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// The view that stands for it while it has the keyboard: a view itself, a controller's if that is loaded; nil for others.
    var firstResponderView: UIView? { nil }

    /// Called when the keyboard has gone from here, whether or not it was given up.
    package func firstResponderDidEnd() {}

    // MARK: Actions

    /// Whether it performs an action now; by default when its class implements the method.
    ///
    /// Status: partial – overrides of standard editing actions cannot be seen: classes of apps are taken to do all of them, those
    /// of the framework none, unless they say it here.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self) && !(action.isStandardEditAction && isOfFramework)
    }

    /// The first object from here up the chain that performs an action; linear in the length of the chain.
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

    // MARK: Keys

    /// The key commands that it has while it is in the chain of the responder with the keyboard; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Brings a command that it performs up to date, such as its attributes, before it is shown or performed.
    open func validate(_ command: UICommand) {}

    /// The nearest undo manager up the chain; the window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Editing

    /// Removes the selection and puts it on the pasteboard.
    open func cut(_ sender: Any?) { missEditAction() }

    /// Puts the selection on the pasteboard.
    open func copy(_ sender: Any?) { missEditAction() }

    /// Puts what is on the pasteboard in the selection's place.
    open func paste(_ sender: Any?) { missEditAction() }

    /// Puts what is on the pasteboard in the selection's place, with the style around.
    open func pasteAndMatchStyle(_ sender: Any?) { missEditAction() }

    /// Selects what is at the place in question.
    open func select(_ sender: Any?) { missEditAction() }

    /// Selects everything.
    open func selectAll(_ sender: Any?) { missEditAction() }

    /// Removes the selection.
    open func delete(_ sender: Any?) { missEditAction() }

    /// Has the text run from left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { missEditAction() }

    /// Has the text run from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { missEditAction() }

    /// Makes the selection bold, or plain again.
    open func toggleBoldface(_ sender: Any?) { missEditAction() }

    /// Makes the selection italic, or upright again.
    open func toggleItalics(_ sender: Any?) { missEditAction() }

    /// Underlines the selection, or no longer.
    open func toggleUnderline(_ sender: Any?) { missEditAction() }

    /// Makes the selection's text larger.
    open func increaseSize(_ sender: Any?) { missEditAction() }

    /// Makes the selection's text smaller.
    open func decreaseSize(_ sender: Any?) { missEditAction() }
}
