public import Foundation
import HostInterface

/// A way to type: the language that text is typed in.
///
/// Unlike iOS: the desktop's keyboard layouts and input methods are its own; apps see one mode, that of the locale.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language as a tag such as `en-US`; nil when it is none.
    open var primaryLanguage: String? { language }
    private let language: String?

    /// Makes a mode of no language, for classes of apps that say one.
    public override init() {
        language = nil
        super.init()
    }

    private init(localeIdentifier: String) {
        let code = localeIdentifier.prefix { $0 != "." && $0 != "@" }
        language = code.isEmpty ? nil : code.split(separator: "_").joined(separator: "-")
        super.init()
    }

    private static var ofLocale: UITextInputMode?

    /// The modes that the user has: one, of the locale that the app was launched with; none before an app runs.
    open class var activeInputModes: [UITextInputMode] {
        guard let identifier = ApplicationRuntime.current?.configuration.localeIdentifier else { return [] }
        let mode = UITextInputMode(localeIdentifier: identifier)
        // The mode of one language stays the same object, so that it can be compared.
        if let known = ofLocale, known.primaryLanguage == mode.primaryLanguage { return [known] }
        ofLocale = mode
        return [mode]
    }

    /// Posted when the user typed in another mode. Never, as there is one; apps can observe it.
    public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
