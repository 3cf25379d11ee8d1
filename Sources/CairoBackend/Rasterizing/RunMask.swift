import CoreGraphics
import Foundation

/// The coverage of a run's glyphs.
struct RunMask: Sendable {
    /// nil when no part of the run is within the clip.
    let coverage: Coverage?
    /// Where the mask's first pixel lies.
    let x: Int
    let y: Int
}

extension RunMask {
    /// Makes the mask of an upright run with its origin at a point, on a whole row of pixels.
    ///
    /// - Returns: nil when the glyphs cannot be drawn by a mask: they have colours, are turned, stretched, large or far away.
    init?(
        of run: GlyphRun, _ face: CairoFontFace, at origin: CGPoint, under transform: CGAffineTransform, clip: PixelRect
    ) {
        guard transform.keepsAxes, transform.a > 0, transform.a == transform.d,
            let mask = GlyphMaskCache.shared.mask(of: run, face: face, at: origin, under: transform, clip: clip)
        else { return nil }
        self = mask
    }

    /// The mask of all that a list paints, and its colour, when that is a single run in one colour.
    static func only(
        in list: DisplayList, under transform: CGAffineTransform, clip: PixelRect
    ) -> (mask: RunMask, color: RGBAColor)? {
        guard let index = onlyGlyphs(in: list.commands),
            case .glyphs(let run, let origin, let paint) = list.commands[index], paint.isPlain,
            !run.hasOwnColors, run.outlineWidth <= 0, let face = run.font.face as? CairoFontFace,
            isWithinReach(run, at: origin, under: transform),
            let mask = RunMask(
                of: run, face, at: onWholeRow(origin, under: transform), under: transform, clip: clip)
        else { return nil }
        return (mask, paint.color)
    }

    /// The step that draws glyphs when all others save or restore the state; none of them is copied.
    private static func onlyGlyphs(in commands: [DisplayCommand]) -> Int? {
        var only: Int?
        for index in commands.indices {
            switch commands[index] {
            case .save, .restore: continue
            case .glyphs where only == nil: only = index
            default: return nil
            }
        }
        return only
    }

    /// A baseline moved to the nearest row of pixels, for which hinting has fitted the glyphs' stems.
    static func onWholeRow(_ origin: CGPoint, under transform: CGAffineTransform) -> CGPoint {
        guard transform.keepsAxes else { return origin }
        let y = origin.y * transform.d + transform.ty
        return CGPoint(x: origin.x, y: origin.y + (y.rounded() - y) / transform.d)
    }

    /// Whether a run is neither too small nor too large nor too far away to be drawn.
    static func isWithinReach(_ run: GlyphRun, at origin: CGPoint, under transform: CGAffineTransform) -> Bool {
        let size = run.size * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let (place, reach) = (origin.applying(transform), CairoContext.farthest)
        return size > 0.01 && size < 10_000 && abs(place.x) < reach && abs(place.y) < reach
    }
}

extension Paint {
    /// Whether the paint is one colour in the normal blend mode, without a shadow.
    fileprivate var isPlain: Bool { pattern == nil && blendMode == .normal && isAntialiased && shadow == nil }
}
