import UIKit

/// A row of a card with a control: a switch beside the title, any wider control below it.
final class SettingRow: UIStackView {
    init(_ title: String, _ control: UIControl) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = title
        addArrangedSubview(label)
        addArrangedSubview(control)
        let isBeside = control is UISwitch
        axis = isBeside ? .horizontal : .vertical
        alignment = isBeside ? .center : .fill
        spacing = isBeside ? 8 : 10
        isLayoutMarginsRelativeArrangement = true
        insetsLayoutMarginsFromSafeArea = false
        let (side, edge) = (OptionCard.margin, CGFloat(isBeside ? 7 : 12))
        layoutMargins = UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
        if isBeside { control.setContentHuggingPriority(.required, for: .horizontal) }
    }

    required init(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// A row with a switch.
    static func toggle(_ title: String, isOn: Bool, handler: @escaping (Bool) -> Void) -> SettingRow {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addAction(UIAction { [unowned toggle] _ in handler(toggle.isOn) }, for: .valueChanged)
        return SettingRow(title, toggle)
    }
}
