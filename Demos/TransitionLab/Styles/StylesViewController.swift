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
    private lazy var edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: StylesViewController.pullDrawer)

    init() {
        super.init(title: "Styles")
        definesPresentationContext = true
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        view.addGestureRecognizer(edgePan)
        transitionControl.selectedSegmentIndex = 0
        let rows = StyleChoice.all.map { choice in
            OptionRow(choice.title, note: choice.note) { [unowned self] _ in present(choice) }
        }
        let sheets = OptionRow("Sheets", note: "Heights at which they rest, and what becomes of the page below.") {
            [unowned self] _ in navigationController?.pushViewController(SheetsViewController(), animated: true)
        }
        let popovers = OptionRow("Popovers", note: "They point to what they belong to, from every side.") {
            [unowned self] _ in navigationController?.pushViewController(PopoversViewController(), animated: true)
        }
        column = [
            transitionControl, OptionCard("PRESENT A CARD", rows: rows),
            OptionCard("MORE OF THEM", rows: [sheets, popovers]),
            OptionCard("WHAT THIS PAGE HEARS", rows: [callbacks]),
        ]
    }

    private func present(_ choice: StyleChoice) {
        let transition = Self.transitions[transitionControl.selectedSegmentIndex].style
        guard transition != .partialCurl || choice.style == .fullScreen else { return explainCurl() }
        show(choice, by: transition)
    }

    private func show(_ choice: StyleChoice, by transition: UIModalTransitionStyle) {
        calls = []
        let card = CardViewController(choice)
        card.modalPresentationStyle = choice.style
        card.modalTransitionStyle = transition
        if choice.style == .custom { card.transitioningDelegate = drawer }
        present(card, animated: true)
    }

    /// A finger from the edge leads the drawer in.
    private func pullDrawer(_ pan: UIPanGestureRecognizer) {
        drawer.follow(pan, opens: true) { show(.drawer, by: .coverVertical) }
    }

    /// A page curls up only where all of it can.
    private func explainCurl() {
        let alert = UIAlertController(
            title: "Curls need the full screen", message: "Present in full screen, or choose another transition.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Full Screen", style: .default) { [weak self] _ in self?.present(StyleChoice.all[0]) })
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
