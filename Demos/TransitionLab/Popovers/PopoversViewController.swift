import UIKit

/// Presents popovers that point in every direction, from views and from a bar button.
final class PopoversViewController: ColumnViewController, UIPopoverPresentationControllerDelegate {
    private static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.33, green: 0.27, blue: 0.08, alpha: 1) : UIColor(red: 1, green: 0.94, blue: 0.7, alpha: 1)
    }
    private let counter = CountingRow("Touch me")
    private let news = NoteView("–")
    private var adapts = false
    private var passesThrough = false
    private var isColored = false

    init() {
        super.init(title: "Popovers")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "info.circle"), primaryAction: UIAction { [unowned self] _ in presentFromBar() })
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let compass = CompassView { [unowned self] button, direction in present(from: button, direction) }
        let settings = [
            SettingRow.toggle("A sheet where it is narrow", isOn: adapts) { [unowned self] in adapts = $0 },
            SettingRow.toggle("Touches reach the last row", isOn: passesThrough) { [unowned self] in
                passesThrough = $0
            },
            SettingRow.toggle("Has a colour of its own", isOn: isColored) { [unowned self] in isColored = $0 },
            counter,
        ]
        column = [
            OptionCard("WHERE THE ARROW POINTS", rows: [compass]), OptionCard("SETTINGS", rows: settings),
            OptionCard("WHAT THE DELEGATE HEARS", rows: [news]),
        ]
    }

    // MARK: Presenting

    private func present(from button: UIView, _ direction: UIPopoverArrowDirection) {
        let note =
            direction == [] ? "Without an arrow it lies over what was tapped." : "The arrow points to its button."
        let bubble = makeBubble(note)
        bubble.popoverPresentationController?.sourceView = button
        bubble.popoverPresentationController?.permittedArrowDirections = direction
        present(bubble, animated: true)
    }

    private func presentFromBar() {
        guard presentedViewController == nil else { return }
        let bubble = makeBubble("The arrow points to a button of the bar.")
        bubble.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(bubble, animated: true)
    }

    private func makeBubble(_ note: String) -> UIViewController {
        let bubble = BubbleViewController(note)
        bubble.modalPresentationStyle = .popover
        let popover = bubble.popoverPresentationController
        popover?.delegate = self
        popover?.passthroughViews = passesThrough ? [counter] : nil
        popover?.backgroundColor = isColored ? Self.paper : nil
        popover?.adaptiveSheetPresentationController.detents = [.medium()]
        popover?.adaptiveSheetPresentationController.prefersGrabberVisible = true
        return bubble
    }

    // MARK: Delegate

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adapts && traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    /// A sheet has a bar with a button that closes it.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let bubble = controller.presentedViewController
        bubble.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        return UINavigationController(rootViewController: bubble)
    }

    /// A bubble has a ground of its own, a sheet has none.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        let bubble = presentationController.presentedViewController
        bubble.view.backgroundColor = style == .none ? nil : .systemBackground
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        news.text = "A touch outside has dismissed it."
        view.setNeedsLayout()
    }
}
