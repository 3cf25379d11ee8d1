import UIKit

/// A title at one side, a control at the other, and before the control its value in words.
final class ControlRow: UIView, CardRow {
    private let title: UILabel
    private let detail = UILabel("", color: .secondaryLabel)
    private let control: UIView

    /// Makes a row whose title has a text style.
    init(_ title: String, _ control: UIView, style: UIFont.TextStyle = .body) {
        self.title = UILabel(title, style: style)
        self.control = control
        super.init(frame: .zero)
        for part in [self.title, detail, control] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("ControlRow is made in code.") }

    /// The control's value, in words.
    var value: String? {
        get { detail.text }
        set {
            detail.text = newValue
            setNeedsLayout()
        }
    }

    private func controlSize(forWidth width: CGFloat) -> CGSize {
        control.sizeThatFits(CGSize(width: width - Self.margin * 2, height: .greatestFiniteMagnitude))
    }

    func height(forWidth width: CGFloat) -> CGFloat { max(48, controlSize(forWidth: width).height + 16) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = controlSize(forWidth: bounds.width)
        let x = bounds.width - Self.margin - size.width
        control.frame = mirrored(
            CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
        let detailWidth = detail.sizeThatFits(bounds.size).width
        detail.frame = mirrored(CGRect(x: x - 12 - detailWidth, y: 0, width: detailWidth, height: bounds.height))
        let titleWidth = min(title.sizeThatFits(bounds.size).width, x - 12 - detailWidth - 8 - Self.margin)
        title.frame = mirrored(CGRect(x: Self.margin, y: 0, width: max(0, titleWidth), height: bounds.height))
    }
}
