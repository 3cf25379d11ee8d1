import CCairo
import CoreGraphics

/// Owns a Cairo font face: what the rasteriser needs of a font to draw glyphs at any size.
///
/// Cairo counts references atomically and locks faces itself, so threads may share it.
final class CairoFontFace: FontFace, @unchecked Sendable {
    let pointer: OpaquePointer

    /// Keeps a reference of its own to the face.
    init(retaining face: OpaquePointer) { pointer = cairo_font_face_reference(face) }

    deinit { cairo_font_face_destroy(pointer) }
}
