public import Foundation
public import QuartzCore
public import UIFoundation

/// An object that can handle events, and passes those that it does not handle to the next responder.
///
/// The chain leads from a view to its controller or superview, on to the window, its scene, the application and the application's
/// delegate. Override the methods of the events that you handle and do not call super in them. A method that is not overridden
/// passes its event on unchanged.
@preconcurrency @MainActor
open class UIResponder: ConstructibleObject, UIResponderStandardEditActions,
    UIUserActivityRestoring, UIAccessibilityIdentification, AccessibilityDescribed
{
    /// Makes a responder.
    public override init() { super.init() }

    // Explicit, because subclasses could not declare nonisolated deinitializers otherwise: an implicit one is isolated to the
    // main actor.
    deinit {}

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) { self.init() }

    /// The next link of the responder chain, or nil at its end.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Touches began on the view.
    /// Touch path: step 7 of 7 – from `WindowEventDispatcher`, to `UIControl` and up the chain.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Touches that began on the view moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Touches that began on the view ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// The system cancelled the touches; `touchesEnded` does not follow.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    /// Keys were pressed while the responder is first responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { event?.chainDidEnd(with: presses) }
    }

    /// Keys that are down changed their force; keyboards do not report it.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys that were pressed here were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Another window became key while keys were down; `pressesEnded` does not follow.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Estimated properties of touches were corrected. It is never called, because mice and touchscreens report exact values.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Motion

    /// The device began to be shaken. A computer does not report it: only tests and apps call it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The motion of the device ended.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion was not recognized after all, or was interrupted.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: First responder

    /// Whether it can become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it can resign as first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether it gets the keyboard's events first.
    open var isFirstResponder: Bool { responderWindow?.storedFirstResponder === self }

    /// Makes it first responder; false when it, or the present first responder, refuses, or it is in no window.
    @discardableResult
    open func becomeFirstResponder() -> Bool { claimFirstResponder() }

    /// Resigns as first responder; override it to refuse or to react, and call super.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// Runs a request to become or resign as first responder, in which the responder is asked for its permission.
    ///
    /// Text inputs override it, to ask their delegate only once.
    /// - Parameter deed: Asks for the permission, and then makes the change.
    /// - Returns: The closure's result: whether the change was made.
    @_spi(Subclassing) open func askingOnce(_ deed: () -> Bool) -> Bool { deed() }

    /// The view of the responder in its window: a view itself, a controller's if that is loaded; nil for others.
    var firstResponderView: UIView? { nil }

    /// Called before the responder resigns as first responder, whether or not it agrees.
    @_spi(Subclassing) open func firstResponderWillEnd() {}

    /// Called when the responder is no longer first responder, whether or not it resigned.
    @_spi(Subclassing) open func firstResponderDidEnd() {}

    // MARK: Input views

    /// The view shown at the window's bottom instead of a keyboard while the responder is first; nil for none.
    ///
    /// It is also shown for responders whose chain contains this one. It is as wide as the window, with the height of its frame.
    /// Redeclare the property with a setter to assign one. Hardware keys keep typing.
    open var inputView: UIView? { nil }

    /// The view shown above the input view, or alone at the window's bottom, on the same conditions; nil for none.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of an input view, used without an `inputView`.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of an accessory view, used without an `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Shows the present input views, if it is first responder; without a call, changes are shown the next time.
    open func reloadInputViews() { if isFirstResponder { ApplicationRuntime.current?.inputDock.update() } }

    /// The present text input mode; nil while no app runs.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// An identifier under which the text's input mode would be remembered.
    ///
    /// Unlike iOS: there is only one mode, so it is not used.
    open var textInputContextIdentifier: String? { nil }

    // MARK: The user's activity

    /// The user's activity in this responder, which several responders may share; nil for none.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.remove(self)
            userActivity?.add(self)
        }
    }

    /// Updates an activity that is out of date with the information to continue it later; override it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Continues an activity that the app was given or has stored; override it, and call it from the app's own code.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Actions

    /// Whether it performs an action now; by default when its class implements the method.
    ///
    /// Status: partial – overrides of standard editing actions are seen in classes whose sources the plugin has rewritten. Other
    /// classes of apps are taken to perform all of them, each until its default implementation was reached, unless they override
    /// this method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self) && !lacksEditAction(action)
    }

    /// The first object from here up the responder chain that performs an action.
    ///
    /// - Complexity: linear in the length of the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        performer(of: action, for: sender)
    }

    // MARK: Keys

    /// The key commands available while the responder is in the first responder's chain; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Updates a command that it performs, such as its attributes, before it is shown or performed.
    open func validate(_ command: UICommand) {}

    /// The nearest undo manager up the responder chain; the window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Editing

    /// Removes the selection and puts it on the pasteboard.
    open func cut(_ sender: Any?) { missEditAction() }

    /// Puts the selection on the pasteboard.
    open func copy(_ sender: Any?) { missEditAction() }

    /// Replaces the selection by the content of the pasteboard.
    open func paste(_ sender: Any?) { missEditAction() }

    /// Replaces the selection by the content of the pasteboard, in the style of the surrounding text.
    open func pasteAndMatchStyle(_ sender: Any?) { missEditAction() }

    /// Selects the content at the present position, such as a word.
    open func select(_ sender: Any?) { missEditAction() }

    /// Selects the whole content.
    open func selectAll(_ sender: Any?) { missEditAction() }

    /// Removes the selection.
    open func delete(_ sender: Any?) { missEditAction() }

    /// Sets the writing direction to left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { missEditAction() }

    /// Sets the writing direction to right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { missEditAction() }

    /// Makes the selection bold, or regular again.
    open func toggleBoldface(_ sender: Any?) { missEditAction() }

    /// Makes the selection italic, or upright again.
    open func toggleItalics(_ sender: Any?) { missEditAction() }

    /// Underlines the selection, or removes the underline.
    open func toggleUnderline(_ sender: Any?) { missEditAction() }

    /// Makes the selection's text larger.
    open func increaseSize(_ sender: Any?) { missEditAction() }

    /// Makes the selection's text smaller.
    open func decreaseSize(_ sender: Any?) { missEditAction() }

    /// Replaces the selection by the content of the pasteboard and opens it as an address.
    open func pasteAndGo(_ sender: Any?) { missEditAction() }

    /// Replaces the selection by the content of the pasteboard and searches for it.
    open func pasteAndSearch(_ sender: Any?) { missEditAction() }

    /// Duplicates the selection or the document.
    open func duplicate(_ sender: Any?) { missEditAction() }

    /// Moves the selection or the document elsewhere.
    open func move(_ sender: Any?) { missEditAction() }

    /// Renames the selection or the document.
    open func rename(_ sender: Any?) { missEditAction() }

    /// Exports the selection or the document to another format.
    open func export(_ sender: Any?) { missEditAction() }

    /// Prints the content.
    open func printContent(_ sender: Any?) { missEditAction() }

    /// Begins to search the content.
    open func find(_ sender: Any?) { missEditAction() }

    /// Begins to search the content and to replace matches.
    open func findAndReplace(_ sender: Any?) { missEditAction() }

    /// Selects the next match.
    open func findNext(_ sender: Any?) { missEditAction() }

    /// Selects the previous match.
    open func findPrevious(_ sender: Any?) { missEditAction() }

    /// Uses the selection as the next search text.
    open func useSelectionForFind(_ sender: Any?) { missEditAction() }

    /// Changes the attributes of the selected text and of the text typed next by a handler.
    ///
    /// - Parameter conversionHandler: Returns new attributes for the present ones.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { missEditAction() }

    // MARK: Accessibility

    /// The accessibility properties that the app set; nil for none.
    final var accessibilityWords: AccessibilityWords?

    /// Describes the object for assistive technologies, except for properties that the app set: label, value, traits and frame.
    @_spi(Subclassing) open func describe(_ description: inout AccessibilityDescription) {}

    /// Whether the object is an accessibility element itself, so that assistive technologies do not look for others inside.
    ///
    /// False by default, but true for labels, buttons, fields, switches, sliders, page controls and views that show progress.
    ///
    /// Status: partial – no assistive technology is connected: this and the properties below are stored and returned to the
    /// app and its tests, and the framework calls none of the methods below. Segments, steppers and rows have no elements of
    /// their own.
    open var isAccessibilityElement: Bool {
        get { accessibilityWords?.isElement ?? ownDescription.isElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The name of the object in the user's language, without its kind. Setting nil restores the default, which its
    /// content gives.
    open var accessibilityLabel: String? {
        get { accessibilityWords?.label?.plain ?? ownDescription.label }
        set { setAccessibility(\.label, AccessibilityText(newValue)) }
    }

    /// The name with attributes for its pronunciation; it always agrees with `accessibilityLabel`.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityWords?.label?.attributed ?? AccessibilityText(accessibilityLabel)?.attributed }
        set { setAccessibility(\.label, AccessibilityText(newValue)) }
    }

    /// The variable part of the object's content, such as the position of a slider. Setting nil restores the default.
    open var accessibilityValue: String? {
        get { accessibilityWords?.value?.plain ?? ownDescription.value }
        set { setAccessibility(\.value, AccessibilityText(newValue)) }
    }

    /// The value with attributes for its pronunciation; it always agrees with `accessibilityValue`.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityWords?.value?.attributed ?? AccessibilityText(accessibilityValue)?.attributed }
        set { setAccessibility(\.value, AccessibilityText(newValue)) }
    }

    /// The result of an action on the object, in the user's language; nil for none.
    open var accessibilityHint: String? {
        get { accessibilityWords?.hint?.plain }
        set { setAccessibility(\.hint, AccessibilityText(newValue)) }
    }

    /// The hint with attributes for its pronunciation; it always agrees with `accessibilityHint`.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityWords?.hint?.attributed ?? AccessibilityText(accessibilityHint)?.attributed }
        set { setAccessibility(\.hint, AccessibilityText(newValue)) }
    }

    /// The kind of the object and its behaviour. When you set it, include the class's own traits.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityWords?.traits ?? ownDescription.traits }
        set { setAccessibility(\.traits, newValue) }
    }

    /// The frame of the object in screen coordinates. A view's follows the view until it is set.
    open var accessibilityFrame: CGRect {
        get { accessibilityWords?.frame ?? ownDescription.frame }
        set { setAccessibility(\.frame, newValue) }
    }

    /// The outline of the object in screen coordinates, if it is not a rectangle; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityWords?.path }
        set { setAccessibility(\.path, newValue?.copy() as? UIBezierPath) }
    }

    /// The point that a simulated tap touches, in screen coordinates: the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityWords?.activationPoint ?? ownActivationPoint }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    /// The language in which label, value and hint are spoken, as in `de-CH`; nil for the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityWords?.language }
        set { setAccessibility(\.language, newValue) }
    }

    /// A name by which tests find the object; it is not read to users.
    open var accessibilityIdentifier: String? {
        get { accessibilityWords?.identifier }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// Whether assistive technologies ignore the elements inside the object.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityWords?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, newValue) }
    }

    /// Whether assistive technologies ignore the object's siblings, as for an alert.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityWords?.isModal ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// Whether the elements inside are read one after the other, before those beside the object.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityWords?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// Whether the object reacts to the user: by default unless it has the trait `notEnabled` or `staticText`.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityWords?.respondsToUserInteraction
                ?? accessibilityTraits.isDisjoint(with: [.notEnabled, .staticText])
        }
        set { setAccessibility(\.respondsToUserInteraction, newValue) }
    }

    /// The names by which a user can address the object by voice, the preferred one first. Empty for the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityWords?.userInputLabels.map(\.plain) ?? [] }
        set { setAccessibility(\.userInputLabels, (newValue ?? []).compactMap { AccessibilityText($0) }) }
    }

    /// The names for voice input with attributes; they always agree with `accessibilityUserInputLabels`.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityWords?.userInputLabels.map(\.attributed) ?? [] }
        set { setAccessibility(\.userInputLabels, (newValue ?? []).compactMap { AccessibilityText($0) }) }
    }

    /// The order in which the elements inside are visited by switch control.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityWords?.navigationStyle ?? .automatic }
        set { setAccessibility(\.navigationStyle, newValue) }
    }

    /// The kind of text that the object contains; nil for no special one.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityWords?.textualContext }
        set { setAccessibility(\.textualContext, newValue) }
    }

    /// The meaning of the elements inside.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityWords?.containerType ?? .none }
        set { setAccessibility(\.containerType, newValue) }
    }

    /// The elements inside in reading order; nil to search the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityWords?.elements }
        set { setAccessibility(\.elements, newValue) }
    }

    /// The number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at an index among `accessibilityElements`; nil for an invalid index.
    open func accessibilityElement(at index: Int) -> Any? { listedElement(at: index) }

    /// The index of an element among `accessibilityElements`; `NSNotFound` for one that is not among them.
    open func index(ofAccessibilityElement element: Any) -> Int { listedIndex(of: element) }

    /// The actions besides the activation among which a user can choose; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityWords?.customActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// Performs the action of a tap. Returns false to have a tap simulated at the activation point instead.
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value by one step, for an object with the trait `adjustable`.
    open func accessibilityIncrement() {}

    /// Decrements the value by one step, for an object with the trait `adjustable`.
    open func accessibilityDecrement() {}

    /// Scrolls by a page. Returns false when the object cannot scroll in this direction; then outer objects are asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Closes or leaves the part of the interface that contains the object. Returns false to have outer objects asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the app's most important action. Returns false to have outer objects asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Called when an assistive technology moves its cursor here.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when an assistive technology moves its cursor away.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether the cursor of an assistive technology is here.
    open func accessibilityElementIsFocused() -> Bool { false }
}
