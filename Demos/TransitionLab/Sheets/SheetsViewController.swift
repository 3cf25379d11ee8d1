import UIKit

/// Presents sheets, and reports how they end.
final class SheetsViewController: OptionsViewController, UISheetPresentationControllerDelegate {
    init() { super.init(title: "Sheets") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = SheetChoice.allCases.map { choice in
            OptionRow.option(choice.rawValue, note: choice.note) { [unowned self] in present(choice, at: $0) }
        }
        show([
            OptionSection(title: "Behind the sheet", rows: [.counter("Touch me", count: 0)]),
            OptionSection(title: "Present a sheet", rows: rows),
            OptionSection(title: "What the delegate hears", rows: [.text("–")]),
        ])
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
