import UIKit

/// A blur that can be dimmed.
class ClientVisualEffectView: UIVisualEffectView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }

    override var contentView: UIView { super.contentView }
    override var effect: UIVisualEffect? {
        get { super.effect }
        set { super.effect = newValue }
    }
}

/// An effect.
class ClientVisualEffect: UIVisualEffect {
    override init() { super.init() }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// A blur of a radius of its own.
class ClientBlurEffect: UIBlurEffect {
}

/// A vibrancy of its own.
class ClientVibrancyEffect: UIVibrancyEffect {
    static func make() -> [UIVibrancyEffect] {
        let blur = UIBlurEffect(style: .dark)
        return [UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .separator)]
    }
}

private final class FogView: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: effect ?? UIBlurEffect(style: .light)) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension ClientVisualEffectView {
    static func make() -> [UIVisualEffectView] {
        [
            UIVisualEffectView(effect: UIBlurEffect(style: .dark)), UIVisualEffectView(effect: nil),
            UIVisualEffectView(), FogView(effect: nil),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allVibrancyEffectStyle: [UIVibrancyEffectStyle] {
        [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill, .tertiaryFill, .separator]
    }
    static var allBlurEffectStyle: [UIBlurEffect.Style] {
        [
            .dark, .extraLight, .light, .prominent, .regular, .systemChromeMaterial, .systemChromeMaterialDark,
            .systemChromeMaterialLight, .systemMaterial, .systemMaterialDark, .systemMaterialLight,
            .systemThickMaterial, .systemThickMaterialDark, .systemThickMaterialLight, .systemThinMaterial,
            .systemThinMaterialDark, .systemThinMaterialLight, .systemUltraThinMaterial,
            .systemUltraThinMaterialDark, .systemUltraThinMaterialLight,
        ]
    }
}
