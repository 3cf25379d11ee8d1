import UIKit

/// A title, at the other side the control's value in words, and below them the control in the full width.
final class WideRow: UIView, CardRow {
    private let title: UILabel
    private let detail = UILabel("", style: .subheadline, color: .secondaryLabel)
    private let control: UIView

    init(_ title: String = "", _ control: UIView) {
        self.title = UILabel(title, style: .subheadline, color: .secondaryLabel)
        self.control = control
        super.init(frame: .zero)
        for part in [self.title, detail, control] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("WideRow is made in code.") }

    /// The control's value, in words.
    var value: String? {
        get { detail.text }
        set {
            detail.text = newValue
            setNeedsLayout()
        }
    }

    private var top: CGFloat { title.text?.isEmpty == false ? 36 : 12 }

    private func controlHeight(forWidth width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - Self.margin * 2, height: .greatestFiniteMagnitude)
        return control.sizeThatFits(room).height.rounded(.up)
    }

    func height(forWidth width: CGFloat) -> CGFloat { top + controlHeight(forWidth: width) + 12 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - Self.margin * 2
        let detailWidth = detail.sizeThatFits(bounds.size).width
        detail.frame = mirrored(CGRect(x: Self.margin + width - detailWidth, y: 10, width: detailWidth, height: 20))
        let titleWidth = min(title.sizeThatFits(bounds.size).width, width - detailWidth - 8)
        title.frame = mirrored(CGRect(x: Self.margin, y: 10, width: max(0, titleWidth), height: 20))
        control.frame = CGRect(
            x: Self.margin, y: top, width: width, height: controlHeight(forWidth: bounds.width))
    }
}
