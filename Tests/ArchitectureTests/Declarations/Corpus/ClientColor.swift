import UIKit

/// A colour with a name.
class ClientColor: UIColor, @unchecked Sendable {
    override init(cgColor: CGColor) { super.init(cgColor: cgColor) }
    override init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        super.init(dynamicProvider: dynamicProvider)
    }
    override init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        super.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        super.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    override init(white: CGFloat, alpha: CGFloat) { super.init(white: white, alpha: alpha) }

    override var cgColor: CGColor { super.cgColor }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    override func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { super.getRed(red, green: green, blue: blue, alpha: alpha) }
    override func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        super.getWhite(white, alpha: alpha)
    }
    override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        super.resolvedColor(with: traitCollection)
    }
    override func set() { super.set() }
    override func setFill() { super.setFill() }
    override func setStroke() { super.setStroke() }
    override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { super.withAlphaComponent(alpha) }
}

private final class NamedColor: UIColor, @unchecked Sendable {
    let name: String

    init(name: String, white: CGFloat) {
        self.name = name
        super.init(white: white, alpha: 1)
    }

    required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(name: "", white: CGFloat(red))
    }
}

extension ClientColor {
    static let all: [UIColor] = [
        .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple,
        .brown, .clear, .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
        .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3,
        .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link,
        .placeholderText, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
        .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
        .quaternarySystemFill, .lightText, .darkText,
    ]

    static func make() -> [UIColor] {
        [
            UIColor(white: 1, alpha: 1), UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1),
            UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(cgColor: UIColor.red.cgColor),
            UIColor(patternImage: UIImage()),
            UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black },
            #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), NamedColor(name: "", white: 1),
        ]
    }
}
