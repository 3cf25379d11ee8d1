import CoreGraphics
import UIFoundation

/// The configuration of a symbol, as an interface file describes it.
struct SymbolLook {
    let coder: InterfaceCoder

    static let scales: KeyValuePairs<String, UIImage.SymbolScale> = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    init(_ coder: InterfaceCoder) { self.coder = coder }

    var configuration: UIImage.SymbolConfiguration {
        let scale = coder.choice("scale", Self.scales) ?? .default
        let weight =
            coder.choice(
                "weight",
                [
                    "ultraLight": UIImage.SymbolWeight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
                    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
                ]) ?? .unspecified
        _ = coder.text("configurationType")
        if let font = coder.font("fontDescription") { return UIImage.SymbolConfiguration(font: font, scale: scale) }
        guard let size = coder.number("pointSize") else {
            return UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
        }
        return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
}
