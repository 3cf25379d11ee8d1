import CCairo
import CPixels
import CoreGraphics
import Foundation

extension CairoContext {
    /// Copies opaque pixels with a translucent colour over them, in one pass, with the pixels that Cairo would paint in two.
    ///
    /// - Returns: False, without a change, in a group, where the clip is more than one rectangle around the area, and where the
    ///   surface or the target does not hold all of it.
    func copy(_ source: CairoSurface, at place: PixelRect, to area: PixelRect, under color: RGBAColor, alpha: CGFloat)
        -> Bool
    {
        guard place.intersection(area) == area, allowsShading(area), let from = source.base, let to = surface.base
        else {
            return false
        }
        cpixels_shade(
            Self.pixel(of: to, x: area.x, y: area.y, bytesPerRow: surface.bytesPerRow), surface.bytesPerRow / 4,
            Self.pixel(of: from, x: area.x - place.x, y: area.y - place.y, bytesPerRow: source.bytesPerRow),
            source.bytesPerRow / 4, area.width, area.height, Self.premultiplied(color, alpha: alpha))
        cairo_surface_mark_dirty(surface.pointer)
        return true
    }

    /// Fills an area with a translucent colour, with the pixels that Cairo would paint; false, without a change, where `copy` is
    /// not possible.
    func shade(_ area: PixelRect, with color: RGBAColor, alpha: CGFloat) -> Bool {
        copy(surface, at: pixelBounds, to: area, under: color, alpha: alpha)
    }

    /// Fills the part of an area that the clip leaves with a colour, with the pixels that Cairo would paint, and without Cairo.
    ///
    /// - Returns: False, without a change, in a group, and where the clip is not known to be one rectangle.
    func fill(_ area: PixelRect, with color: RGBAColor, alpha: CGFloat) -> Bool {
        guard let clipRect else { return false }
        let part = area.intersection(clipRect)
        guard !part.isEmpty else { return true }
        guard let base = surface.base else { return false }
        let stride = surface.bytesPerRow / 4
        let first = Self.pixel(of: base, x: part.x, y: part.y, bytesPerRow: surface.bytesPerRow)
        let value = Self.premultiplied(color, alpha: alpha)
        if value >> 24 == 0xFF {
            cpixels_fill(first, stride, part.width, part.height, value)
        } else {
            cpixels_shade(first, stride, first, stride, part.width, part.height, value)
        }
        surface.markChanged()
        return true
    }

    /// Fills the part of a mask's coverage that the clip leaves with a colour, with the pixels that Cairo would paint, and
    /// without Cairo.
    ///
    /// - Parameters:
    ///   - mask: The coverage.
    ///   - place: The mask's first pixel on the target.
    ///   - part: The part of the target to fill; nil for the whole mask.
    /// - Returns: False, without a change, in a group, where the clip is not known to be one rectangle, and for a mask that has
    ///   more than one byte for each pixel.
    func fill(
        _ mask: CairoSurface, at place: (x: Int, y: Int), within part: PixelRect? = nil, with color: RGBAColor,
        alpha: CGFloat
    ) -> Bool {
        guard mask.isCoverage, let bytes = mask.base else { return false }
        let area = PixelRect(x: place.x, y: place.y, width: mask.width, height: mask.height)
        return fill(
            bytes, bytesPerRow: mask.bytesPerRow, over: area, within: part, with: color, alpha: alpha)
    }

    /// Fills the part of a coverage that the clip leaves with a colour, as a mask.
    func fill(_ coverage: Coverage, at place: (x: Int, y: Int), with color: RGBAColor, alpha: CGFloat) -> Bool {
        let area = PixelRect(x: place.x, y: place.y, width: coverage.width, height: coverage.height)
        return fill(coverage.base, bytesPerRow: coverage.bytesPerRow, over: area, with: color, alpha: alpha)
    }

    private func fill(
        _ bytes: UnsafePointer<UInt8>, bytesPerRow: Int, over area: PixelRect, within part: PixelRect? = nil,
        with color: RGBAColor, alpha: CGFloat
    ) -> Bool {
        guard let clipRect else { return false }
        var shown = area.intersection(clipRect)
        if let part { shown = shown.intersection(part) }
        guard !shown.isEmpty else { return true }
        guard let base = surface.base else { return false }
        let stride = surface.bytesPerRow
        cpixels_cover(
            Self.pixel(of: base, x: shown.x, y: shown.y, bytesPerRow: stride), stride / 4,
            bytes + (shown.y - area.y) * bytesPerRow + shown.x - area.x, bytesPerRow, shown.width, shown.height,
            Self.premultiplied(color, alpha: alpha))
        surface.markChanged()
        return true
    }

    /// Whether an area is inside the surface, without a group and without a clip that cuts it.
    private func allowsShading(_ area: PixelRect) -> Bool {
        guard !area.isEmpty, let clipRect else { return false }
        return clipRect.intersection(area) == area
    }

    private static func pixel(
        of base: UnsafeMutablePointer<UInt8>, x: Int, y: Int, bytesPerRow: Int
    ) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(base + y * bytesPerRow + 4 * x).assumingMemoryBound(to: UInt32.self)
    }

    /// A colour in the form in which Cairo hands it to pixman: channels of 16 bits, multiplied by alpha, cut to 8.
    private static func premultiplied(_ color: RGBAColor, alpha: CGFloat) -> UInt32 {
        let alpha = color.alpha.unit * alpha.unit
        func level(_ value: CGFloat) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
        return level(alpha) << 24 | level(color.red.unit * alpha) << 16 | level(color.green.unit * alpha) << 8
            | level(color.blue.unit * alpha)
    }
}
