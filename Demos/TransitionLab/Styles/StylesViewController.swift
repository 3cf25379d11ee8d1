import UIKit

/// Presents a card in every style, by every transition, and writes down the callbacks of this page.
final class StylesViewController: OptionsViewController {
    private static let transitions: [(title: String, style: UIModalTransitionStyle)] = [
        ("Cover", .coverVertical), ("Flip", .flipHorizontal), ("Dissolve", .crossDissolve), ("Curl", .partialCurl),
    ]
    private let transitionControl = UISegmentedControl(items: StylesViewController.transitions.map(\.title))
    /// The calls since the last row was tapped.
    private var calls: [String] = [] {
        didSet {
            tell(calls.isEmpty ? "–" : calls.suffix(4).joined(separator: "\n"))
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
            OptionRow.option(choice.title, note: choice.note) { [unowned self] _ in present(choice) }
        }
        let more: [OptionRow] = [
            .option("Sheets", note: "Heights at which they rest, and what becomes of the page below.") {
                [unowned self] _ in navigationController?.pushViewController(SheetsViewController(), animated: true)
            },
            .option("Popovers", note: "They point to what they belong to, from every side.") {
                [unowned self] _ in navigationController?.pushViewController(PopoversViewController(), animated: true)
            },
        ]
        show([
            OptionSection(title: "Present a card", rows: rows), OptionSection(title: "More of them", rows: more),
            OptionSection(title: "What this page hears", rows: [.text("–")]),
        ])
        showTransitionControl()
    }

    /// The control is as wide as the cards below.
    private func showTransitionControl() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 48))
        header.preservesSuperviewLayoutMargins = true
        transitionControl.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(transitionControl)
        let margins = header.layoutMarginsGuide
        NSLayoutConstraint.activate([
            transitionControl.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            transitionControl.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            transitionControl.topAnchor.constraint(equalTo: header.topAnchor, constant: 16),
        ])
        tableView.tableHeaderView = header
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
