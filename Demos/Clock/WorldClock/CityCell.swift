import UIKit

/// A city with a face, the difference from home and the time in digits, which is hidden while the cities are edited.
final class CityCell: UITableViewCell {
    static let identifier = "city"
    private static let (faceSide, gap): (CGFloat, CGFloat) = (62, 16)

    private let face = ClockFaceView()
    private let noteLabel = UILabel(size: 15, color: .secondaryLabel)
    private let nameLabel = UILabel(size: 24)
    private let timeLabel = TimeLabel(size: 46)
    /// Whether the name ends before the time, or has its room as well.
    private lazy var nameEnd = timeLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.6
        nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [noteLabel, nameLabel])
        texts.axis = .vertical
        texts.alignment = .leading
        for part in [face, texts, timeLabel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
            part.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            face.widthAnchor.constraint(equalToConstant: Self.faceSide),
            face.heightAnchor.constraint(equalToConstant: Self.faceSide),
            face.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            face.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
            contentView.bottomAnchor.constraint(equalTo: face.bottomAnchor, constant: 15),
            texts.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: Self.gap),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            timeLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            nameEnd,
        ])
        separatorInset = UIEdgeInsets(top: 0, left: 2 * Self.gap + Self.faceSide, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    /// Shows a city at a moment.
    func show(_ city: City, at date: Date, home: TimeZone, writer: TimeWriter) {
        let time = LocalTime(in: city.timeZone, at: date, home: home)
        face.time = time
        if nameLabel.text != city.name { nameLabel.text = city.name }
        if noteLabel.text != time.note { noteLabel.text = time.note }
        timeLabel.show(writer.parts(hour: time.hour, minute: time.minute))
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        nameEnd.isActive = !editing
        super.setEditing(editing, animated: animated)
        let change = { [timeLabel] in timeLabel.alpha = editing ? 0 : 1 }
        animated ? UIView.animate(withDuration: 0.3, animations: change) : change()
    }
}
