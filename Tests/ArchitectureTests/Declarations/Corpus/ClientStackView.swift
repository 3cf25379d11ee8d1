import UIKit

/// A stack that counts its views.
class ClientStackView: UIStackView {
    var count = 0

    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }

    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override func addArrangedSubview(_ view: UIView) {
        super.addArrangedSubview(view)
        count += 1
    }
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        super.insertArrangedSubview(view, at: stackIndex)
    }
    override var axis: NSLayoutConstraint.Axis {
        get { super.axis }
        set { super.axis = newValue }
    }
    override var distribution: UIStackView.Distribution {
        get { super.distribution }
        set { super.distribution = newValue }
    }
    override var alignment: UIStackView.Alignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    override var spacing: CGFloat {
        get { super.spacing }
        set { super.spacing = newValue }
    }
    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        super.setCustomSpacing(spacing, after: arrangedSubview)
    }
    override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        super.customSpacing(after: arrangedSubview)
    }
    override var isBaselineRelativeArrangement: Bool {
        get { super.isBaselineRelativeArrangement }
        set { super.isBaselineRelativeArrangement = newValue }
    }
    override var isLayoutMarginsRelativeArrangement: Bool {
        get { super.isLayoutMarginsRelativeArrangement }
        set { super.isLayoutMarginsRelativeArrangement = newValue }
    }
}

extension ClientStackView {
    static func form(_ rows: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = UIStackView.spacingUseSystem
        return stack
    }

    static func name(_ alignment: UIStackView.Alignment, _ distribution: UIStackView.Distribution) -> String {
        switch (alignment, distribution) {
        case (.fill, .fill), (.leading, .fillEqually), (.firstBaseline, .fillProportionally): "a"
        case (.center, .equalSpacing), (.trailing, .equalCentering), (.lastBaseline, _): "b"
        default: alignment == .top || alignment == .bottom ? "c" : "d"
        }
    }
}
