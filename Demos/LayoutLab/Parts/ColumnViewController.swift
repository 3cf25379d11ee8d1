import UIKit

/// A page of views one below the other, which scrolls.
///
/// Subclasses make the views in `makeViews`.
class ColumnViewController: UIViewController {
    private(set) lazy var columnView = ColumnView(makeViews(), widestLine: widestLine)
    /// The bottom of the visible part, above a keyboard.
    private(set) lazy var bottomConstraint = view.bottomAnchor.constraint(equalTo: columnView.bottomAnchor)

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    var widestLine: CGFloat { 640 }

    func makeViews() -> [UIView] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = .display(for: self)
        columnView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columnView)
        NSLayoutConstraint.activate([
            columnView.topAnchor.constraint(equalTo: view.topAnchor),
            columnView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            columnView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomConstraint,
        ])
    }
}
