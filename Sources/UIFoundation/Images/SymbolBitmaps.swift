import CoreGraphics
import Foundation
import Synchronization

/// Draws symbols and keeps the bitmaps: black where they are, for views to tint, or in colours of their own.
package nonisolated final class SymbolBitmaps: Sendable {
    package static let shared = SymbolBitmaps()

    /// The point size at which a unit of the catalog is one point.
    private static let unitPointSize: CGFloat = 17
    /// Room around the ink, in units.
    private static let margin: CGFloat = 0.5
    /// The thickness of lines in units from ultra light to black.
    private static let lineWidths: [CGFloat] = [0.55, 0.85, 1.2, 1.6, 1.85, 2.1, 2.4, 2.8, 3.2]

    /// The inputs that a bitmap was made from.
    struct Key: Hashable {
        var name: String
        var pointSize: CGFloat
        var weight: UIImage.SymbolWeight
        var scale: UIImage.SymbolScale
        /// Pixels per point.
        var pixelScale: CGFloat
        /// Of the layers of each rank, the last also of all further ones; nil for a template.
        var colors: [RGBAColor]?
    }

    private let kept = Mutex<[Key: CGImage]>([:])

    /// Forgets all bitmaps, as on a memory warning; those in use live on.
    package func removeAll() { kept.withLock { $0 = [:] } }

    /// The bitmap; nil when there is no such symbol.
    func image(_ key: Key) -> CGImage? {
        if let image = kept.withLock({ $0[key] }) { return image }
        guard let layers = SymbolCatalog.layers(named: key.name), let image = Self.draw(layers, for: key) else {
            return nil
        }
        kept.withLock { $0[key] = image }
        return image
    }

    private static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.78
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
    }

    /// Crops to the ink from left to right; up and down the middle stays the middle, so that symbols in a row line up.
    private static func draw(_ layers: [SymbolLayer], for key: Key) -> CGImage? {
        let weight = key.weight == .unspecified ? .regular : key.weight
        let lineWidth = lineWidths[max(0, min(lineWidths.count - 1, weight.rawValue - 1))]
        let ink = layers.reduce(CGRect.null) { $0.union($1.inkBounds(lineWidth: lineWidth)) }
        guard !ink.isNull, key.pointSize > 0, key.pointSize.isFinite else { return nil }
        let middle = SymbolCatalog.side / 2
        let half = max(middle - ink.minY, ink.maxY - middle)
        let unit = key.pointSize * factor(key.scale) / unitPointSize
        func wholePixels(_ units: CGFloat) -> CGFloat {
            ((units + 2 * margin) * unit * key.pixelScale - 0.001).rounded(.up) / key.pixelScale
        }
        let size = CGSize(width: wholePixels(ink.width), height: wholePixels(2 * half))
        let format = UIGraphicsImageRendererFormat()
        format.scale = key.pixelScale
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.scaleBy(x: unit, y: unit)
            context.translateBy(x: -ink.midX, y: -middle)
            for layer in layers {
                layer.draw(in: context, lineWidth: lineWidth, color: key.colors.flatMap { layer.color(among: $0) })
            }
        }.cgImage
    }
}
