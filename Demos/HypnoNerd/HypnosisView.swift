import UIKit

/// Concentric circles that change their colour when they are touched.
final class HypnosisView: UIView {
    private var circleColor = UIColor.lightGray {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("HypnosisView is made in code.") }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath()
        path.lineWidth = 10
        // The outermost circle reaches beyond the corners.
        var radius = hypot(bounds.width, bounds.height) / 2
        while radius > 0 {
            path.move(to: CGPoint(x: center.x + radius, y: center.y))
            path.addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            radius -= 20
        }
        circleColor.setStroke()
        path.stroke()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        circleColor = UIColor(
            red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), alpha: 1)
    }
}
