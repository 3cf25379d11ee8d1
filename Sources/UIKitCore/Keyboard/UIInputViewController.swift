import Foundation
import UIFoundation

/// A controller whose view stands in for a keyboard, as a responder's `inputViewController`.
///
/// Status: partial – what keyboards need that other apps use, such as access and the switch to the next keyboard, is not
/// implemented.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The language that the keyboard is for; nil leaves it to the app's.
    open var primaryLanguage: String?

    /// The text of the first responder, to type into.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = FirstResponderDocument()

    /// Whether a key is needed that leads to the next keyboard; there is no other one.
    open var needsInputModeSwitchKey: Bool { false }

    /// Makes an input view with the background of a keyboard.
    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Has the first responder give the keyboard up, with the view that stands for it.
    open func dismissKeyboard() { UIApplication.sharedIfRunning?.keyWindow?.endEditing(false) }
}
