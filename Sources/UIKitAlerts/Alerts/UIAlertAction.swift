public import Foundation

/// One answer to an alert: a title, the kind of the answer, and a handler.
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying {
    /// The text on the button.
    open private(set) var title: String?
    /// The kind of answer, which decides on the button's look and position.
    open private(set) var style = UIAlertAction.Style.default
    private var handler: ((UIAlertAction) -> Void)?
    /// The alert that it is shown by; the last one that it was added to.
    weak var controller: UIAlertController?

    /// Makes an action without a title and a handler.
    public override init() { super.init() }

    /// Makes an action with a title; the handler is called when the alert has disappeared.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Whether it can be chosen; its button follows while it is shown.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { controller?.actionDidChange(self) } }
    }

    /// Calls the handler.
    func perform() { handler?(self) }

    /// An action of its own with the same title, style and handler, in no alert.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedCopy(action: duplicate()) }.action
    }

    private func duplicate() -> UIAlertAction {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }

    /// Carries a copy out of the main actor, on which it was made and will be used.
    private nonisolated struct UncheckedCopy: @unchecked Sendable {
        let action: UIAlertAction
    }
}
