import UIKit

class HypnosisView: UIView {
    private var circleColor = UIColor.lightGray {
        didSet { setNeedsDisplay() }
    }
    private var colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        contentMode = .redraw
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath()
        var radius = hypot(bounds.width, bounds.height) / 2
        while radius > 0 {
            path.move(to: CGPoint(x: center.x + radius, y: center.y))
            path.addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            radius -= 20
        }
        path.lineWidth = 10
        circleColor.setStroke()
        path.stroke()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        circleColor = colors.removeFirst()
        colors.append(circleColor)
    }
}
