import UIKit

/// The face of a clock with twelve numbers, bright by day and dark by night.
///
/// The dial is drawn; the hands are layers that turn, so that a second costs no drawing.
final class ClockFaceView: UIView {
    private let hourHand = HandLayer()
    private let minuteHand = HandLayer()
    private let secondHand = HandLayer()
    private let cap = CALayer()

    /// The time that the hands show.
    var time: LocalTime? {
        didSet {
            guard time != oldValue else { return }
            turnHands()
            if time?.isNight != oldValue?.isNight { colorsDidChange() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        for hand in [hourHand, minuteHand, secondHand, cap] { layer.addSublayer(hand) }
        colorsDidChange()
    }

    required init?(coder: NSCoder) { fatalError("Faces are made in code.") }

    // MARK: Colours

    private var isNight: Bool { time?.isNight == true }

    private var dialColor: UIColor {
        let isDark = traitCollection.userInterfaceStyle == .dark
        return isNight ? UIColor(white: isDark ? 0.2 : 0.12, alpha: 1) : UIColor(white: isDark ? 1 : 0.93, alpha: 1)
    }

    private var inkColor: UIColor { isNight ? .white : UIColor(white: 0.05, alpha: 1) }

    private func colorsDidChange() {
        withoutActions {
            hourHand.backgroundColor = inkColor.cgColor
            minuteHand.backgroundColor = inkColor.cgColor
            secondHand.backgroundColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
            cap.backgroundColor = secondHand.backgroundColor
        }
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorsDidChange()
    }

    // MARK: Hands

    private func turnHands() {
        guard let time else { return }
        withoutActions {
            secondHand.point(to: Double(time.second) / 60)
            minuteHand.point(to: (Double(time.minute) + Double(time.second) / 60) / 60)
            hourHand.point(to: (Double(time.hour % 12) + Double(time.minute) / 60) / 12)
        }
    }

    /// Changes layers without their implicit animations.
    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = bounds.width / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        withoutActions {
            hourHand.place(center: center, length: radius * 0.5, tail: 0, width: max(2, radius * 0.085))
            minuteHand.place(center: center, length: radius * 0.76, tail: 0, width: max(1.5, radius * 0.065))
            secondHand.place(center: center, length: radius * 0.84, tail: radius * 0.16, width: max(1, radius * 0.03))
            let side = max(3, radius * 0.13)
            cap.frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            cap.cornerRadius = side / 2
        }
    }

    override func draw(_ rect: CGRect) {
        let radius = bounds.width / 2
        dialColor.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: radius * 0.29, weight: .medium), .foregroundColor: inkColor,
        ]
        for hour in 1...12 {
            let angle = CGFloat(hour) / 12 * 2 * .pi
            let text = "\(hour)"
            let size = text.size(withAttributes: attributes)
            let reach = radius * 0.79
            text.draw(
                at: CGPoint(
                    x: bounds.midX + sin(angle) * reach - size.width / 2,
                    y: bounds.midY - cos(angle) * reach - size.height / 2), withAttributes: attributes)
        }
    }
}
