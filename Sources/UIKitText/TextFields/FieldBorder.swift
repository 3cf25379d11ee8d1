import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The border and the background of a text field.
final class FieldBorder: UIView {
    /// How round a rounded rectangle is, in points.
    static let radius: CGFloat = 5
    /// Black of 20 % in light, white of 20 % in dark surroundings.
    private static let roundedColor = UIColor(
        AdaptiveColor(light: .init(hex: 0x000000, alpha: 0.2), dark: .init(hex: 0xFFFFFF, alpha: 0.2)))

    private let inner = CALayer()
    private var style = UITextField.BorderStyle.none

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    /// Looks like a style; a field with a background of its own needs none here.
    func show(_ style: UITextField.BorderStyle, isEnabled: Bool, hasOwnBackground: Bool) {
        self.style = style
        isHidden = style == .none
        layer.cornerRadius = style == .roundedRect ? Self.radius : 0
        let color: UIColor? =
            switch style {
            case .roundedRect: isEnabled ? .systemBackground : .secondarySystemBackground
            case .bezel: .systemBackground
            case .none, .line: nil
            }
        backgroundColor = hasOwnBackground ? nil : color
        resolveTraitColors()
    }

    /// A hair's line for a rounded rectangle and a bezel's two edges, a point for a line.
    package override func resolveTraitColors() {
        let color: UIColor = style == .roundedRect ? Self.roundedColor : style == .line ? .label : .systemGray3
        layer.borderWidth = style == .line ? 1 : 1 / max(1, contentScaleFactor)
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        guard style == .bezel else { return inner.removeFromSuperlayer() }
        if inner.superlayer == nil { layer.addSublayer(inner) }
        inner.borderWidth = layer.borderWidth
        inner.borderColor = UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds.insetBy(dx: layer.borderWidth, dy: layer.borderWidth)
    }
}
