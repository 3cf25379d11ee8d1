import CoreGraphics
import ResourceFiles
import UIFoundation

/// A font as an interface file describes it.
struct FontDescription {
    let coder: InterfaceCoder

    init(_ coder: InterfaceCoder) { self.coder = coder }

    /// The font. An unknown name is reported, and replaced by the system font of the same size.
    var font: UIFont {
        if let style = coder.text("style") {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = coder.number("pointSize")
        if let name = coder.text("name") {
            _ = coder.text("family")
            if let font = UIFont(name: name, size: size ?? 17) { return font }
            coder.report("name", name, expected: "a font that is installed or that the app brings along")
            return .systemFont(ofSize: size ?? 17)
        }
        let weight = coder.choice("weight", Self.weights)
        switch coder.choice("type", Self.kinds) ?? .system {
        case .system: return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: weight ?? .regular)
        case .bold: return .systemFont(ofSize: size ?? UIFont.systemFontSize, weight: weight ?? .bold)
        case .italic: return .italicSystemFont(ofSize: size ?? UIFont.systemFontSize)
        case .small: return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize, weight: weight ?? .regular)
        }
    }

    private enum Kind {
        case system, bold, italic, small
    }

    private static let kinds: KeyValuePairs<String, Kind> = [
        "system": .system, "boldSystem": .bold, "italicSystem": .italic, "smallSystem": .small,
    ]

    private static let weights: KeyValuePairs<String, UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
