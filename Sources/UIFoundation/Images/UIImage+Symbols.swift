import CoreGraphics
package import Foundation

nonisolated extension UIImage {
    /// Makes a symbol's image at 17 points, regular weight and medium scale; nil when there is no symbol of the name.
    ///
    /// Symbols are templates by default. The names are listed in the article on symbols.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Makes a symbol's image in the size and weight of the configuration; nil when there is no symbol of the name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let scale = configuration?.traitCollection?.displayScale ?? 0
        self.init(symbolName: name, look: Look(configuration: configuration), pixelScale: scale)
    }

    /// Makes a symbol's image for traits; nil when there is no symbol of the name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// With zero pixels per point the current traits decide.
    convenience init?(symbolName: String, look: Look, pixelScale: CGFloat) {
        let current = UITraitCollection.current.displayScale
        let pixelScale = pixelScale > 0 ? pixelScale : current > 0 ? current : 1
        let symbol = look.configuration as? SymbolConfiguration ?? .unspecified
        let key = SymbolBitmaps.Key(
            name: symbolName, pointSize: symbol.pointSize, weight: symbol.weight, scale: symbol.scale,
            pixelScale: pixelScale,
            colors: symbol.coloring?.colors(ofSymbol: symbolName, for: symbol.traitCollection ?? .current))
        guard let image = SymbolBitmaps.shared.image(key) else { return nil }
        var look = look
        (look.symbolName, look.hasSymbolColors) = (symbolName, key.colors != nil)
        self.init(cgImage: image, scale: pixelScale, look: look)
    }

    /// Whether views show a symbol in the colours that it has.
    package var hasSymbolColors: Bool { look.hasSymbolColors }

    /// A symbol as a view shows it: at its pixels per point, with its preferred measures where the symbol has none.
    package func symbol(preferring configuration: SymbolConfiguration?, pixelScale: CGFloat) -> UIImage {
        guard let name = look.symbolName, configuration != nil || pixelScale != scale || hasSymbolColors else {
            return self
        }
        var look = look
        if let configuration { look.configuration = configuration.applying(symbolConfiguration) }
        return UIImage(symbolName: name, look: look, pixelScale: pixelScale) ?? self
    }
}
