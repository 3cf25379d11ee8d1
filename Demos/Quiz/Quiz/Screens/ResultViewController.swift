import UIKit

class ResultViewController: UIViewController {
    private let game: Game

    init(game: Game) {
        self.game = game
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let count = game.topic.questions.count
        let imageView = UIImageView(image: UIImage(named: game.rightAnswers * 2 > count ? "Trophy" : "Books"))
        imageView.contentMode = .center
        let titleLabel = makeLabel(.largeTitle, text: title(for: game.rightAnswers, of: count))
        let pointsLabel = makeLabel(
            .title2,
            text: String.localizedStringWithFormat(NSLocalizedString("%d points", comment: "The score"), game.score))
        pointsLabel.textColor = UIColor(named: "Brand")
        let answersLabel = makeLabel(
            .body,
            text: String.localizedStringWithFormat(
                NSLocalizedString("%1$d of %2$d answers were right.", comment: "Below the score"), game.rightAnswers,
                count))
        answersLabel.textColor = .secondaryLabel

        var configuration = UIButton.Configuration.filled()
        configuration.title = NSLocalizedString("Done", comment: "Closes the result")
        configuration.buttonSize = .large
        let doneButton = UIButton(configuration: configuration)
        doneButton.addTarget(self, action: #selector(done), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, pointsLabel, answersLabel, doneButton])
        stack.axis = .vertical
        stack.spacing = 10
        stack.setCustomSpacing(28, after: imageView)
        stack.setCustomSpacing(32, after: answersLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -16),
        ])
    }

    private func title(for rightAnswers: Int, of count: Int) -> String {
        switch rightAnswers {
        case count: return NSLocalizedString("Perfect!", comment: "Every answer was right")
        case (count / 2 + 1)...: return NSLocalizedString("Well done!", comment: "Most answers were right")
        default: return NSLocalizedString("Keep learning!", comment: "Few answers were right")
        }
    }

    private func makeLabel(_ style: UIFont.TextStyle, text: String) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    @objc private func done() {
        let navigation = presentingViewController as? UINavigationController
        dismiss(animated: true) {
            navigation?.popToRootViewController(animated: true)
        }
    }
}
