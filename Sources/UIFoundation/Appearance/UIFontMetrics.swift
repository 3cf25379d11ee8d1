public import Foundation

/// Scales fonts and lengths as a text style grows with the preferred size of text.
///
/// Unlike iOS: the factor is that of the style's font size, and results are not rounded.
open nonisolated class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Makes the metrics of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// A font scaled from the standard size of text to the current one. The font must not have been scaled before.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font scaled to the current size of text, not beyond a size in points; 0 sets no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font scaled to the size of text in traits; nil means the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font scaled to the size of text in traits, not beyond a size in points; 0 sets no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.scaling == nil, font.textStyle == nil else {
            fatalError(
                "UIFontMetrics was asked to scale \(font), which follows the preferred size of text already. Give it a font "
                    + "of a fixed size, such as one made by UIFont(name:size:).")
        }
        return FontScaling(
            metrics: self, base: font.request, maximumSize: maximumPointSize > 0 ? maximumPointSize : .infinity
        ).font(for: traitCollection)
    }

    /// A length scaled from the standard size of text to the current one.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length scaled from the standard size of text to that in traits; nil means the current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * textStyle.size(for: category) / textStyle.size(for: .large)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontMetrics)?.textStyle == textStyle
    }

    open override var hash: Int { textStyle.hashValue }
}
