import UIKit

/// A ring of which a part is left.
final class RingView: UIView {
    private static let lineWidth: CGFloat = 8
    private let track = CAShapeLayer()
    private let rest = CAShapeLayer()

    /// The remaining part, from 1 to 0.
    var fraction = 1.0 {
        didSet { if fraction != oldValue { withoutActions { rest.strokeEnd = fraction } } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for ring in [track, rest] {
            ring.fillColor = nil
            ring.lineWidth = Self.lineWidth
            ring.lineCap = .round
            layer.addSublayer(ring)
        }
        colorsDidChange()
    }

    required init?(coder: NSCoder) { fatalError("Rings are made in code.") }

    /// How many pixels long the whole ring is.
    var pixels: CGFloat { (bounds.width - Self.lineWidth) * .pi * max(1, traitCollection.displayScale) }

    override func tintColorDidChange() { colorsDidChange() }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorsDidChange()
    }

    private func colorsDidChange() {
        withoutActions {
            track.strokeColor = UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor
            rest.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (bounds.width - Self.lineWidth) / 2,
            startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true)
        withoutActions {
            for ring in [track, rest] {
                ring.frame = bounds
                ring.path = path.cgPath
            }
        }
    }

    /// Changes layers without their implicit animations.
    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
