import UIKit

/// The face of a stopwatch: a hand for the seconds, one for the lap's, and a small one for minutes.
final class StopwatchDial: UIView {
    private let secondHand = HandLayer()
    private let lapHand = HandLayer()
    private let minuteHand = HandLayer()
    private let cap = CALayer()
    private let timeLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        timeLabel.textAlignment = .center
        addSubview(timeLabel)
        for hand in [minuteHand, lapHand, secondHand, cap] { layer.addSublayer(hand) }
        colorsDidChange()
    }

    required init?(coder: NSCoder) { fatalError("Faces are made in code.") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorsDidChange()
    }

    private func colorsDidChange() {
        let orange = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
        withoutActions {
            secondHand.backgroundColor = orange
            minuteHand.backgroundColor = orange
            cap.backgroundColor = orange
            lapHand.backgroundColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
        }
        setNeedsDisplay()
    }

    /// Shows times in hundredths: that of the whole and that of the lap, which has a hand once there was another.
    func show(_ time: Int, lap: Int?) {
        withoutActions {
            secondHand.point(to: Double(time % 6000) / 6000)
            minuteHand.point(to: Double(time % 180_000) / 180_000)
            lapHand.isHidden = lap == nil
            lapHand.point(to: Double((lap ?? 0) % 6000) / 6000)
        }
        let text = Stopwatch.text(time)
        if timeLabel.text != text { timeLabel.text = text }
    }

    /// Changes layers without their implicit animations.
    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    // MARK: Layout

    private var radius: CGFloat { bounds.width / 2 }

    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    private var minutesCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY - radius * 0.4) }

    private var minutesRadius: CGFloat { radius * 0.26 }

    override func layoutSubviews() {
        super.layoutSubviews()
        withoutActions {
            secondHand.place(center: middle, length: radius * 0.97, tail: radius * 0.22, width: 2)
            lapHand.place(center: middle, length: radius * 0.97, tail: radius * 0.22, width: 2)
            minuteHand.place(center: minutesCenter, length: minutesRadius * 0.95, tail: 0, width: 1.5)
            cap.frame = CGRect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8)
            cap.cornerRadius = 4
        }
        timeLabel.font = .monospacedDigitSystemFont(ofSize: (radius * 0.15).rounded(), weight: .regular)
        timeLabel.frame = CGRect(x: 0, y: bounds.midY + radius * 0.3, width: bounds.width, height: radius * 0.24)
        setNeedsDisplay()
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        drawTicks(around: middle, radius: radius, count: 240, length: radius * 0.075) {
            $0 % 20 == 0 ? 2 : $0 % 4 == 0 ? 1 : 0
        }
        drawNumbers((1...12).map { $0 * 5 }, around: middle, radius: radius * 0.79, size: radius * 0.155)
        drawTicks(around: minutesCenter, radius: minutesRadius, count: 60, length: minutesRadius * 0.13) {
            $0 % 10 == 0 ? 2 : $0 % 2 == 0 ? 1 : 0
        }
        drawNumbers(
            (1...6).map { $0 * 5 }, around: minutesCenter, radius: minutesRadius * 0.66, size: minutesRadius * 0.27)
    }

    /// Draws ticks of three ranks: faint, usual and strong.
    private func drawTicks(
        around center: CGPoint, radius: CGFloat, count: Int, length: CGFloat, rank: (Int) -> Int
    ) {
        for (tickRank, color) in [UIColor.tertiaryLabel, .secondaryLabel, .label].enumerated() {
            let path = UIBezierPath()
            path.lineWidth = max(0.75, radius * 0.009)
            for tick in 0..<count where rank(tick) == tickRank {
                let angle = CGFloat(tick) / CGFloat(count) * 2 * .pi
                let inner = radius - (tickRank == 0 ? length * 0.7 : length)
                path.move(to: CGPoint(x: center.x + sin(angle) * inner, y: center.y - cos(angle) * inner))
                path.addLine(to: CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius))
            }
            color.setStroke()
            path.stroke()
        }
    }

    private func drawNumbers(_ numbers: [Int], around center: CGPoint, radius: CGFloat, size: CGFloat) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: .regular), .foregroundColor: UIColor.label,
        ]
        for (index, number) in numbers.enumerated() {
            let angle = CGFloat(index + 1) / CGFloat(numbers.count) * 2 * .pi
            let text = "\(number)"
            let extent = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(
                    x: center.x + sin(angle) * radius - extent.width / 2,
                    y: center.y - cos(angle) * radius - extent.height / 2), withAttributes: attributes)
        }
    }
}
