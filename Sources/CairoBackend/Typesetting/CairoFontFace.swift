import CCairo
import CoreGraphics

/// Owns a Cairo font face: what the rasteriser needs of a font to draw glyphs at any size.
///
/// Cairo counts references atomically, so threads may share it; they read its glyphs in turns (``FontLock``).
final class CairoFontFace: FontFace, @unchecked Sendable {
    let pointer: OpaquePointer

    /// Keeps a reference of its own to the face.
    init(retaining face: OpaquePointer) { pointer = cairo_font_face_reference(face) }

    deinit { cairo_font_face_destroy(pointer) }
}
