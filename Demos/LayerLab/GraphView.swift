import UIKit

/// A graph of progress over time: axes, curves, and a dot for each curve.
final class GraphView: UIView {
    private let grid = CAShapeLayer()
    private var curves: [CAShapeLayer] = []
    private var dots: [CALayer] = []
    /// The progress at the lower and the upper edge.
    var range: ClosedRange<CGFloat> = 0...1

    init(curveCount: Int) {
        super.init(frame: .zero)
        grid.fillColor = nil
        grid.lineWidth = 1
        layer.addSublayer(grid)
        for _ in 0..<curveCount {
            let curve = CAShapeLayer()
            curve.fillColor = nil
            curve.lineWidth = 2.5
            curve.lineCap = .round
            curve.lineJoin = .round
            layer.addSublayer(curve)
            curves.append(curve)
        }
        for _ in 0..<curveCount {
            let dot = CALayer()
            dot.bounds.size = CGSize(width: 14, height: 14)
            dot.cornerRadius = 7
            dot.borderWidth = 2
            layer.addSublayer(dot)
            dots.append(dot)
        }
    }

    required init?(coder: NSCoder) { fatalError("GraphView is made in code.") }

    /// Where a time, as a part of the whole, and a progress lie.
    func point(_ time: CGFloat, _ progress: CGFloat) -> CGPoint {
        let part = (progress - range.lowerBound) / (range.upperBound - range.lowerBound)
        return CGPoint(x: time * bounds.width, y: (1 - part) * bounds.height)
    }

    func show(_ path: UIBezierPath, as index: Int) { curves[index].path = path.cgPath }

    func color(_ index: Int, _ color: CGColor, ring: CGColor) {
        curves[index].strokeColor = color
        dots[index].backgroundColor = color
        dots[index].borderColor = ring
    }

    func colorGrid(_ color: CGColor) { grid.strokeColor = color }

    /// Draws the axes and puts the dots at the start, or at the end.
    func layOut(atEnd: Bool) {
        let lines = UIBezierPath()
        for step in 0...4 {
            let part = CGFloat(step) / 4
            lines.move(to: point(part, range.lowerBound))
            lines.addLine(to: point(part, range.upperBound))
        }
        for progress in [0, 0.5, 1] as [CGFloat] {
            lines.move(to: point(0, progress))
            lines.addLine(to: point(1, progress))
        }
        grid.path = lines.cgPath
        for dot in dots { dot.position = atEnd ? point(1, 1) : point(0, 0) }
    }

    /// Sends a dot along its curve: evenly to the right, and up by an animation of `position.y`.
    func run(_ index: Int, duration: Double, up: CABasicAnimation) {
        let right = CABasicAnimation(keyPath: "position.x")
        (right.fromValue, right.toValue) = (point(0, 0).x, point(1, 1).x)
        (up.fromValue, up.toValue) = (point(0, 0).y, point(1, 1).y)
        for animation in [right, up] {
            animation.duration = duration
            dots[index].add(animation, forKey: animation.keyPath)
        }
    }

    func stop() { dots.forEach { $0.removeAllAnimations() } }
}
