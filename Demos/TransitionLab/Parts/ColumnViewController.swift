import UIKit

/// A page of views one below the other, each as high as it needs to be, that scrolls where they do not fit.
class ColumnViewController: UIViewController {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 24
    private static let greatestWidth: CGFloat = 560
    private let scrollView = UIScrollView()

    /// The views from top to bottom.
    var column: [UIView] = [] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            for view in column { scrollView.addSubview(view) }
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
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(scrollView.bounds.width - 2 * Self.margin, Self.greatestWidth)
        let x = ((scrollView.bounds.width - width) / 2).rounded()
        var y = Self.margin
        for view in column {
            let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + Self.spacing
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y)
    }
}
