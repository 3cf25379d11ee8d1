import CPango
import CoreGraphics
import Foundation

/// Owns HarfBuzz' view of a face, in units of its em: tables, characters, advances and outlines. Not changed after it is made.
final class FontShape: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Makes a view of the first face in a font file's bytes; nil when they are none.
    convenience init?(_ data: Data) {
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count), HB_MEMORY_MODE_DUPLICATE,
                nil,
                nil)
        }
        let face = hb_face_create(blob, 0)
        hb_blob_destroy(blob)
        defer { hb_face_destroy(face) }
        guard let face, hb_face_get_glyph_count(face) > 0 else { return nil }
        self.init(face: face)
    }

    /// Makes a view of the face of a font at a size, in its variation.
    convenience init?(font: OpaquePointer?) {
        guard let font, let face = hb_font_get_face(font) else { return nil }
        self.init(face: face)
        var count: UInt32 = 0
        if let values = hb_font_get_var_coords_normalized(font, &count), count > 0 {
            hb_font_set_var_coords_normalized(pointer, values, count)
        }
    }

    private init?(face: OpaquePointer) {
        guard let pointer = hb_font_create(face) else { return nil }
        self.pointer = pointer
    }

    deinit { hb_font_destroy(pointer) }

    private var face: OpaquePointer? { hb_font_get_face(pointer) }

    var tableTags: [UInt32] {
        var count: UInt32 = 0
        let total = hb_face_get_table_tags(face, 0, &count, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(total))
        count = total
        _ = hb_face_get_table_tags(face, 0, &count, &tags)
        return Array(tags.prefix(Int(count)))
    }

    func table(_ tag: UInt32) -> Data? { Self.bytes(of: hb_face_reference_table(face, tag)) }

    /// The bytes of the whole file.
    var fileData: Data? { Self.bytes(of: hb_face_reference_blob(face)) }

    private static func bytes(of blob: OpaquePointer?) -> Data? {
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    func glyph(for character: Unicode.Scalar) -> CGGlyph {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(pointer, character.value, &glyph) != 0 ? CGGlyph(truncatingIfNeeded: glyph) : 0
    }

    func advance(of glyph: CGGlyph) -> Int { Int(hb_font_get_glyph_h_advance(pointer, hb_codepoint_t(glyph))) }

    func box(of glyph: CGGlyph) -> CGRect {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(pointer, hb_codepoint_t(glyph), &extents) != 0 else { return .zero }
        return CGRect(
            x: Int(extents.x_bearing), y: Int(extents.y_bearing), width: Int(extents.width), height: Int(extents.height)
        ).standardized
    }

    func name(of glyph: CGGlyph) -> String? {
        var text = [CChar](repeating: 0, count: 128)
        guard hb_font_get_glyph_name(pointer, hb_codepoint_t(glyph), &text, UInt32(text.count)) != 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func glyph(named name: String) -> CGGlyph? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_glyph_from_name(pointer, name, -1, &glyph) != 0 else { return nil }
        return CGGlyph(truncatingIfNeeded: glyph)
    }

    /// The same face with values for axes, by their tags; nil when it cannot be made.
    func varied(_ values: [UInt32: CGFloat]) -> FontShape? {
        guard let face, let shape = FontShape(face: face) else { return nil }
        // Hash order: sorted.
        let variations = values.sorted { $0.key < $1.key }.map { hb_variation_t(tag: $0.key, value: Float($0.value)) }
        hb_font_set_variations(shape.pointer, variations, UInt32(variations.count))
        return shape
    }

    /// The tags of the axes in the file's order.
    var axisTags: [UInt32] {
        var count = hb_ot_var_get_axis_count(face)
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        _ = hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        return axes.prefix(Int(count)).map(\.tag)
    }
}
