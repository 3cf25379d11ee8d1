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

    /// Whether an area is inside the surface, without a group and without a clip that cuts it.
    private func allowsShading(_ area: PixelRect) -> Bool {
        groups.isEmpty && !area.isEmpty && pixelBounds.intersection(area) == area && clipHolds(area)
    }

    private static func pixel(
        of base: UnsafeMutablePointer<UInt8>, x: Int, y: Int, bytesPerRow: Int
    ) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(base + y * bytesPerRow + 4 * x).assumingMemoryBound(to: UInt32.self)
    }

    /// Whether the clip contains every pixel of an area entirely.
    private func clipHolds(_ area: PixelRect) -> Bool {
        var holds = false
        withDeviceSpace {
            guard let list = cairo_copy_clip_rectangle_list(pointer) else { return }
            defer { cairo_rectangle_list_destroy(list) }
            guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return }
            let clip = list.pointee.rectangles[0]
            holds = CGRect(x: clip.x, y: clip.y, width: clip.width, height: clip.height).contains(area.rect)
        }
        return holds
    }

    /// A colour in the form in which Cairo hands it to pixman: channels of 16 bits, multiplied by alpha, cut to 8.
    private static func premultiplied(_ color: RGBAColor, alpha: CGFloat) -> UInt32 {
        let alpha = color.alpha.unit * alpha.unit
        return [alpha, color.red.unit * alpha, color.green.unit * alpha, color.blue.unit * alpha].reduce(0) {
            $0 << 8 | UInt32($1 * 65535 + 0.5) >> 8
        }
    }
}
