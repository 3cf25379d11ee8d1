import CoreGraphics
import Foundation
import UIFoundation

/// A light in the middle of a pressed button, in front of its content.
final class TouchGlow: UIView {
    /// The radius of the light, and its strength in the middle (choices).
    private static let radius: CGFloat = 40
    private static let strength: CGFloat = 0.8

    init(in button: UIButton) {
        super.init(frame: CGRect(x: 0, y: 0, width: 2 * Self.radius, height: 2 * Self.radius))
        isUserInteractionEnabled = false
        isOpaque = false
        autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        alpha = 0
        button.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    var isLit = false { didSet { alpha = isLit ? 1 : 0 } }

    override func draw(_ rect: CGRect) {
        let colors = [UIColor(white: 1, alpha: Self.strength).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
        else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: Self.radius, options: [])
    }
}
