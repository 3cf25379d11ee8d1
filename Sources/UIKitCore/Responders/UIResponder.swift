public import Foundation
public import QuartzCore
import UIFoundation

/// An object that can handle events, and hands those that it does not handle to the next responder.
///
/// The chain leads from a view to its controller or superview, on to the window, its scene, the application and the
/// application's delegate. Override the methods of the events that you handle and do not call super in them; every method not
/// overridden passes its event on unchanged.
@preconcurrency @MainActor
open class UIResponder: ConstructibleObject, UIResponderStandardEditActions,
    UIUserActivityRestoring
{
    /// Makes a responder.
    public override init() { super.init() }

    // Written out because subclasses' own could not be plain ones otherwise: unwritten, it belongs to the main actor.
    deinit {}

    @available(swift, obsoleted: 1)
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

    /// Properties of touches that were estimated became known; the touches of mice and screens are known from the beginning.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Motion

    /// The device began to be shaken. No computer is: only tests and apps that call it send it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The motion of the device ended.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was none after all, or something came between.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
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

    /// Does what asks whether the responder can have the keyboard, or give it up, and then has it do so; overridden where a
    /// delegate answers, to ask that once.
    @_spi(Subclassing) open func askingOnce(_ deed: () -> Bool) -> Bool { deed() }

    /// The view that stands for it while it has the keyboard: a view itself, a controller's if that is loaded; nil for others.
    var firstResponderView: UIView? { nil }

    /// Called when the keyboard has gone from here, whether or not it was given up.
    @_spi(Subclassing) open func firstResponderDidEnd() {}

    // MARK: Input views

    /// The view that is shown at the window's bottom in the place of a keyboard while the responder has that; nil for none.
    ///
    /// It shows too for responders whose chain leads here. It goes across the window, as high as its frame. Redeclare it with a
    /// setter to take one. Keys go on typing.
    open var inputView: UIView? { nil }

    /// The view that is shown above the input view, or alone at the window's bottom, on the same conditions; nil for none.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of an input view, where there is no `inputView`.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of an accessory view, where there is no `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Shows the views that the responder has now, if it has the keyboard; without a call, others are shown the next time.
    open func reloadInputViews() { if isFirstResponder { ApplicationRuntime.current?.inputDock.update() } }

    /// The way in which the responder's text is typed; nil while no app runs.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// A name for the responder's text, under which the mode that it was typed in would be remembered.
    ///
    /// Unlike iOS: there is one mode, so none is.
    open var textInputContextIdentifier: String? { nil }

    // MARK: The user's activity

    /// The user's activity here, which several responders may share; nil for nothing in particular.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.remove(self)
            userActivity?.add(self)
        }
    }

    /// Puts what is needed to go on later into the activity, which says that it is out of date; override it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Goes on with an activity, which the app was given or has kept; override it, and call it as the app sees fit.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Actions

    /// Whether it performs an action now; by default when its class implements the method.
    ///
    /// Status: partial – overrides of standard editing actions are seen in classes whose sources the plugin has rewritten. Other
    /// classes of apps are taken to perform all of them, each until it has been called in vain, unless they say it here.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self) && !lacksEditAction(action)
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

    /// Puts what is on the pasteboard in the selection's place and goes there, as an address.
    open func pasteAndGo(_ sender: Any?) { missEditAction() }

    /// Puts what is on the pasteboard in the selection's place and searches for it.
    open func pasteAndSearch(_ sender: Any?) { missEditAction() }

    /// Makes another one of what is selected, or of the document.
    open func duplicate(_ sender: Any?) { missEditAction() }

    /// Moves what is selected, or the document, to another place.
    open func move(_ sender: Any?) { missEditAction() }

    /// Gives what is selected, or the document, another name.
    open func rename(_ sender: Any?) { missEditAction() }

    /// Writes what is selected, or the document, into a file of another kind.
    open func export(_ sender: Any?) { missEditAction() }

    /// Prints the content.
    open func printContent(_ sender: Any?) { missEditAction() }

    /// Begins to search the content.
    open func find(_ sender: Any?) { missEditAction() }

    /// Begins to search the content and to replace what is found.
    open func findAndReplace(_ sender: Any?) { missEditAction() }

    /// Goes to the next place that was found.
    open func findNext(_ sender: Any?) { missEditAction() }

    /// Goes to the previous place that was found.
    open func findPrevious(_ sender: Any?) { missEditAction() }

    /// Has the selection searched for next.
    open func useSelectionForFind(_ sender: Any?) { missEditAction() }

    /// Gives the selected text, and what is typed next, the attributes that a handler makes of those that they have.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { missEditAction() }
}
