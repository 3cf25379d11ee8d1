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
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Notes are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 2 * OptionRow.margin, height: size.height)
        return CGSize(width: size.width, height: (label.sizeThatFits(room).height + 24).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: OptionRow.margin, dy: 12)
    }
}
