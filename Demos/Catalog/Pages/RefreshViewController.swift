import UIKit

/// A page whose content is fetched anew when it is pulled down.
final class RefreshViewController: PageViewController {
    private let refreshControl = UIRefreshControl()
    private var entries = ["Pull down to fetch something"]

    init() { super.init(title: "Refresh") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl.attributedTitle = NSAttributedString(
            string: "Fetching takes two seconds",
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
            ])
        refreshControl.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
        scrollView.refreshControl = refreshControl
    }

    override func makeCards() -> [CardView] {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Begin"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, !refreshControl.isRefreshing else { return }
                refreshControl.beginRefreshing()
                scrollView.setContentOffset(
                    CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)
                fetch()
            }, for: .touchUpInside)
        return [
            CardView("News", rows: entries.map { WideRow("", UILabel($0, numberOfLines: 0)) }),
            CardView("By code", rows: [ControlRow("Without pulling", button)]),
        ]
    }

    private func fetch() {
        Task { [weak self] in
            try await Task.sleep(for: .seconds(2))
            self?.finish()
        }
    }

    private func finish() {
        entries.insert("Entry \(entries.count), as fresh as can be", at: 0)
        refreshControl.endRefreshing()
        reloadCards()
    }
}
