import UIKit

/// A row with the wheels of a time, as high as they are.
final class PickerCell: UITableViewCell {
    static let identifier = "picker"
    let picker = UIDatePicker()
    /// Called with another time.
    var onChange: (Date) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.minuteInterval = 5
        picker.addAction(UIAction { [unowned self] _ in onChange(picker.date) }, for: .valueChanged)
        picker.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.topAnchor.constraint(equalTo: contentView.topAnchor),
            picker.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            contentView.bottomAnchor.constraint(equalTo: picker.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("PickerCell is made in code.") }
}
