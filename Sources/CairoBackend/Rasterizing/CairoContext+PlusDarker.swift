import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// Blends the drawing of a closure in the mode `plusDarker`, for which Cairo has no operator: the distances from white
    /// are added.
    ///
    /// With premultiplied s over d: alpha is min(1, sα + dα), and each colour max(0, alpha − (dα − d) − (sα − s)).
    func drawDarker(_ body: () -> Void) {
        let clip = clipPixels
        guard !clip.isEmpty else { return }
        save()
        beginGroup()
        body()
        cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
        let drawn = groups.last
        // The group's pixels outlive it as the source.
        popGroup()
        if let drawn, let target = cairo_get_group_target(pointer) { Self.darken(target, by: drawn, in: clip) }
        cairo_set_source_rgba(pointer, 0, 0, 0, 0)
        restore()
    }

    private static func darken(_ target: OpaquePointer, by drawn: OpaquePointer, in clip: PixelRect) {
        let (below, above) = (PixelWindow(target), PixelWindow(drawn))
        let area = clip.intersection(below.area).intersection(above.area)
        for y in area.y..<max(area.y, area.maxY) {
            guard let from = above.row(y), let to = below.row(y) else { continue }
            for x in area.x..<area.maxX {
                let source = from[x - above.area.x]
                if source != 0 { to[x - below.area.x] = darker(source, to[x - below.area.x]) }
            }
        }
        cairo_surface_mark_dirty(target)
    }

    private static func darker(_ source: UInt32, _ below: UInt32) -> UInt32 {
        let (sourceAlpha, belowAlpha) = (Int(source >> 24), Int(below >> 24))
        let alpha = min(255, sourceAlpha + belowAlpha)
        func channel(_ shift: UInt32) -> UInt32 {
            let (s, d) = (Int((source >> shift) & 0xFF), Int((below >> shift) & 0xFF))
            return UInt32(max(0, alpha - (belowAlpha - d) - (sourceAlpha - s))) << shift
        }
        return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
    }
}

/// The pixels of an image surface in device coordinates.
private struct PixelWindow {
    let area: PixelRect
    private let base: UnsafeMutablePointer<UInt8>?
    private let bytesPerRow: Int

    init(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        base = cairo_image_surface_get_data(surface)
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        area = PixelRect(
            x: Int(-x), y: Int(-y), width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)))
    }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
        base.map {
            UnsafeMutableRawPointer($0 + (y - area.y) * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        }
    }
}

extension DisplayCommand {
    /// The same drawing in normal mode, when this one is in the mode that `drawDarker` blends by; nil for all others.
    var drawnDarker: DisplayCommand? {
        func plain(_ paint: Paint) -> Paint? {
            guard paint.blendMode == .plusDarker else { return nil }
            var plain = paint
            plain.blendMode = .normal
            return plain
        }
        switch self {
        case .fill(let path, let rule, let paint): return plain(paint).map { .fill(path, rule, $0) }
        case .stroke(let path, let style, let paint): return plain(paint).map { .stroke(path, style, $0) }
        case .glyphs(let run, let origin, let paint): return plain(paint).map { .glyphs(run, origin, $0) }
        case .strokeGlyphs(let run, let origin, let style, let paint):
            return plain(paint).map { .strokeGlyphs(run, origin, style, $0) }
        case .gradient(let gradient, let paint): return plain(paint).map { .gradient(gradient, $0) }
        case .image(let image, let rect, var paint) where paint.blendMode == .plusDarker:
            paint.blendMode = .normal
            return .image(image, rect, paint)
        default: return nil
        }
    }
}
