import UIKit

/// The presented controller: it tells its style, goes when asked to, and can present another one over itself.
///
/// Where the page below stays, it shows through.
final class CardViewController: UIViewController {
    private let choice: StyleChoice
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private lazy var closeButton = UIButton.pill("Close") { [unowned self] in dismiss(animated: true) }
    private lazy var moreButton = UIButton.pill("Another one") { [unowned self] in presentAnother() }

    init(_ choice: StyleChoice) {
        self.choice = choice
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    /// Above the card when it lies below a page, the page is seen.
    override var preferredStatusBarStyle: UIStatusBarStyle { liesBelowPage ? .default : .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        if [.overFullScreen, .overCurrentContext].contains(choice.style) {
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
            blur.frame = view.bounds
            blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(blur)
        } else {
            view.backgroundColor = .systemIndigo
        }
        titleLabel.text = choice.title
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        noteLabel.text = liesBelowPage ? "A page stays curled up above. Tap it to lay it down again." : choice.note
        noteLabel.font = .systemFont(ofSize: 17)
        for label in [titleLabel, noteLabel] {
            label.textColor = .white
            label.textAlignment = .center
            label.numberOfLines = 0
            view.addSubview(label)
        }
        view.addSubview(closeButton)
        // Nothing is presented from below a page.
        if !liesBelowPage { view.addSubview(moreButton) }
    }

    private var liesBelowPage: Bool { modalTransitionStyle == .partialCurl }

    private func presentAnother() {
        let another = CardViewController(choice)
        another.modalPresentationStyle = choice.style == .custom ? .pageSheet : choice.style
        another.modalTransitionStyle = modalTransitionStyle
        present(another, animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
        var y = area.midY - 110
        if liesBelowPage {
            // In the part that a curled page uncovers over the whole width.
            area = area.intersection(view.bounds.offsetBy(dx: 0, dy: view.bounds.height * 0.45))
            y = area.midY - 70
        }
        for label in [titleLabel, noteLabel] {
            let height = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            y += height + 8
        }
        y += 24
        for button in [closeButton, moreButton] {
            button.frame = CGRect(x: area.midX - 90, y: y, width: 180, height: 46)
            y += 58
        }
    }
}
