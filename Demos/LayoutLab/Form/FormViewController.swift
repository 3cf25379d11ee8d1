import UIKit

/// A form that keeps its fields on common baselines: one column upright, two when the window is turned.
final class FormViewController: ColumnViewController {
    private let pairs = FormField.all.map { ($0.label, $0.field) }
    private lazy var grid = FormGrid(pairs)
    private lazy var fields = pairs.map(\.1)
    private let send = UIButton(configuration: .filled())
    private var observation: (any NSObjectProtocol)?

    init() { super.init(title: "Form") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override var widestLine: CGFloat { 860 }

    override func makeViews() -> [UIView] {
        send.configuration?.title = "Order the map"
        send.configuration?.buttonSize = .large
        send.addAction(UIAction { [unowned self] _ in confirm() }, for: .touchUpInside)
        return [
            UILabel("Where shall we send the map?", style: .title2, weight: .bold),
            CardView(
                rows: [grid.padded(NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))],
                remark: "Turn the window: fields go into two columns and keep their baselines."),
            send,
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in fields {
            field.delegate = self
            field.inputAccessoryView = FieldBar(for: field, among: fields)
            field.addAction(UIAction { [unowned self] _ in fieldsDidChange() }, for: .editingChanged)
        }
        fieldsDidChange()
        arrange()
        observation = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            guard let change = KeyboardChange(notification) else { return }
            MainActor.assumeIsolated { self?.makeRoom(for: change) }
        }
    }

    isolated deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

    // MARK: Arranging

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { arrange() }
    }

    /// Two columns where the width is regular or the height is not; very large text is above its field.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let isRegular = traitCollection.horizontalSizeClass == .regular
        let isTurned = traitCollection.verticalSizeClass == .compact
        grid.arrange(columnCount: isRegular || (isTurned && !isLarge) ? 2 : 1, isBelow: isLarge)
    }

    // MARK: Keyboard

    /// Ends the page above the keyboard, and scrolls to the field that is edited.
    private func makeRoom(for keyboard: KeyboardChange) {
        guard let window = view.window else { return }
        let frame = view.convert(window.convert(keyboard.end, from: nil), from: window)
        bottomConstraint.constant = max(0, view.bounds.maxY - frame.minY)
        UIView.animate(withDuration: keyboard.duration) { [self] in
            view.layoutIfNeeded()
            if let field = fields.first(where: \.isFirstResponder) { reveal(field, animated: false) }
        }
    }

    fileprivate func reveal(_ field: UITextField, animated: Bool) {
        let room = field.convert(field.bounds.insetBy(dx: 0, dy: -16), to: columnView)
        columnView.scrollRectToVisible(room, animated: animated)
    }

    // MARK: Sending

    private func fieldsDidChange() { send.isEnabled = fields.prefix(2).allSatisfy(\.hasText) }

    private func confirm() {
        view.endEditing(true)
        let name = fields.prefix(2).compactMap(\.text).joined(separator: " ")
        let alert = UIAlertController(
            title: "Thank you, \(name)", message: "The map is on its way.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

extension FormViewController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { reveal(textField, animated: true) }

    /// Return moves on to the next field, and ends the editing in the last.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField) else { return true }
        if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { view.endEditing(true) }
        return false
    }
}
