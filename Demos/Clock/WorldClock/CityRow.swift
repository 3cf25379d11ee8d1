import UIKit

/// A city with a face, the difference from home and the time in digits.
final class CityRow: ListRow {
    private static let faceSide: CGFloat = 62
    let city: City
    private let writer: TimeWriter
    private let face = ClockFaceView()
    private let noteLabel = UILabel(size: 15, color: .secondaryLabel)
    private let nameLabel = UILabel(size: 24)
    private let timeLabel = TimeLabel(size: 46)

    init(_ city: City, writer: TimeWriter) {
        (self.city, self.writer) = (city, writer)
        super.init()
        nameLabel.text = city.name
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.6
        for part in [face, noteLabel, nameLabel, timeLabel] { content.addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var height: CGFloat { 92 }

    override var lineInset: CGFloat { Self.margin * 2 + Self.faceSide }

    /// Shows a moment.
    func show(_ date: Date, home: TimeZone) {
        let time = LocalTime(in: city.timeZone, at: date, home: home)
        let former = face.time
        face.time = time
        if noteLabel.text != time.note { noteLabel.text = time.note }
        if former?.hour != time.hour || former?.minute != time.minute {
            timeLabel.show(writer.parts(hour: time.hour, minute: time.minute))
            setNeedsLayout()
        }
    }

    override func editingDidChange() { timeLabel.alpha = isEditing ? 0 : 1 }

    override func layoutContent(_ size: CGSize) {
        super.layoutContent(size)
        let side = Self.faceSide
        face.frame = content.mirrored(
            CGRect(x: Self.margin, y: ((size.height - side) / 2).rounded(), width: side, height: side))
        let time = timeLabel.sizeThatFits(size)
        let end = size.width - Self.margin
        timeLabel.frame = content.mirrored(
            CGRect(
                x: end - time.width, y: ((size.height - time.height) / 2).rounded(), width: time.width,
                height: time.height))
        let start = lineInset
        let width = max(0, (isEditing ? end : end - time.width - 8) - start)
        noteLabel.textAlignment = leadingAlignment
        nameLabel.textAlignment = leadingAlignment
        noteLabel.frame = content.mirrored(CGRect(x: start, y: 20, width: width, height: 20))
        nameLabel.frame = content.mirrored(CGRect(x: start, y: 40, width: width, height: 32))
    }
}
