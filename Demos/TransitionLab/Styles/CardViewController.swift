import UIKit

/// The presented controller: it shows its style, dismisses itself on request, and can present another one over itself.
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
        }
        addColumn()
    }

    private func addColumn() {
        // A controller below a page presents no other.
        let buttons = liesBelowPage ? [closeButton] : [closeButton, moreButton]
        let column = UIStackView(arrangedSubviews: [titleLabel, noteLabel] + buttons)
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 8
        column.setCustomSpacing(32, after: noteLabel)
        column.setCustomSpacing(12, after: closeButton)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        for button in buttons {
            button.widthAnchor.constraint(equalToConstant: 180).isActive = true
            button.heightAnchor.constraint(equalToConstant: 46).isActive = true
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
            // Below a page, in the part that a curled one uncovers over the whole width.
            NSLayoutConstraint(
                item: column, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY,
                multiplier: liesBelowPage ? 1.45 : 1, constant: 0),
        ])
    }

    private var liesBelowPage: Bool { modalTransitionStyle == .partialCurl }

    private func presentAnother() {
        let another = CardViewController(choice)
        another.modalPresentationStyle = choice.style == .custom ? .pageSheet : choice.style
        another.modalTransitionStyle = modalTransitionStyle
        present(another, animated: true)
    }
}
