import UIKit

/// Presents a card in every style, by every transition, and writes down what this page hears of it.
final class StylesViewController: ColumnViewController {
    private static let transitions: [(title: String, style: UIModalTransitionStyle)] = [
        ("Cover", .coverVertical), ("Flip", .flipHorizontal), ("Dissolve", .crossDissolve), ("Curl", .partialCurl),
    ]
    private let transitionControl = UISegmentedControl(items: StylesViewController.transitions.map(\.title))
    private let callbacks = NoteView("–")
    /// The calls since the last row was tapped.
    private var calls: [String] = [] {
        didSet {
            callbacks.text = calls.isEmpty ? "–" : calls.suffix(4).joined(separator: "\n")
            viewIfLoaded?.setNeedsLayout()
        }
    }
    private let drawer = DrawerTransition()

    init() {
        super.init(title: "Styles")
        definesPresentationContext = true
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        transitionControl.selectedSegmentIndex = 0
        let rows = StyleChoice.all.map { choice in
            OptionRow(choice.title, note: choice.note) { [unowned self] _ in present(choice) }
        }
        column = [
            transitionControl, OptionCard("PRESENT A CARD", rows: rows),
            OptionCard("WHAT THIS PAGE HEARS", rows: [callbacks]),
        ]
    }

    private func present(_ choice: StyleChoice) {
        let transition = Self.transitions[transitionControl.selectedSegmentIndex].style
        guard transition != .partialCurl || choice.style == .fullScreen else { return explainCurl() }
        calls = []
        let card = CardViewController(choice)
        card.modalPresentationStyle = choice.style
        card.modalTransitionStyle = transition
        if choice.style == .custom { card.transitioningDelegate = drawer }
        present(card, animated: true)
    }

    /// A page that curls up would show nothing below itself.
    private func explainCurl() {
        let alert = UIAlertController(
            title: "Curls need the full screen", message: "Present in full screen, or choose another transition.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Full Screen", style: .default) { [unowned self] _ in present(StyleChoice.all[0]) })
        present(alert, animated: true)
    }

    // MARK: Appearance

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("viewDidDisappear")
    }
}
