import CoreText
public import Foundation

nonisolated extension UIImage {
    /// The size of a symbol and the weight of its lines; by default 17 points, regular and medium.
    ///
    /// Unlike iOS: the colours that depend on traits are looked up when an image is made.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let size: CGFloat?
        let style: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        let coloring: SymbolColoring?

        private init(
            size: CGFloat? = nil, style: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, coloring: SymbolColoring? = nil, traits: UITraitCollection? = nil
        ) {
            self.size = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
            (self.style, self.weight, self.scale, self.coloring) = (style, weight, scale, coloring)
            super.init(traitCollection: traits)
        }

        /// The same configuration after a change of some of its values.
        private func changed(
            size: CGFloat?? = nil, style: UIFont.TextStyle?? = nil, weight: SymbolWeight? = nil,
            scale: SymbolScale? = nil
        ) -> Self {
            let made = SymbolConfiguration(
                size: size ?? self.size, style: style ?? self.style, weight: weight ?? self.weight,
                scale: scale ?? self.scale, coloring: coloring, traits: traitCollection)
            return unsafeDowncast(made, to: Self.self)
        }

        /// Makes a configuration with a point size; weight and scale are left open.
        public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
        /// Makes a configuration with a weight; size and scale are left open.
        public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
        /// Makes a configuration with a scale; size and weight are left open.
        public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }

        /// Makes a configuration with a point size and a weight; the scale is left open.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(size: pointSize, weight: weight) }

        /// Makes a configuration with a point size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: pointSize, weight: weight, scale: scale)
        }

        /// Makes a configuration for symbols beside text of a style, as large as the user prefers.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(size: nil, style: textStyle) }

        /// Makes a configuration for symbols beside text of a style, in a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(size: nil, style: textStyle, scale: scale)
        }

        /// Makes a configuration for symbols beside text in a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Makes a configuration for symbols beside text in a font, in a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                size: font.pointSize, weight: SymbolWeight(UIFont.Weight(font.request.weight)), scale: scale)
        }

        /// Makes a configuration that shows the layers of a symbol in one colour, those behind the first weaker; the rest is
        /// left open.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(size: nil, coloring: .hierarchical(hierarchicalColor))
        }

        /// Makes a configuration that shows each layer of a symbol in a colour of its own; the last is that of all further
        /// layers. The rest is left open.
        public convenience init(paletteColors: [UIColor]) { self.init(size: nil, coloring: .palette(paletteColors)) }

        /// Shows a symbol in one colour, that of the view's tint; the rest is left open.
        public class func preferringMonochrome() -> Self {
            unsafeDowncast(SymbolConfiguration(size: nil, coloring: .monochrome), to: Self.self)
        }

        /// Shows a symbol in its own colours where it has any; the rest is left open.
        public class func preferringMulticolor() -> Self {
            unsafeDowncast(SymbolConfiguration(size: nil, coloring: .multicolor), to: Self.self)
        }

        /// The same configuration with the text style left open.
        public func configurationWithoutTextStyle() -> Self { changed(style: .some(nil)) }

        /// The same configuration with the scale left open.
        public func configurationWithoutScale() -> Self { changed(scale: .unspecified) }

        /// The same configuration with the weight left open.
        public func configurationWithoutWeight() -> Self { changed(weight: .unspecified) }

        /// The same configuration with the point size and the weight left open.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            changed(size: .some(nil), weight: .unspecified)
        }

        /// Leaves all values open.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }

        /// The size of the text beside the symbol, in points.
        var pointSize: CGFloat {
            if let size { return size }
            return style.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).pointSize } ?? 17
        }

        override func replacing(traits: UITraitCollection?) -> Configuration {
            SymbolConfiguration(
                size: size, style: style, weight: weight, scale: scale, coloring: coloring, traits: traits)
        }

        override func merging(_ other: Configuration) -> Configuration {
            let traits = other.traitCollection ?? traitCollection
            guard let other = other as? SymbolConfiguration else { return replacing(traits: traits) }
            let hasSize = other.size != nil || other.style != nil
            return SymbolConfiguration(
                size: hasSize ? other.size : size, style: hasSize ? other.style : style,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, coloring: other.coloring ?? coloring,
                traits: traits)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard super.isEqual(object), let other = object as? SymbolConfiguration else { return false }
            return size == other.size && style == other.style && weight == other.weight && scale == other.scale
                && coloring == other.coloring
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(size)
            hasher.combine(style)
            hasher.combine(weight)
            hasher.combine(scale)
            hasher.combine(coloring)
            return hasher.finalize()
        }
    }
}
