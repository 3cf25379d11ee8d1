import UIKit

extension UILabel {
    /// Makes a label of as many lines as the text needs, whose font follows the text size that the user prefers.
    convenience init(
        _ text: String = "", style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label
    ) {
        self.init()
        self.text = text
        numberOfLines = 0
        font = weight.map { .preferredFont(for: style, weight: $0) } ?? .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
    }
}

extension UIFont {
    /// The font of a text style in another weight, scaled as the style is.
    static func preferredFont(for style: TextStyle, weight: Weight) -> UIFont {
        let size = preferredFont(forTextStyle: style, compatibleWith: .standardText).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}

extension UITraitCollection {
    /// Text in the size that a device has by default.
    static let standardText = UITraitCollection(preferredContentSizeCategory: .large)
}
