import CCairo
import CPango
import CoreGraphics
import CoreText
import Foundation

/// Turns Pango's fonts, one per face and size, into `CGFont`s, one per face.
final class FaceTable {
    /// Keyed by the Pango font, of which a reference is kept.
    // The typesetter's lock keeps other threads away.
    @exclusivity(unchecked) private var loaded: [OpaquePointer: LoadedFont] = [:]
    /// Keyed by the properties that distinguish Cairo's faces: file, index and synthesised styles.
    private var fonts: [String: CGFont] = [:]

    deinit { forgetSizes() }

    /// The face of a Pango font whose em is `size` points.
    func font(for pango: OpaquePointer, size: CGFloat) -> LoadedFont {
        if let known = loaded[pango] { return known }
        let font = LoadedFont(pango: pango, font: cgFont(for: pango), size: size)
        g_object_ref(UnsafeMutableRawPointer(pango))
        loaded[pango] = font
        return font
    }

    private func cgFont(for pango: OpaquePointer) -> CGFont {
        let key = Self.key(of: pango)
        if let font = fonts[key] { return font }
        let face = pango_cairo_font_get_scaled_font(pango).flatMap { cairo_scaled_font_get_font_face($0) }
        let font = CGFont(
            postScriptName: Self.postScriptName(of: pango),
            face: face.map { CairoFontFace(retaining: $0, shape: FontShape(font: pango_font_get_hb_font(pango))) })
        fonts[key] = font
        return font
    }

    /// The number of fonts at sizes that are kept.
    var count: Int { loaded.count }

    /// Gives back the fonts at sizes; faces stay.
    func forgetSizes() {
        // Hash order: only references are released, in any order.
        for pango in loaded.keys { g_object_unref(UnsafeMutableRawPointer(pango)) }
        loaded = [:]
    }

    private static func key(of pango: OpaquePointer) -> String {
        guard let pattern = pango_fc_font_get_pattern(pango) else { return "\(pango)" }
        var file: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return "\(pango)" }
        var index: Int32 = 0
        _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        var isEmboldened: FcBool = 0
        _ = FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isEmboldened)
        var key = "\(String(cString: file))#\(index)#\(isEmboldened)"
        var matrix: UnsafeMutablePointer<FcMatrix>?
        if FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix = matrix?.pointee {
            key += "#\(matrix.xx),\(matrix.xy),\(matrix.yx),\(matrix.yy)"
        }
        var variations: UnsafeMutablePointer<FcChar8>?
        if FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &variations) == FcResultMatch, let variations {
            key += "#" + String(cString: variations)
        }
        return key
    }

    private static func postScriptName(of pango: OpaquePointer) -> String {
        let postScriptNameID: hb_ot_name_id_t = 6
        guard let font = pango_font_get_hb_font(pango), let face = hb_font_get_face(font) else { return "" }
        var length: UInt32 = 64
        var text = [CChar](repeating: 0, count: Int(length))
        _ = hb_ot_name_get_utf8(face, postScriptNameID, nil, &length, &text)
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
