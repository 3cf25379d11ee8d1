import UIKit

/// A text in a card that is as high as its lines.
final class NoteView: UIView {
    private let label = UILabel()

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        fill(with: label, horizontal: OptionCard.margin, vertical: 12)
    }

    required init?(coder: NSCoder) { fatalError("Notes are made in code.") }
}
