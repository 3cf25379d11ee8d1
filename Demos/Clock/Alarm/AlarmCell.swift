import UIKit

/// An alarm with its time, its note and a switch, which a chevron replaces while the alarms are edited.
final class AlarmCell: UITableViewCell {
    static let identifier = "alarm"
    private let timeLabel = TimeLabel(size: 52)
    private let noteLabel = UILabel(size: 15)
    private let onOff = UISwitch()
    /// Called when the user has switched the alarm.
    var onSwitch: (Bool) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        onOff.addAction(UIAction { [unowned self] _ in onSwitch(onOff.isOn) }, for: .valueChanged)
        accessoryView = onOff
        editingAccessoryType = .disclosureIndicator
        let texts = UIStackView(arrangedSubviews: [timeLabel, noteLabel])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = -5
        texts.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(texts)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            contentView.bottomAnchor.constraint(equalTo: texts.bottomAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    /// Shows an alarm.
    func show(_ alarm: Alarm, writer: TimeWriter) {
        let color: UIColor = alarm.isOn ? .label : .secondaryLabel
        timeLabel.textColor = color
        noteLabel.textColor = color
        timeLabel.show(writer.parts(hour: alarm.hour, minute: alarm.minute))
        noteLabel.text = alarm.note(in: SessionClock.calendar)
        if onOff.isOn != alarm.isOn { onOff.setOn(alarm.isOn, animated: window != nil) }
    }
}
