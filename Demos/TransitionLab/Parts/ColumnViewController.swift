import UIKit

/// A page of views one below the other, each as high as it needs to be, that scrolls where they do not fit.
class ColumnViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 24
    private static let greatestWidth: CGFloat = 560
    private let stack = UIStackView()

    /// The views from top to bottom.
    var column: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in column { stack.addArrangedSubview(view) }
        }
    }

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        view.fill(with: scrollView)
        stack.axis = .vertical
        stack.spacing = Self.spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        let width = stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * Self.margin)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            width, stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.greatestWidth),
            stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.margin),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.spacing),
        ])
    }
}
