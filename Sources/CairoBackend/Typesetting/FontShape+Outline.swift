import CPango
import CoreGraphics
import Foundation

extension FontShape {
    /// A glyph's outline; nil when the glyph has none.
    func outline(of glyph: CGGlyph) -> PathGeometry? {
        var path = PathGeometry()
        withUnsafeMutablePointer(to: &path) { path in
            hb_font_get_glyph_shape(pointer, hb_codepoint_t(glyph), OutlineFunctions.shared.pointer, path)
        }
        return path.isEmpty ? nil : path
    }
}

/// Owns the functions that HarfBuzz calls with the segments of an outline, each with the path as its data.
private final class OutlineFunctions: @unchecked Sendable {
    static let shared = OutlineFunctions()

    let pointer: OpaquePointer?

    private init() {
        pointer = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            pointer,
            { _, data, _, x, y, _ in OutlineFunctions.path(data)?.pointee.move(to: CGPoint(x: Double(x), y: Double(y)))
            },
            nil,
            nil)
        hb_draw_funcs_set_line_to_func(
            pointer,
            { _, data, _, x, y, _ in
                OutlineFunctions.path(data)?.pointee.addLine(to: CGPoint(x: Double(x), y: Double(y)))
            },
            nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            pointer,
            { _, data, _, x1, y1, x, y, _ in
                OutlineFunctions.path(data)?.pointee.addQuadCurve(
                    to: CGPoint(x: Double(x), y: Double(y)), control: CGPoint(x: Double(x1), y: Double(y1)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            pointer,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                OutlineFunctions.path(data)?.pointee.addCurve(
                    to: CGPoint(x: Double(x), y: Double(y)), control1: CGPoint(x: Double(x1), y: Double(y1)),
                    control2: CGPoint(x: Double(x2), y: Double(y2)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            pointer, { _, data, _, _ in OutlineFunctions.path(data)?.pointee.close() }, nil, nil)
        hb_draw_funcs_make_immutable(pointer)
    }

    private static func path(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<PathGeometry>? {
        data?.assumingMemoryBound(to: PathGeometry.self)
    }
}
