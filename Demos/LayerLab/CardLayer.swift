import UIKit

/// A card with two sides, of which the one that looks away is not shown.
final class CardLayer: CATransformLayer {
    private let front = CALayer()
    private let sign = CAShapeLayer()
    private let back = CAGradientLayer()
    private let rings = CAReplicatorLayer()
    private let ring = CALayer()

    override init() {
        super.init()
        for side in [front, back] {
            side.isDoubleSided = false
            side.cornerCurve = .continuous
            addSublayer(side)
        }
        front.borderWidth = 1
        front.addSublayer(sign)
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        back.addSublayer(rings)
        rings.addSublayer(ring)
        rings.instanceCount = 4
        rings.instanceTransform = CATransform3DMakeScale(0.7, 0.7, 1)
        ring.borderColor = UIColor.white.cgColor
    }

    required init?(coder: NSCoder) { fatalError("Made in code only.") }

    /// Gives the card a size and draws its sign, a diamond with hollow sides.
    func show(in size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        for layer in [front, back, rings, ring] {
            layer.bounds = bounds
            layer.position = middle
        }
        for side in [front, back] { side.cornerRadius = size.width * 0.14 }
        ring.bounds = CGRect(x: 0, y: 0, width: size.width * 0.86, height: size.width * 0.86)
        ring.cornerRadius = ring.bounds.width / 2
        ring.borderWidth = size.width * 0.05

        let (dx, dy) = (size.width * 0.3, size.height * 0.32)
        let tips = [(0, -dy), (dx, 0), (0, dy), (-dx, 0)].map { CGPoint(x: middle.x + $0, y: middle.y + $1) }
        let path = UIBezierPath()
        path.move(to: tips[0])
        for index in 1...4 {
            let (from, to) = (tips[index - 1], tips[index % 4])
            let bend = CGPoint(
                x: middle.x + (from.x + to.x - 2 * middle.x) * 0.3, y: middle.y + (from.y + to.y - 2 * middle.y) * 0.3)
            path.addQuadCurve(to: to, controlPoint: bend)
        }
        path.close()
        sign.frame = bounds
        sign.path = path.cgPath
    }

    func color(front color: CGColor, back dark: CGColor, paper: CGColor, line: CGColor) {
        front.backgroundColor = paper
        front.borderColor = line
        sign.fillColor = color
        back.colors = [color, dark]
        back.endPoint = CGPoint(x: 1, y: 1)
    }
}
