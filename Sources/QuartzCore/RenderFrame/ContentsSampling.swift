package import CoreGraphics
package import Foundation

/// The part of its contents that a node shows, and the mixing of their pixels.
package nonisolated struct ContentsSampling: Hashable, Sendable {
    /// The mixing of pixels where contents change their size.
    package nonisolated enum Filter: Hashable, Sendable { case nearest, linear, trilinear }

    /// In unit coordinates of the contents; may reach beyond them.
    package var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Used where contents are shown smaller than they are.
    package var minification = Filter.linear
    /// Used where contents are shown larger than they are.
    package var magnification = Filter.linear

    /// The number of halvings of the size that `trilinear` takes beyond the one that fits.
    package var bias: CGFloat = 0

    package init() {}

    /// False when only a part of the contents shows.
    package var showsAll: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The part's size, when the whole contents have a size; the same unit.
    package func size(of whole: CGSize) -> CGSize {
        CGSize(width: whole.width * part.width, height: whole.height * part.height)
    }

    /// The rectangle of the whole contents, when their part is in a rectangle; nil when that is not finite.
    package func whole(around place: CGRect) -> CGRect? {
        let (width, height) = (place.width / part.width, place.height / part.height)
        let whole = CGRect(
            x: place.minX - part.minX * width, y: place.minY - part.minY * height, width: width, height: height)
        let isFinite = [whole.minX, whole.minY, whole.maxX, whole.maxY].allSatisfy(\.isFinite)
        return isFinite && width > 0 && height > 0 ? whole : nil
    }

    /// The interpolation for contents of which each pixel covers a number of the target's.
    package func interpolation(pixelsPerPixel: CGFloat) -> CGInterpolationQuality {
        switch pixelsPerPixel < 1 ? minification : magnification {
        case .nearest: .none
        case .linear: .default
        case .trilinear: pixelsPerPixel < 1 ? .high : .default
        }
    }

    /// Words for text forms, defaults left out.
    var words: [String] {
        (showsAll ? [] : ["part \(part.shortText)"])
            + (minification == .linear ? [] : ["shrunk \(minification)"])
            + (bias == 0 ? [] : ["bias \(bias.shortText)"])
            + (magnification == .linear ? [] : ["enlarged \(magnification)"])
    }
}
