import CCairo
import CoreGraphics
import Foundation

/// Owns a Cairo font face, from which the rasteriser draws glyphs at any size.
///
/// Cairo counts references atomically, so threads may share it; they read its glyphs in turns (``FontLock``).
final class CairoFontFace: FontFace, @unchecked Sendable {
    let pointer: OpaquePointer
    /// HarfBuzz' view of the face's file; nil where Pango found none.
    let shape: FontShape?

    /// Keeps a reference of its own to the face.
    init(retaining face: OpaquePointer, shape: FontShape? = nil) {
        pointer = cairo_font_face_reference(face)
        self.shape = shape
    }

    /// Opens the first face in a font file's bytes, with values for its axes by their tags; nil when they are none.
    init?(_ data: Data, axes: [UInt32: CGFloat] = [:]) {
        guard let plain = FontShape(data), let shape = axes.isEmpty ? plain : plain.varied(axes),
            let face = FreeTypeFace.cairoFace(data, axes: axes.isEmpty ? [] : shape.axisTags.map { axes[$0] ?? 0 })
        else { return nil }
        pointer = face
        self.shape = shape
    }

    /// Sets the face at a size in a context and calls a closure that draws or traces its glyphs, while holding ``FontLock``.
    ///
    /// The context's state is restored before the lock is released, because a context releases the fonts that it drew with, and
    /// so may close their files.
    func read(at size: CGFloat, in context: OpaquePointer, _ body: () -> Void) {
        FontLock.withLock {
            cairo_save(context)
            cairo_set_font_face(context, pointer)
            cairo_set_font_size(context, size)
            cairo_set_font_options(context, CairoFontOptions.text.pointer)
            body()
            cairo_restore(context)
        }
    }

    deinit { FontLock.withLock { cairo_font_face_destroy(pointer) } }
}
