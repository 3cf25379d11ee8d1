import CCairo
import CoreGraphics
import Foundation
import QuartzCore

/// Blurs, saturates and tints pixels with integer arithmetic, so that the same pixels give the same picture on every machine.
///
/// Pixels are averaged in cells whose side is a power of two and at most a quarter of the blur's deviation. Three box blurs run
/// over the cells, and the picture is interpolated between them. At the edges, means are taken over the pixels inside only.
struct BackdropFilter {
    private static let largestCellShift = 4

    /// The cells' side is two to the power of this.
    let cellShift: Int
    private let radii: [Int]
    private let saturation: Int
    private let tint: (red: Int, green: Int, blue: Int, alpha: Int)

    init(_ place: BackdropRegion) {
        var shift = 0
        while shift < Self.largestCellShift, CGFloat(2 << shift) <= place.deviation / 4 { shift += 1 }
        cellShift = shift
        radii = BoxBlur.radii(deviation: place.deviation / CGFloat(1 << shift))
        func whole(_ value: CGFloat, _ one: CGFloat) -> Int { Int((value.unit * one).rounded()) }
        let backdrop = place.backdrop
        saturation = Int((min(max(0, backdrop.saturation), 16) * 256).rounded())
        tint = (
            whole(backdrop.tint.red, 65280), whole(backdrop.tint.green, 65280), whole(backdrop.tint.blue, 65280),
            whole(backdrop.tint.alpha, 256)
        )
    }

    /// The filtered picture of the pixels below a backdrop; nil only when there is no memory for it.
    func picture(of source: CairoSurface) -> CairoSurface? {
        guard let base = source.base else { return nil }
        let side = 1 << cellShift
        let columns = (source.width + side - 1) >> cellShift
        let rows = (source.height + side - 1) >> cellShift
        var cells = CellGrid(columns: columns, rows: rows)
        cells.join(base, width: source.width, height: source.height, bytesPerRow: source.bytesPerRow, shift: cellShift)
        cells.blur(radii: radii)
        let isOpaque = color(&cells)
        guard
            let picture = CairoSurface(
                width: source.width, height: source.height, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32),
            let pixels = picture.base
        else { return nil }
        cells.spread(
            to: pixels, width: source.width, height: source.height, bytesPerRow: picture.bytesPerRow, shift: cellShift)
        picture.markChanged()
        return picture
    }

    /// Saturates and tints all cells; true when all of them are opaque.
    private func color(_ cells: inout CellGrid) -> Bool {
        var isOpaque = true
        let rest = 256 - tint.alpha
        cells.changeColors { blue, green, red, alpha in
            var colors = (red: Int(red), green: Int(green), blue: Int(blue))
            if saturation != 256 {
                // The weights are those of the brightness of sRGB's primaries, in parts of 256.
                let grey = (54 * colors.red + 183 * colors.green + 19 * colors.blue) >> 8
                func saturated(_ value: Int) -> Int {
                    max(0, min(Int(alpha), grey + ((value - grey) * saturation) >> 8))
                }
                colors = (saturated(colors.red), saturated(colors.green), saturated(colors.blue))
            }
            red = UInt32((colors.red * rest + tint.red * tint.alpha) >> 8)
            green = UInt32((colors.green * rest + tint.green * tint.alpha) >> 8)
            blue = UInt32((colors.blue * rest + tint.blue * tint.alpha) >> 8)
            alpha = UInt32((Int(alpha) * rest + 65280 * tint.alpha) >> 8)
            // The blur's roundings take less than a quarter of a level.
            isOpaque = isOpaque && alpha >= 65280 - 64
        }
        return isOpaque
    }
}
