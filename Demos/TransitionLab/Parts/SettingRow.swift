import UIKit

/// A row of a card with a control: a switch beside the title, anything wider below it.
final class SettingRow: UIView {
    private static let spacing: CGFloat = 10
    private let titleLabel = UILabel()
    private let control: UIControl

    init(_ title: String, _ control: UIControl) {
        self.control = control
        super.init(frame: .zero)
        titleLabel.text = title
        addSubview(titleLabel)
        addSubview(control)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// A row with a switch.
    static func toggle(_ title: String, isOn: Bool, handler: @escaping (Bool) -> Void) -> SettingRow {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addAction(UIAction { [unowned toggle] _ in handler(toggle.isOn) }, for: .valueChanged)
        return SettingRow(title, toggle)
    }

    private var isBeside: Bool { control is UISwitch }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 2 * OptionRow.margin, height: size.height)
        let (title, own) = (titleLabel.sizeThatFits(room).height, control.sizeThatFits(room).height)
        let height = isBeside ? max(title, own) + 14 : title + Self.spacing + own + 24
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: OptionRow.margin, dy: isBeside ? 7 : 12)
        guard isBeside else {
            let title = titleLabel.sizeThatFits(area.size).height
            titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: title)
            let y = area.minY + title + Self.spacing
            control.frame = CGRect(x: area.minX, y: y, width: area.width, height: area.maxY - y)
            return
        }
        let size = control.sizeThatFits(area.size)
        let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        control.frame = CGRect(
            x: isAtLeft ? area.minX : area.maxX - size.width, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        titleLabel.frame = CGRect(
            x: isAtLeft ? control.frame.maxX + 8 : area.minX, y: area.minY, width: area.width - size.width - 8,
            height: area.height)
    }
}
