public import Foundation

extension CGContext {
    /// Pushes a copy of the graphics state.
    public func saveGState() {
        push(isLayer: false)
        record(.save)
    }

    /// Pops the graphics state; has no effect without a matching `saveGState` in the same transparency layer.
    public func restoreGState() { pop(isLayer: false) }

    // MARK: Transform

    /// The transform from user space to the user space that the context began with.
    public var ctm: CGAffineTransform {
        base.isIdentity ? state.transform : state.transform.concatenating(base.inverted())
    }

    /// Applies a transform before the current one. A transform with values that are not finite is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        guard [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(\.isFinite)
        else { return }
        guard !transform.isIdentity else { return }
        state.transform = transform.concatenating(state.transform)
        record(.concatenate(transform))
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns user space by an angle in radians, clockwise on screen where y points down.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// The transform from user space to the pixels of a bitmap, or to the points of a context without one.
    ///
    /// A device's y points up from the bottom in bitmaps and down from the top elsewhere.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// A size of user space in device space; an axis that is mirrored gives a negative length.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// The upright rectangle in device space around a rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// A point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// A size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// The upright rectangle in user space around a rectangle of device space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    // MARK: Compositing

    /// Sets the factor, 0 to 1, for the alpha of all drawing.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha.isNaN ? 0 : alpha)) }

    /// Sets the way in which new colour combines with the existing one.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Draws a blurred shadow of later drawing; the offset and blur are in points of the space that the context began with.
    ///
    /// A nil colour removes it.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset.applying(base), blur: blur, color: $0.rgba) }
    }

    /// Draws a shadow in black at one third, moved by an offset and blurred.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Quality

    /// Sets whether edges are smoothed, where the context allows it.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.wantsAntialias = shouldAntialias }

    /// Sets whether edges may be smoothed at all; true at first.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialias = allowsAntialiasing }

    /// The quality of sampling for scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Accepts the distance by which a drawn curve may miss the true one; curves are followed more closely than any that shows.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Accepts the mapping of colours beyond a bitmap's space; they are cut to it here, with any intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    // MARK: Lines

    /// Sets the width of strokes in user space; zero or less draws none.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets how line ends look.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// Sets how line corners look.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// Sets the ratio of miter length to line width above which a miter becomes a bevel.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets the lengths of dashes and gaps in turn, starting `phase` into them; an empty list draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        // A pattern without any length would never advance along the line.
        state.stroke.dashLengths =
            lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } ? lengths : []
    }
}
