import UIKit

/// The seconds that are left, in a ring that empties.
class ClockView: UIView {
    var seconds = Game.secondsForQuestion {
        didSet {
            label.text = "\(seconds)"
            label.textColor = seconds <= 5 ? UIColor(named: "Wrong") : .label
            setNeedsDisplay()
        }
    }
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

    override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 2.5, dy: 2.5))
        ring.lineWidth = 4
        UIColor.systemFill.setStroke()
        ring.stroke()

        let share = CGFloat(seconds) / CGFloat(Game.secondsForQuestion)
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2.5, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * share, clockwise: true)
        arc.lineWidth = 4
        arc.lineCapStyle = .round
        tintColor.setStroke()
        arc.stroke()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
