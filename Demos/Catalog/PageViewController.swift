import UIKit

/// A page of cards, one below the other, that scrolls; its bar has a button between light and dark.
///
/// Subclasses make their cards in `makeCards`.
class PageViewController: UIViewController, UIScrollViewDelegate {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 28
    /// Longer lines are hard to read.
    private static let greatestWidth: CGFloat = 640

    let scrollView = PageScrollView()
    private var cards: [CardView] = []

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    func makeCards() -> [CardView] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.delegate = self
        view.addSubview(scrollView)
        reloadCards()
        navigationItem.rightBarButtonItem = makeAppearanceItem()
    }

    /// Makes the cards anew.
    func reloadCards() {
        for card in cards { card.removeFromSuperview() }
        cards = makeCards()
        for card in cards { scrollView.addSubview(card) }
        view.setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        navigationItem.rightBarButtonItem?.image = appearanceImage
    }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        scrollView.frame = view.bounds
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        let width = min(area.width, Self.greatestWidth)
        let x = (area.midX - width / 2).rounded()
        var y: CGFloat = 16
        for card in cards {
            let height = card.height(forWidth: width)
            card.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + Self.spacing
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    }
}
