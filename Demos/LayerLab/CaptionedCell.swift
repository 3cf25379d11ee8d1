import UIKit

/// The room of one exhibit with its name below.
final class CaptionedCell: UIView {
    private static let captionHeight: CGFloat = 18
    let caption = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        caption.text = text
        caption.font = .systemFont(ofSize: 13)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        addSubview(caption)
    }

    required init?(coder: NSCoder) { fatalError("CaptionedCell is made in code.") }

    /// The frame of the exhibit.
    var room: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.captionHeight - 4) }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = CGRect(
            x: 0, y: bounds.height - Self.captionHeight, width: bounds.width, height: Self.captionHeight)
    }
}
