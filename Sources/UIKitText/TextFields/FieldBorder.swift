import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The border and the background of a text field.
final class FieldBorder: UIView {
    /// The corner radius of a rounded rectangle, in points.
    static let radius: CGFloat = 5
    /// The border colour of a rounded rectangle: 20 % black in light appearance, 20 % white in dark appearance.
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

    /// Shows a border style, with a background colour unless the field has its own.
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

    /// The border is one pixel wide for a rounded rectangle and for both edges of a bezel, one point for a line.
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
