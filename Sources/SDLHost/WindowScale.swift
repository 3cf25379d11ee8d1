package import Foundation

/// The relation between points, window coordinates and pixels.
package nonisolated struct WindowScale: Hashable, Sendable {
    /// The sizes that a window takes when its full one does not fit, and that Ctrl+1, 2 and 3 choose.
    package static let zooms: [CGFloat] = [1, 0.75, 0.5]

    /// Pixels for one window coordinate.
    package var pixelsPerUnit: CGFloat
    /// Window coordinates for one point at full size.
    package var fullUnitsPerPoint: CGFloat
    /// The part of its full size that the window has.
    package var zoom: CGFloat

    /// Chooses the scale for a window on a display.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - requested: The number of pixels per point that was asked for.
    ///   - pixelsPerUnit: Pixels for one window coordinate.
    ///   - densityScale: Window coordinates per point by the density of a display that has a pixel for each coordinate.
    ///   - usableSize: The room for windows, in window coordinates.
    package init(
        size: CGSize, requested: RequestedScale, pixelsPerUnit: CGFloat, densityScale: CGFloat, usableSize: CGSize
    ) {
        func fits(_ unitsPerPoint: CGFloat) -> Bool {
            size.width * unitsPerPoint <= usableSize.width && size.height * unitsPerPoint <= usableSize.height
        }
        self.pixelsPerUnit = pixelsPerUnit
        zoom = 1
        switch requested {
        case .exactly(let scale): fullUnitsPerPoint = scale / pixelsPerUnit
        case .ifItFits(let scale) where fits(scale / pixelsPerUnit): fullUnitsPerPoint = scale / pixelsPerUnit
        case .ifItFits, .display:
            let full = pixelsPerUnit == 1 ? densityScale : 1
            fullUnitsPerPoint = full
            zoom = Self.zooms.first { fits(full * $0) } ?? Self.zooms[Self.zooms.count - 1]
        }
    }

    package var unitsPerPoint: CGFloat { fullUnitsPerPoint * zoom }
    package var pixelsPerPoint: CGFloat { unitsPerPoint * pixelsPerUnit }
}
