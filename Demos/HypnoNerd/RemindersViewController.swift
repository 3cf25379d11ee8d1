import UIKit

/// Lists the reminders, one line each.
final class RemindersViewController: UIViewController {
    private static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 16

    private let store: ReminderStore
    private var rows: [UILabel] = []

    init(store: ReminderStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Reminders"
    }

    required init?(coder: NSCoder) { fatalError("RemindersViewController is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let texts = store.dates.isEmpty ? ["No reminders yet"] : store.dates.map(store.text(for:))
        rows = texts.map { text in
            let label = UILabel()
            label.text = text
            if store.dates.isEmpty {
                label.textColor = .secondaryLabel
                label.textAlignment = .center
            }
            view.addSubview(label)
            return label
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safeArea = view.bounds.inset(by: view.safeAreaInsets)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: safeArea.minX + Self.margin, y: safeArea.minY + CGFloat(index) * Self.rowHeight,
                width: safeArea.width - 2 * Self.margin, height: Self.rowHeight)
        }
    }
}
