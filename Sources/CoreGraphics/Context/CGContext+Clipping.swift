public import Foundation

extension CGContext {
    /// Narrows the clip to the current path and drops it; an empty path clips all drawing away.
    public func clip(using rule: CGPathFillRule = .winding) {
        narrowClip(to: userPath, rule: rule)
        beginPath()
    }

    /// Narrows the clip to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Narrows the clip to the area of all rectangles together; none clip all drawing away.
    public func clip(to rects: [CGRect]) {
        var path = PathGeometry()
        for rect in rects { path.addRect(rect.standardized) }
        narrowClip(to: path, rule: .winding)
    }

    /// Narrows the clip to a picture that is stretched over a rectangle, with its bottom row along `minY`.
    ///
    /// An image mask shows drawing where it would paint. Any other image shows drawing by its brightness, black hides, or by
    /// its alpha when it has any. Outside the rectangle no drawing shows.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect, mask: mask, isUpright: false) }

    /// Narrows the clip to a picture with its top row along the rectangle's `minY`.
    package func clipUpright(to rect: CGRect, mask: CGImage) { clip(to: rect, mask: mask, isUpright: true) }

    private func clip(to rect: CGRect, mask: CGImage, isUpright: Bool) {
        guard !rect.isNull, rect.width != 0, rect.height != 0 else { return clip(to: []) }
        let coverage = CGImage(width: mask.width, height: mask.height, pixels: mask.coverage)
        record(.clipToMask(coverage, rect, isUpright: isUpright))
        narrowBounds(to: rect.standardized)
    }

    /// Narrows the clip to the outlines of glyphs, whose space a transform leads to user space.
    func clip(to run: GlyphRun, at origin: CGPoint, in space: CGAffineTransform) {
        guard space.a * space.d != space.b * space.c else { return clip(to: []) }
        concatenate(space)
        record(.clipToGlyphs(run, origin))
        narrowBounds(to: run.extent(at: origin))
        concatenate(space.inverted())
    }

    /// Drops the clip, also that of saved states; inside a transparency layer, returns to the clip at its beginning.
    ///
    /// Saved states keep their clips. In drawing that others show, their clip stays; where it is no rectangle, no clip
    /// is dropped.
    public func resetClip() {
        record(.resetClip)
        state.clipBounds = .infinite
    }

    /// The rectangle around the clip in user space.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBounds.intersection(bounds).applying(state.transform.inverted())
    }

    private func narrowClip(to path: PathGeometry, rule: CGPathFillRule) {
        record(.clip(path, rule))
        narrowBounds(to: path.controlBounds)
    }

    private func narrowBounds(to rect: CGRect) {
        let area = rect.applying(state.transform)
        // A rectangle with NaN encloses no area.
        state.clipBounds = area.hasNaN ? .null : state.clipBounds.intersection(area)
    }

    // MARK: Groups

    /// Begins a group that is composed as a whole in the alpha, blend mode and shadow of now; inside they start anew.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        push(isLayer: true)
        record(.beginTransparencyLayer(alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Begins a group that is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the innermost group; has no effect without one, or with a state saved inside and not restored.
    public func endTransparencyLayer() { pop(isLayer: true) }
}
