public import Foundation
public import QuartzCore
public import UIFoundation

/// An object that can handle events, and hands those that it does not handle to the next responder.
///
/// The chain leads from a view to its controller or superview, on to the window, its scene, the application and the
/// application's delegate. Override the methods of the events that you handle and do not call super in them; every method not
/// overridden passes its event on unchanged.
@preconcurrency @MainActor
open class UIResponder: ConstructibleObject, UIResponderStandardEditActions,
    UIUserActivityRestoring, UIAccessibilityIdentification, AccessibilityDescribed
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
    /// classes of apps are taken to perform all of them, each until it has been called in vain, unless they say it here; edit
    /// menus offer only what they say here.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self) && !lacksEditAction(action)
    }

    /// The first object from here up the chain that performs an action; linear in the length of the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        performer(of: action, for: sender)
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

    // MARK: Accessibility

    /// The properties that the app set; nil for none.
    final var accessibilityWords: AccessibilityWords?

    /// Describes the object for assistive technologies as far as the app has not: its label, value, traits and frame.
    @_spi(Subclassing) open func describe(_ description: inout AccessibilityDescription) {}

    /// Whether the object is an element by itself, so that assistive technologies do not look for others inside.
    ///
    /// False, but for labels, buttons, fields, switches, sliders, page controls and views that show progress.
    ///
    /// Status: partial – no assistive technology is connected: this and the properties below are kept and answered for the app
    /// and its tests, and the framework calls none of the methods below. Segments, steppers and rows have no elements of their
    /// own.
    open var isAccessibilityElement: Bool {
        get { accessibilityWords?.isElement ?? ownDescription.isElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The name of the object in the user's language, without its kind. Setting nil restores the name that its content gives it.
    open var accessibilityLabel: String? {
        get { accessibilityWords?.label?.plain ?? ownDescription.label }
        set { setAccessibility(\.label, AccessibilityText(newValue)) }
    }

    /// The name with attributes for its pronunciation; it always agrees with `accessibilityLabel`.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityWords?.label?.attributed ?? AccessibilityText(accessibilityLabel)?.attributed }
        set { setAccessibility(\.label, AccessibilityText(newValue)) }
    }

    /// The changing part of the object's content, such as the position of a slider. Setting nil restores its own.
    open var accessibilityValue: String? {
        get { accessibilityWords?.value?.plain ?? ownDescription.value }
        set { setAccessibility(\.value, AccessibilityText(newValue)) }
    }

    /// The value with attributes for its pronunciation; it always agrees with `accessibilityValue`.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityWords?.value?.attributed ?? AccessibilityText(accessibilityValue)?.attributed }
        set { setAccessibility(\.value, AccessibilityText(newValue)) }
    }

    /// The result of acting on the object, in the user's language; nil for none.
    open var accessibilityHint: String? {
        get { accessibilityWords?.hint?.plain }
        set { setAccessibility(\.hint, AccessibilityText(newValue)) }
    }

    /// The hint with attributes for its pronunciation; it always agrees with `accessibilityHint`.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityWords?.hint?.attributed ?? AccessibilityText(accessibilityHint)?.attributed }
        set { setAccessibility(\.hint, AccessibilityText(newValue)) }
    }

    /// The kind of the object, and how it behaves. Set it to the class's own traits and more.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityWords?.traits ?? ownDescription.traits }
        set { setAccessibility(\.traits, newValue) }
    }

    /// The rectangle of the object in the coordinates of the screen. A view's follows the view until it is set.
    open var accessibilityFrame: CGRect {
        get { accessibilityWords?.frame ?? ownDescription.frame }
        set { setAccessibility(\.frame, newValue) }
    }

    /// The outline of the object in the coordinates of the screen, where it is no rectangle; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityWords?.path }
        set { setAccessibility(\.path, newValue?.copy() as? UIBezierPath) }
    }

    /// The point that a simulated tap touches, in the coordinates of the screen: the middle of the frame unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityWords?.activationPoint ?? ownActivationPoint }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    /// The language in which label, value and hint are spoken, as in `de-CH`; nil for the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityWords?.language }
        set { setAccessibility(\.language, newValue) }
    }

    /// A name by which tests find the object; no user hears it.
    open var accessibilityIdentifier: String? {
        get { accessibilityWords?.identifier }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// Whether assistive technologies find no elements inside the object.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityWords?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, newValue) }
    }

    /// Whether assistive technologies leave out the object's siblings, as for an alert.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityWords?.isModal ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// Whether the elements inside are read one after the other, before those beside the object.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityWords?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// Whether the object reacts to the user: true unless it has the trait `notEnabled` or `staticText`, or says otherwise.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityWords?.respondsToUserInteraction
                ?? accessibilityTraits.isDisjoint(with: [.notEnabled, .staticText])
        }
        set { setAccessibility(\.respondsToUserInteraction, newValue) }
    }

    /// The names by which a user's voice may mean the object, the first one foremost. Empty for the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityWords?.userInputLabels.map(\.plain) ?? [] }
        set { setAccessibility(\.userInputLabels, (newValue ?? []).compactMap { AccessibilityText($0) }) }
    }

    /// The names for voice input with attributes; they always agree with `accessibilityUserInputLabels`.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityWords?.userInputLabels.map(\.attributed) ?? [] }
        set { setAccessibility(\.userInputLabels, (newValue ?? []).compactMap { AccessibilityText($0) }) }
    }

    /// How a switch's user moves through the elements inside.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityWords?.navigationStyle ?? .automatic }
        set { setAccessibility(\.navigationStyle, newValue) }
    }

    /// The kind of text that the object holds; nil for no special one.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityWords?.textualContext }
        set { setAccessibility(\.textualContext, newValue) }
    }

    /// The meaning of the elements inside.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityWords?.containerType ?? .none }
        set { setAccessibility(\.containerType, newValue) }
    }

    /// The elements inside in the order in which they are read; nil where the subviews are looked through.
    open var accessibilityElements: [Any]? {
        get { accessibilityWords?.elements }
        set { setAccessibility(\.elements, newValue) }
    }

    /// The number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at an index among `accessibilityElements`; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? { listedElement(at: index) }

    /// The index of an element among `accessibilityElements`; `NSNotFound` for one that is not among them.
    open func index(ofAccessibilityElement element: Any) -> Int { listedIndex(of: element) }

    /// The actions beside the activation that a user may choose from; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityWords?.customActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// Acts as a tap would. Returns false for a simulated tap at the activation point instead.
    open func accessibilityActivate() -> Bool { false }

    /// Takes the value one step up, of an object with the trait `adjustable`.
    open func accessibilityIncrement() {}

    /// Takes the value one step down, of an object with the trait `adjustable`.
    open func accessibilityDecrement() {}

    /// Scrolls by a page. Returns false where the object does not scroll in this direction; then those around it are asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Closes or leaves the part of the interface that the object is in. Returns false for those around it to be asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the app's most important action. Returns false for those around it to be asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called when an assistive technology moves its cursor here.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology moves its cursor away.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether the cursor of an assistive technology is here.
    open func accessibilityElementIsFocused() -> Bool { false }
}
