import UIKit

/// A responder that is no view, as a chain of commands has one.
class ClientResponder: UIResponder {
    override init() { super.init() }

    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override var inputAccessoryView: UIView? { super.inputAccessoryView }
    override var inputAccessoryViewController: UIInputViewController? { super.inputAccessoryViewController }
    override var inputView: UIView? { super.inputView }
    override var inputViewController: UIInputViewController? { super.inputViewController }
    override var isFirstResponder: Bool { super.isFirstResponder }
    override var keyCommands: [UIKeyCommand]? { super.keyCommands }
    override var next: UIResponder? { super.next }
    override var textInputContextIdentifier: String? { super.textInputContextIdentifier }
    override var textInputMode: UITextInputMode? { super.textInputMode }
    override var undoManager: UndoManager? { super.undoManager }
    override var userActivity: NSUserActivity? {
        get { super.userActivity }
        set { super.userActivity = newValue }
    }

    override func awakeFromNib() { super.awakeFromNib() }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { super.copy(sender) }
    override func cut(_ sender: Any?) { super.cut(sender) }
    override func decreaseSize(_ sender: Any?) { super.decreaseSize(sender) }
    override func delete(_ sender: Any?) { super.delete(sender) }
    override func duplicate(_ sender: Any?) { super.duplicate(sender) }
    override func export(_ sender: Any?) { super.export(sender) }
    override func find(_ sender: Any?) { super.find(sender) }
    override func findAndReplace(_ sender: Any?) { super.findAndReplace(sender) }
    override func findNext(_ sender: Any?) { super.findNext(sender) }
    override func findPrevious(_ sender: Any?) { super.findPrevious(sender) }
    override func increaseSize(_ sender: Any?) { super.increaseSize(sender) }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        super.makeTextWritingDirectionLeftToRight(sender)
    }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        super.makeTextWritingDirectionRightToLeft(sender)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionBegan(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionCancelled(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }
    override func move(_ sender: Any?) { super.move(sender) }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override func pasteAndGo(_ sender: Any?) { super.pasteAndGo(sender) }
    override func pasteAndMatchStyle(_ sender: Any?) { super.pasteAndMatchStyle(sender) }
    override func pasteAndSearch(_ sender: Any?) { super.pasteAndSearch(sender) }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
    }
    override func printContent(_ sender: Any?) { super.printContent(sender) }
    override func reloadInputViews() { super.reloadInputViews() }
    override func rename(_ sender: Any?) { super.rename(sender) }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity) }
    override func select(_ sender: Any?) { super.select(sender) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
    }
    override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
    override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
    override func toggleUnderline(_ sender: Any?) { super.toggleUnderline(sender) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { super.updateTextAttributes(conversionHandler: conversionHandler) }
    override func updateUserActivityState(_ activity: NSUserActivity) { super.updateUserActivityState(activity) }
    override func useSelectionForFind(_ sender: Any?) { super.useSelectionForFind(sender) }
    override func validate(_ command: UICommand) { super.validate(command) }
}

extension Selector {
    static let tap = Selector(ClientResponder.tap)
    static let change = Selector(ClientResponder.change(_:))
    static let press = Selector(ClientResponder.press(_:with:))
}

extension ClientResponder {
    func tap() {}
    func change(_ sender: UISwitch) {}
    func press(_ sender: Any?, with event: UIEvent?) {}

    func observe() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: .tap, name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: Selector(ClientResponder.hear(_:)), name: UIApplication.willTerminateNotification,
            object: nil)
        center.removeObserver(self)
    }

    func hear(_ notification: Notification) {}

    nonisolated static let selectors: [Selector] = [.tap, .change, .press]

    nonisolated static func observe(_ center: NotificationCenter) -> [NSObjectProtocol] {
        [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            UIWindow.keyboardWillShowNotification,
        ].map { center.addObserver(forName: $0, object: nil, queue: .main) { Self.read($0) } }
    }

    nonisolated static func read(_ notification: Notification) {
        let info = notification.userInfo
        _ = (info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        _ = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        _ = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        _ = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        _ = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allKeyModifierFlags: [UIKeyModifierFlags] {
        [
            .alphaShift, .alternate, .command, .control, .numericPad, .shift,
        ]
    }
}
