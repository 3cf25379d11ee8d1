import UIKit

/// Presents sheets, and tells what becomes of them.
final class SheetsViewController: ColumnViewController, UISheetPresentationControllerDelegate {
    private let news = NoteView("–")

    init() { super.init(title: "Sheets") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = SheetChoice.allCases.map { choice in
            OptionRow(choice.rawValue, note: choice.note) { [unowned self] in present(choice, at: $0) }
        }
        column = [
            OptionCard("BEHIND THE SHEET", rows: [CountingRow("Touch me")]),
            OptionCard("PRESENT A SHEET", rows: rows), OptionCard("WHAT THE DELEGATE HEARS", rows: [news]),
        ]
    }

    private func present(_ choice: SheetChoice, at row: UIView) {
        let page = SheetViewController(choice)
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = choice.style
        navigation.isModalInPresentation = choice.stays
        choice.setUp(navigation.sheetPresentationController, at: row)
        navigation.sheetPresentationController?.delegate = self
        tell("–")
        // One that lets touches through may be shown already.
        if presentedViewController != nil { dismiss(animated: false) }
        present(navigation, animated: true)
    }

    private func tell(_ text: String) {
        news.text = text
        view.setNeedsLayout()
    }

    // MARK: Delegate

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        let page = (sheet.presentedViewController as? UINavigationController)?.viewControllers.first
        (page as? SheetViewController)?.showDetent()
        tell("It rests at another height.")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        tell("It was dragged down, and stays.")
        let question = UIAlertController(title: nil, message: "Close the form?", preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: "Close", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
        question.addAction(UIAlertAction(title: "Stay", style: .cancel))
        let navigation = presentationController.presentedViewController as? UINavigationController
        question.popoverPresentationController?.barButtonItem =
            navigation?.topViewController?.navigationItem.rightBarButtonItem
        navigation?.present(question, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        tell("A finger has taken it away.")
    }
}
