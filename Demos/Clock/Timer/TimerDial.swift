import UIKit

/// The ring of a countdown with the remaining time in digits, and the time of day at which it ends.
final class TimerDial: UIView {
    private let ring = RingView()
    private let leftLabel = UILabel()
    private let bell = UIImageView(image: UIImage(systemName: "bell.fill"))
    private let endLabel = UILabel(size: 17, color: .secondaryLabel)
    private lazy var writer = TimeWriter()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        leftLabel.textAlignment = .center
        leftLabel.adjustsFontSizeToFitWidth = true
        bell.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15)
        bell.tintColor = .secondaryLabel
        for part in [ring, leftLabel, bell, endLabel] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Dials are made in code.") }

    /// How many pixels long the ring is.
    var pixels: CGFloat { ring.pixels }

    /// Shows a countdown at a media time.
    func show(_ countdown: Countdown, at now: TimeInterval) {
        ring.fraction = countdown.fraction(at: now)
        let text = Countdown.text(countdown.seconds(at: now))
        if leftLabel.text != text { leftLabel.text = text }
        let calendar = SessionClock.calendar
        let end = Date(timeIntervalSinceNow: countdown.left(at: now) + 0.001)
        let time = calendar.dateComponents([.hour, .minute], from: end)
        let endText = writer.text(hour: time.hour ?? 0, minute: time.minute ?? 0)
        if endLabel.text != endText {
            endLabel.text = endText
            setNeedsLayout()
        }
        endLabel.alpha = countdown.isPaused ? 0.5 : 1
        bell.alpha = endLabel.alpha
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds
        leftLabel.font = .monospacedDigitSystemFont(ofSize: (bounds.width * 0.225).rounded(), weight: .thin)
        let room = bounds.insetBy(dx: bounds.width * 0.11, dy: 0)
        let height = bounds.width * 0.28
        leftLabel.frame = CGRect(x: room.minX, y: bounds.midY - height / 2, width: room.width, height: height)
        let (sign, text) = (bell.sizeThatFits(bounds.size), endLabel.sizeThatFits(bounds.size))
        let width = sign.width + 6 + text.width
        let middle = bounds.midY + bounds.width * 0.24
        let x = (bounds.midX - width / 2).rounded()
        bell.frame = mirrored(
            CGRect(x: x, y: (middle - sign.height / 2).rounded(), width: sign.width, height: sign.height))
        endLabel.frame = mirrored(
            CGRect(
                x: x + sign.width + 6, y: (middle - text.height / 2).rounded(), width: text.width, height: text.height))
    }
}
