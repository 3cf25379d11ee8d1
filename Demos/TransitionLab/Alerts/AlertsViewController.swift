import UIKit

/// Asks in every way, and shows the answer.
final class AlertsViewController: OptionsViewController {
    init() { super.init(title: "Alerts") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let alerts: [OptionRow] = [
            .option("One answer", note: "Something to be told.") { [unowned self] _ in tell() },
            .option("Two answers", note: "Side by side, cancelling to the left.") { [unowned self] _ in askToDelete() },
            .option("Three answers", note: "One below the other, one of them preferred.") { [unowned self] _ in
                askToSave()
            },
            .option("A long text", note: "Scrolls above its buttons.") { [unowned self] _ in showTerms() },
            .option("A countdown", note: "Changes while it is shown.") { [unowned self] _ in countDown() },
            .option("Two fields", note: "The first of them has the keyboard.") { [unowned self] _ in signIn() },
        ]
        let sheets: [OptionRow] = [
            .option("A choice", note: "A tap beside it cancels.") { [unowned self] in choosePicture(at: $0) },
            .option("A long list", note: "Scrolls above the cancelling button.") { [unowned self] in
                chooseMonth(at: $0)
            },
        ]
        show([
            OptionSection(title: "Alerts", rows: alerts), OptionSection(title: "Action sheets", rows: sheets),
            OptionSection(title: "The last answer", rows: [.text("–")]),
        ])
    }

    /// An action that writes down its title.
    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] action in
            self?.tell(action.title ?? "–")
        }
    }

    private func ask(_ alert: UIAlertController, _ actions: UIAlertAction...) {
        for action in actions { alert.addAction(action) }
        present(alert, animated: true)
    }

    // MARK: Alerts

    private func tell() {
        let alert = UIAlertController(
            title: "No Connection", message: "The lab cannot be reached at the moment.", preferredStyle: .alert)
        ask(alert, action("OK"))
    }

    private func askToDelete() {
        let alert = UIAlertController(
            title: "Delete “Holidays”?", message: "The album is deleted from all your devices. Its photos stay.",
            preferredStyle: .alert)
        ask(alert, action("Delete", .destructive), action("Cancel", .cancel))
    }

    private func askToSave() {
        let alert = UIAlertController(
            title: "Save changes?", message: "Your changes are lost if you don’t save them.", preferredStyle: .alert)
        let save = action("Save")
        ask(alert, save, action("Don’t Save", .destructive), action("Cancel", .cancel))
        alert.preferredAction = save
    }

    private func showTerms() {
        let terms = (1...24).map { "\($0). What is presented in the lab stays in the lab until it is dismissed." }
        let alert = UIAlertController(
            title: "Terms of Use", message: terms.joined(separator: "\n"), preferredStyle: .alert)
        ask(alert, action("Disagree", .cancel), action("Agree"))
    }

    /// The answer that starts can be given once the text has counted to zero.
    private func countDown() {
        let alert = UIAlertController(title: "Ready?", message: "3", preferredStyle: .alert)
        let start = action("Start")
        start.isEnabled = false
        ask(alert, action("Cancel", .cancel), start)
        countDown(from: 3, in: alert, enabling: start)
    }

    private func countDown(from seconds: Int, in alert: UIAlertController, enabling start: UIAlertAction) {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self, weak alert] _ in
            MainActor.assumeIsolated {
                guard let alert else { return }
                alert.message = seconds > 1 ? "\(seconds - 1)" : "Now!"
                start.isEnabled = seconds == 1
                if seconds > 1 { self?.countDown(from: seconds - 1, in: alert, enabling: start) }
            }
        }
    }

    private func signIn() {
        let alert = UIAlertController(
            title: "Sign In", message: "The lab wants to know who you are.", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.textContentType = .username
        }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        ask(alert, action("Cancel", .cancel), action("Sign In"))
    }

    // MARK: Action sheets

    private func choosePicture(at row: UIView) {
        let sheet = UIAlertController(title: nil, message: "Where is the picture?", preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceView = row
        ask(
            sheet, action("Take Photo"), action("Photo Library"), action("Remove Picture", .destructive),
            action("Cancel", .cancel))
    }

    private func chooseMonth(at row: UIView) {
        let sheet = UIAlertController(title: "Month", message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceView = row
        for month in Calendar.current.monthSymbols { sheet.addAction(action(month)) }
        ask(sheet, action("Cancel", .cancel))
    }
}
