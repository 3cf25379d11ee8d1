import CoreGraphics
import Foundation
import UIFoundation

/// The colours of a configured button in its present state.
struct ButtonColors {
    /// The opacity of the tint colour in a tinted background.
    private static let tintStrength: CGFloat = 0.18

    let foreground: UIColor
    let background: UIColor

    init(_ configuration: UIButton.Configuration, for button: UIButton) {
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
        let style: UIButton.Configuration.Style =
            switch (configuration.style, isSelected) {
            case (.plain, true), (.gray, true): .tinted
            case (.tinted, true): .filled
            case (let style, _): style
            }
        let own = configuration.background.backgroundColor
        guard button.isEnabled else {
            foreground = .tertiaryLabel
            background = own ?? (style == .plain ? .clear : .tertiarySystemFill)
            return
        }
        foreground = configuration.baseForegroundColor ?? (style == .filled ? .white : tint)
        let base = configuration.baseBackgroundColor
        background =
            own
            ?? {
                switch style {
                case .plain: base ?? .clear
                case .gray: base ?? .secondarySystemFill
                case .tinted: (base ?? tint).withAlphaComponent(Self.tintStrength)
                case .filled: base ?? tint
                }
            }()
    }
}
