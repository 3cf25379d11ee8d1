import CoreGraphics
import InterfaceArchive
import ResourceFiles
import UIFoundation

/// A colour as an interface file describes it.
struct ColorDescription {
    let coder: InterfaceCoder

    init(_ coder: InterfaceCoder) { self.coder = coder }

    /// The colour; an unknown one gives nil and is reported.
    var color: UIColor? {
        if let name = coder.text("name") { return coder.objects.color(named: name) ?? unknown("name", name) }
        if let name = coder.text("systemColor") {
            return Self.system(name) ?? coder.objects.fallback(forSystemColor: name) ?? unknown("systemColor", name)
        }
        if let name = coder.text("cocoaTouchSystemColor") {
            return Self.system(name) ?? unknown("cocoaTouchSystemColor", name)
        }
        let alpha = coder.number("alpha") ?? 1
        // Older files name colour spaces that no device distinguishes from sRGB.
        _ = coder.text("colorSpace")
        let space = coder.text("customColorSpace")
        if let white = coder.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = coder.number("red"), let green = coder.number("green"), let blue = coder.number("blue") else {
            coder.objects.report(
                coder.element.fault(
                    found: "a <color> without a name and without all of its parts",
                    expected: "name, systemColor, white, or red, green and blue"))
            return nil
        }
        return space == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func unknown(_ attribute: String, _ name: String) -> UIColor? {
        coder.report(attribute, name, expected: "a colour of the app's, of the system's or of the file's resources")
        return nil
    }

    /// The system colour with a name, with or without `Color` at its end.
    static func system(_ name: String) -> UIColor? {
        let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return systemColors[word]
    }

    private static let systemColors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen,
        "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
        "systemBrown": .systemBrown,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "lightText": .lightText,
        "darkText": .darkText, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "tableCellPlainBackground": .systemBackground, "tableBackground": .systemBackground, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "tint": .tintColor, "viewFlipsideBackground": .darkGray,
        "scrollViewTexturedBackground": .lightGray, "black": .black, "darkGray": .darkGray, "lightGray": .lightGray,
        "white": .white, "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
        "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    ]
}
