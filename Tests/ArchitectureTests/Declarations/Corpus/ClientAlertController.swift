import UIKit

/// An alert with a look of its own.
class ClientAlertController: UIAlertController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    override var actions: [UIAlertAction] { super.actions }
    override var message: String? {
        get { super.message }
        set { super.message = newValue }
    }
    override var preferredAction: UIAlertAction? {
        get { super.preferredAction }
        set { super.preferredAction = newValue }
    }
    override var preferredStyle: UIAlertController.Style { super.preferredStyle }
    override var severity: UIAlertControllerSeverity {
        get { super.severity }
        set { super.severity = newValue }
    }
    override var textFields: [UITextField]? { super.textFields }

    override func addAction(_ action: UIAlertAction) { super.addAction(action) }
    override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
        super.addTextField(configurationHandler: configurationHandler)
    }
}

/// A choice that a test presses.
class ClientAlertAction: UIAlertAction {
    override init() { super.init() }

    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var style: UIAlertAction.Style { super.style }
    override var title: String? { super.title }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

extension ClientAlertController {
    static func make() -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { action in _ = action.title })
        alert.addAction(UIAlertAction(title: nil, style: .cancel))
        alert.addTextField()
        alert.addTextField { field in field.placeholder = "Name" }
        let text: String? = alert.textFields?.first?.text
        _ = text
        return alert
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allAlertActionStyle: [UIAlertAction.Style] {
        [
            .cancel, .default, .destructive,
        ]
    }
    static var allAlertControllerStyle: [UIAlertController.Style] {
        [
            .actionSheet, .alert,
        ]
    }
    static var allAlertControllerSeverity: [UIAlertControllerSeverity] {
        [
            .critical, .default,
        ]
    }
}
