import UIKit

/// Switches: on and off, enabled and not, in their own colours.
final class SwitchesViewController: PageViewController {
    init() { super.init(title: "Switches") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "States",
                rows: [
                    row("Off", isOn: false), row("On", isOn: true),
                    row("Disabled, off", isOn: false) { $0.isEnabled = false },
                    row("Disabled, on", isOn: true) { $0.isEnabled = false },
                ]),
            CardView(
                "Colours",
                rows: [
                    row("On tint", isOn: true) { $0.onTintColor = .systemPurple },
                    row("Thumb tint", isOn: true) {
                        $0.onTintColor = .systemOrange
                        $0.thumbTintColor = .systemYellow
                    },
                ]),
            CardView("By code", rows: followers, remark: "The first switch sets the others, one of them animated."),
        ]
    }

    private func row(_ title: String, isOn: Bool, change: (UISwitch) -> Void = { _ in }) -> ControlRow {
        let control = UISwitch()
        control.isOn = isOn
        change(control)
        let row = ControlRow(title, control)
        row.value = isOn ? "on" : "off"
        control.addAction(
            UIAction { [weak control, weak row] _ in row?.value = control?.isOn == true ? "on" : "off" },
            for: .valueChanged)
        return row
    }

    private var followers: [ControlRow] {
        let (leader, animated, sudden) = (UISwitch(), UISwitch(), UISwitch())
        leader.addAction(
            UIAction { [weak leader] _ in
                guard let leader else { return }
                animated.setOn(leader.isOn, animated: true)
                sudden.setOn(leader.isOn, animated: false)
            }, for: .valueChanged)
        return [
            ControlRow("Leader", leader), ControlRow("Follower, animated", animated),
            ControlRow("Follower, at once", sudden),
        ]
    }
}
