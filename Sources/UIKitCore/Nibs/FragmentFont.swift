import CoreGraphics
import InterfaceArchive
import ResourceFiles
import UIFoundation

/// The font of a text fragment, which files describe in another form than that of a view.
struct FragmentFont {
    let coder: InterfaceCoder

    init(_ coder: InterfaceCoder) { self.coder = coder }

    private enum Kind {
        case regular, bold, small
    }

    private static let kinds: KeyValuePairs<String, Kind> = [
        "system": .regular, "message": .regular, "systemBold": .bold, "smallSystem": .small,
    ]

    /// The font. An unknown name is reported, and replaced by the system font of the same size.
    var font: UIFont {
        let size = coder.number("size")
        // Names that begin with a dot are those of the system's own fonts in one of its versions.
        if let name = coder.text("name"), !name.hasPrefix(".") {
            if let font = UIFont(name: name, size: size ?? 12) { return font }
            coder.report("name", name, expected: "a font that is installed or that the app brings along")
            return .systemFont(ofSize: size ?? 12)
        }
        switch coder.choice("metaFont", Self.kinds) ?? .regular {
        case .regular: return .systemFont(ofSize: size ?? UIFont.systemFontSize)
        case .bold: return .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
        case .small: return .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
        }
    }
}
