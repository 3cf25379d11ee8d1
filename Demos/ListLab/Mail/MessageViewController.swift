import UIKit

/// A letter as a whole.
final class MessageViewController: UIViewController {
    private let message: Message
    private let date: String

    init(_ message: Message, date: MessageDate) {
        self.message = message
        self.date = date.text(of: message.date)
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("The letter is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scrollView = UIScrollView()
        let column = UIStackView(arrangedSubviews: [
            label(message.sender, .headline), label(date, .footnote, .secondaryLabel), label(message.subject, .title2),
            label(message.text, .body),
        ])
        column.axis = .vertical
        column.spacing = 6
        column.setCustomSpacing(16, after: column.arrangedSubviews[1])
        column.setCustomSpacing(12, after: column.arrangedSubviews[2])
        for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 16),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel(style: style, lines: 0, color: color)
        label.text = text
        return label
    }
}
