package import Foundation

/// How points, window coordinates and pixels relate.
package nonisolated struct WindowScale: Hashable, Sendable {
    /// The sizes that a window takes when its full one does not fit, and that Ctrl+1, 2 and 3 choose.
    package static let zooms: [CGFloat] = [1, 0.75, 0.5]

    /// Pixels for one window coordinate.
    package var pixelsPerUnit: CGFloat
    /// Window coordinates for one point at full size.
    package var fullUnitsPerPoint: CGFloat
    /// The part of its full size that the window has.
    package var zoom: CGFloat

    /// The scale for a window of a size in points.
    ///
    /// `pixelsPerPoint` is what the user asked for and is kept in any case. Without it the scale is the display's, made
    /// smaller until the window has room in `usableSize`, which is in window coordinates.
    package init(
        size: CGSize, pixelsPerPoint: CGFloat?, pixelsPerUnit: CGFloat, densityScale: CGFloat, usableSize: CGSize
    ) {
        self.pixelsPerUnit = pixelsPerUnit
        zoom = 1
        if let pixelsPerPoint {
            fullUnitsPerPoint = pixelsPerPoint / pixelsPerUnit
            return
        }
        let full = pixelsPerUnit == 1 ? densityScale : 1
        fullUnitsPerPoint = full
        zoom =
            Self.zooms.first {
                size.width * full * $0 <= usableSize.width && size.height * full * $0 <= usableSize.height
            } ?? Self.zooms[Self.zooms.count - 1]
    }

    package var unitsPerPoint: CGFloat { fullUnitsPerPoint * zoom }
    package var pixelsPerPoint: CGFloat { unitsPerPoint * pixelsPerUnit }
}
