import UIKit

/// An alarm with its time, what it is for and a switch.
final class AlarmRow: ListRow {
    private let timeLabel = TimeLabel(size: 52)
    private let noteLabel = UILabel(size: 15)
    private let onOff = UISwitch()
    private let chevron = AlarmRow.makeChevron()

    /// Makes a row without an alarm.
    init(onSwitch: @escaping (Bool) -> Void) {
        super.init()
        onOff.addAction(UIAction { [unowned onOff] _ in onSwitch(onOff.isOn) }, for: .valueChanged)
        chevron.alpha = 0
        for part in [timeLabel, noteLabel, onOff, chevron] { content.addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var height: CGFloat { 100 }

    private static func makeChevron() -> UIView {
        let chevron = UIImageView(
            image: UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection())
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        chevron.tintColor = .tertiaryLabel
        return chevron
    }

    /// Shows an alarm.
    func show(_ alarm: Alarm, writer: TimeWriter, animated: Bool) {
        let color: UIColor = alarm.isOn ? .label : .secondaryLabel
        timeLabel.textColor = color
        noteLabel.textColor = color
        timeLabel.show(writer.parts(hour: alarm.hour, minute: alarm.minute))
        noteLabel.text = alarm.note(in: SessionClock.calendar)
        if onOff.isOn != alarm.isOn { onOff.setOn(alarm.isOn, animated: animated) }
        setNeedsLayout()
    }

    override func editingDidChange() {
        onOff.alpha = isEditing ? 0 : 1
        chevron.alpha = isEditing ? 1 : 0
    }

    override func layoutContent(_ size: CGSize) {
        super.layoutContent(size)
        let end = size.width - Self.margin
        let knob = onOff.sizeThatFits(size)
        onOff.frame = content.mirrored(
            CGRect(
                x: end - knob.width, y: ((size.height - knob.height) / 2).rounded(), width: knob.width,
                height: knob.height))
        let sign = chevron.sizeThatFits(size)
        chevron.frame = content.mirrored(
            CGRect(
                x: end - sign.width, y: ((size.height - sign.height) / 2).rounded(), width: sign.width,
                height: sign.height))
        let width = max(0, end - knob.width - 12 - Self.margin)
        let time = timeLabel.sizeThatFits(size)
        timeLabel.frame = content.mirrored(
            CGRect(x: Self.margin, y: 10, width: time.width, height: time.height))
        noteLabel.textAlignment = leadingAlignment
        noteLabel.frame = content.mirrored(CGRect(x: Self.margin, y: 67, width: width, height: 20))
    }
}
