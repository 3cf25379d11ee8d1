import CCairo
import CoreGraphics
import Foundation
import Synchronization

/// Coverage masks of glyphs at fractions of a pixel, from which runs are composed.
///
/// Cairo 1.16 draws its own glyph bitmaps at whole pixels only, which makes the spacing of small text uneven; filling outlines is
/// exact but costs several microseconds a glyph. Any thread may use the cache.
final class GlyphMaskCache: Sendable {
    static let shared = GlyphMaskCache()

    /// When the masks take more bytes than this, all of them are dropped.
    private static let budget = 2 << 20
    /// From this many pixels per em on, a fraction of a pixel is not worth a mask of its own.
    private static let largestSize: CGFloat = 64

    private let store = Mutex<GlyphMaskStore?>(nil)

    /// Drops every mask.
    func removeAll() { store.withLock { $0 = nil } }

    /// The mask of a run at a point under a transform that scales it alike along both axes and moves it, limited to `clip`; nil
    /// when its glyphs cannot be drawn by masks.
    func mask(
        of run: GlyphRun, face: CairoFontFace, at origin: CGPoint, under transform: CGAffineTransform, clip: PixelRect
    ) -> RunMask? {
        let size = run.size * transform.a
        guard size < Self.largestSize else { return nil }
        // For larger glyphs a coarser grid is enough.
        let phases = size < 32 ? 4 : 2
        return store.withLock { store in
            let current = store ?? GlyphMaskStore()
            if current.byteCount > Self.budget { current.removeAll() }
            let result = current.mask(
                of: run, face: face, size: size, at: origin, under: transform, phases: phases, clip: clip)
            store = current
            return result
        }
    }
}
