import CoreGraphics
public import Foundation
@_spi(Subclassing) public import UIKitCore
public import UIKitText

/// Shows a message, or asks for a decision, and calls the chosen action's handler when it has disappeared.
///
/// Made, given actions, and presented like any controller; its position, look and motion are the system's, and not made for
/// subclasses. Return chooses the preferred action, else the only one that is neither cancelling nor destructive, else the only
/// one; Escape chooses the cancelling one. While it is shown it has the keyboard; the former first responder gets it back.
///
/// Where width and height are regular, action sheets are popovers: on a pad their `popoverPresentationController` needs an
/// anchor before the presentation. A phone's app, whose window may have grown, needs no anchor; its sheets then appear in
/// the middle.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    private let transitioning = AlertTransitioning()

    /// Makes an empty alert.
    ///
    /// - Parameters:
    ///   - title: The first lines, in bold; nil for none.
    ///   - message: The lines below; nil for none.
    ///   - preferredStyle: A card in the middle, or a list at the lower edge.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Makes an empty action sheet; names of interface files are kept and not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        transitioningDelegate = transitioning
    }

    /// Makes an empty action sheet; no values are read from the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        transitioningDelegate = transitioning
    }

    // MARK: Texts

    /// The look and the position.
    open private(set) var preferredStyle = UIAlertController.Style.actionSheet

    /// The first lines, in bold; changes show at once.
    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The lines below the title; changes show at once.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// The importance of the alert. As on phones, it does not change the look.
    open var severity = UIAlertControllerSeverity.default

    // MARK: Answers

    /// The answers in the order in which they were added; the cancelling one is shown last at any index.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds an answer, also while the alert is shown. A second cancelling one is an error.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, let other = actions.first(where: { $0.style == .cancel }) {
            fatalError(
                "UIAlertController can only have one action with the style cancel: \(action.quotedTitle) was to be added to "
                    + "\(quotedTitle), which has \(other.quotedTitle). Give one of them another style.")
        }
        actions.append(action)
        action.controller = self
        contentDidChange()
    }

    /// The answer that Return gives, in bold instead of the cancelling one; one of `actions`. Action sheets ignore it.
    open var preferredAction: UIAlertAction? {
        didSet {
            guard preferredAction !== oldValue else { return }
            if let preferredAction, !actions.holds(preferredAction) {
                fatalError(
                    "The preferredAction of an alert controller must be one of its actions: \(preferredAction.quotedTitle) is none of "
                        + "\(quotedTitle). Add it first.")
            }
            contentDidChange()
        }
    }

    /// Whether dragged items choose actions.
    var storedIsSpringLoaded = false {
        didSet { if storedIsSpringLoaded != oldValue { alertView?.showContent() } }
    }

    // MARK: Text fields

    /// The fields in which the user can type, in their order; nil without any.
    open var textFields: [UITextField]? { storedTextFields.isEmpty ? nil : storedTextFields }
    var storedTextFields: [UITextField] = []

    /// Adds a field below the texts, after the handler has set it up. Only alerts have fields; in an action sheet it is an error.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        makeTextField(configurationHandler)
        contentDidChange()
    }

    // MARK: View

    /// `popover` for action sheets, `custom` for alerts, which have a presentation of their own; setting it has no effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { preferredStyle == .actionSheet ? .popover : .custom }
        set {}
    }

    open override func loadView() { view = AlertView(of: self) }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard isBeingPresented else { return }
        if storedTextFields.first?.becomeFirstResponder() != true { becomeFirstResponder() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        alertView?.flashScrollIndicators()
    }

    /// The alert's look, once it is loaded.
    var alertView: AlertView? { viewIfLoaded as? AlertView }

    private func contentDidChange() {
        alertView?.showContent()
        passOnPreferredContentSize()
    }

    func actionDidChange(_ action: UIAlertAction) { alertView?.showState(of: action) }

    // MARK: Keyboard

    open override var canBecomeFirstResponder: Bool { true }

    /// Events that the alert does not use reach no responder beneath it.
    open override var next: UIResponder? { viewIfLoaded?.window ?? super.next }

    private lazy var commands: [UIKeyCommand] = [
        UIKeyCommand(input: "\r", modifierFlags: [], action: UIAlertController.confirm),
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIAlertController.cancel),
        UIKeyCommand(input: ".", modifierFlags: .command, action: UIAlertController.cancel),
    ]

    open override var keyCommands: [UIKeyCommand]? { commands + addedKeyCommands }

    private func confirm() { choose(confirmingAction) }

    private func cancel() { choose(cancellingAction) }

    // MARK: Decisions

    // Extensions of apps replace these.
    open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
    open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }

    @_spi(Subclassing) open override func makePopoverPresentation() -> UIPopoverPresentationController {
        AlertPopover(presentedViewController: self, presenting: nil)
    }
}
