import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore
import UIKitText

/// The title and message of an alert above its buttons, scrolling where there is too little room.
final class AlertHeader: UIScrollView {
    private let look: AlertLook
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private let fieldBox = AlertFieldBox()

    init(_ look: AlertLook) {
        self.look = look
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        titleLabel.font = look.titleFont
        messageLabel.font = look.messageFont
        for label in [titleLabel, messageLabel] {
            label.textColor = look.textColor
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        addSubview(fieldBox)
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String?, message: String?, fields: [UITextField]) {
        (titleLabel.text, messageLabel.text) = (title, message)
        fieldBox.fields = fields
        setNeedsLayout()
    }

    private var labels: [UILabel] { [titleLabel, messageLabel].filter { $0.text?.isEmpty == false } }

    /// The height that shows all content in a width; 0 without any text or field.
    func height(in width: CGFloat) -> CGFloat {
        let (labels, box) = (labels, fieldBox.height)
        guard !labels.isEmpty || box > 0 else { return 0 }
        var height = labels.reduce(look.textInsets.top) { $0 + self.height(of: $1, in: width) }
        height += CGFloat(max(0, labels.count - 1)) * look.textGap
        if box > 0 { height += box + (labels.isEmpty ? 0 : AlertLook.fieldGap) }
        return height + look.textInsets.bottom
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        let room = max(0, width - look.textInsets.left - look.textInsets.right)
        return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        var y = look.textInsets.top
        for label in labels {
            let height = height(of: label, in: width)
            label.frame = CGRect(
                x: look.textInsets.left, y: y, width: max(0, width - look.textInsets.left - look.textInsets.right),
                height: height)
            y += height + look.textGap
        }
        let box = fieldBox.height
        fieldBox.frame = CGRect(
            x: look.textInsets.left, y: height(in: width) - look.textInsets.bottom - box,
            width: max(0, width - look.textInsets.left - look.textInsets.right), height: box)
        contentSize = CGSize(width: width, height: height(in: width))
        isScrollEnabled = contentSize.height > bounds.height
    }
}
