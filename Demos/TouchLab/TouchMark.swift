import UIKit

/// A ring where a touch is, the phase above it, and the line that it drew.
final class TouchMark: UIView {
    private let ring = UIView()
    private let phase = UILabel()
    private let line = CAShapeLayer()
    private let path = UIBezierPath()
    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.fillColor = nil
        line.lineWidth = 3
        line.lineCap = .round
        line.lineJoin = .round
        layer.addSublayer(line)
        ring.bounds.size = CGSize(width: 72, height: 72)
        ring.layer.cornerRadius = 36
        ring.layer.borderWidth = 4
        ring.backgroundColor = color.withAlphaComponent(0.18)
        addSubview(ring)
        phase.font = .systemFont(ofSize: 14, weight: .semibold)
        phase.textColor = .white
        phase.textAlignment = .center
        phase.backgroundColor = color
        phase.layer.cornerRadius = 12
        phase.clipsToBounds = true
        phase.bounds.size = CGSize(width: 88, height: 24)
        addSubview(phase)
        colorLayers()
    }

    required init?(coder: NSCoder) { fatalError("TouchMark is made in code.") }

    private func colorLayers() {
        let color = color.resolvedColor(with: traitCollection).cgColor
        ring.layer.borderColor = color
        line.strokeColor = color
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorLayers()
    }

    func show(_ touchPhase: UITouch.Phase, at place: CGPoint) {
        ring.center = place
        // Near the upper edge the name is below the finger.
        phase.center = CGPoint(
            x: min(max(place.x, 50), max(50, bounds.width - 50)), y: place.y + (place.y < 66 ? 54 : -54))
        phase.text = Self.name(of: touchPhase)
        if path.isEmpty { path.move(to: place) }
        if place != path.currentPoint { path.addLine(to: place) }
        line.path = path.cgPath
    }

    func fade() {
        UIView.animate(
            withDuration: 0.9, delay: 0.3, options: [.curveEaseIn],
            animations: {
                self.alpha = 0
                self.ring.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            }, completion: { _ in self.removeFromSuperview() })
    }

    private static func name(of phase: UITouch.Phase) -> String {
        switch phase {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        default: "hovering"
        }
    }
}
