import UIKit

/// A keyboard of an app's own.
class ClientInputView: UIInputView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        super.init(frame: frame, inputViewStyle: inputViewStyle)
    }

    override var allowsSelfSizing: Bool {
        get { super.allowsSelfSizing }
        set { super.allowsSelfSizing = newValue }
    }
    override var inputViewStyle: UIInputView.Style { super.inputViewStyle }
}

/// The controller of such a keyboard.
class ClientInputViewController: UIInputViewController {
    override var needsInputModeSwitchKey: Bool { super.needsInputModeSwitchKey }
    override var primaryLanguage: String? {
        get { super.primaryLanguage }
        set { super.primaryLanguage = newValue }
    }
    override var textDocumentProxy: any UITextDocumentProxy { super.textDocumentProxy }

    override func dismissKeyboard() { super.dismissKeyboard() }
}

/// A language of the keyboard.
class ClientTextInputMode: UITextInputMode {
    override init() { super.init() }

    override class var activeInputModes: [UITextInputMode] { super.activeInputModes }

    override var primaryLanguage: String? { super.primaryLanguage }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allInputViewStyle: [UIInputView.Style] {
        [
            .default, .keyboard,
        ]
    }
}
