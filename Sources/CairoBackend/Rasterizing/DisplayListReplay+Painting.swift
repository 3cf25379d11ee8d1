import CCairo
import CoreGraphics
import Foundation

extension DisplayListReplay {
    /// Paints a display command with the context's clip and transform.
    func paint(_ command: DisplayCommand) {
        switch command {
        case .fill(let path, let rule, let paint): fill(path, rule, paint)
        case .stroke(let path, let style, let paint): stroke(path, style, paint)
        case .image(let image, let rect, let paint): draw(image, in: rect, paint)
        case .glyphs(let run, let origin, let paint): draw(run, origin, paint)
        case .strokeGlyphs(let run, let origin, let style, let paint): stroke(run, origin, style, paint)
        case .gradient(let gradient, let paint): context.draw(gradient, paint)
        case .picture(let step): draw(step)
        case .clear(let rect):
            var path = PathGeometry()
            path.addRect(rect)
            fill(path, .winding, Paint(color: .clear, blendMode: .clear))
        case .save, .restore, .concatenate, .clip, .clipToMask, .clipToGlyphs, .resetClip, .beginTransparencyLayer,
            .endTransparencyLayer:
            break
        }
    }

    private func draw(_ image: CGImage, in rect: CGRect, _ paint: ImagePaint) {
        context.setOperator(paint.blendMode)
        if let shadow = paint.shadow, shadow.color.alpha > 0 {
            paintShadow(shadow, extent: rect.standardized) { mask in
                mask.draw(image, in: rect, ink: CairoContext.ImageInk(alpha: paint.alpha * (paint.tint?.alpha ?? 1)))
            }
        }
        context.setAntialias(true)
        context.draw(
            image, in: rect,
            ink: CairoContext.ImageInk(
                alpha: paint.alpha, tint: paint.tint, blendMode: paint.blendMode, interpolation: paint.interpolation))
    }

    private func stroke(_ run: GlyphRun, _ origin: CGPoint, _ style: StrokeStyle, _ paint: Paint) {
        guard style.width > 0, style.width.isFinite else { return }
        let reach = style.width / 2 * max(1, style.join == .miter ? min(style.miterLimit, 100) : 1)
        let extent = Self.extent(of: run, at: origin)
        paintShape(paint, extent: extent.insetBy(dx: -reach, dy: -reach)) { context in
            if context.setGlyphPath(run, at: origin) { context.strokePath(style, extent: extent) }
        }
    }

    /// A generous rectangle around a run in user space.
    private static func extent(of run: GlyphRun, at origin: CGPoint) -> CGRect {
        CGRect(
            x: origin.x - run.size, y: origin.y - run.ascent - run.size, width: run.width + 2 * run.size,
            height: run.ascent + run.descent + 2 * run.size)
    }

    private func fill(_ path: PathGeometry, _ rule: CGPathFillRule, _ paint: Paint) {
        paintShape(paint, extent: path.controlBounds) { context in
            guard context.setPath(path) else { return }
            paint.blendMode.reachesOutside ? context.paintInsideClip { context.clipPath(rule) } : context.fillPath(rule)
        }
    }

    private func stroke(_ path: PathGeometry, _ style: StrokeStyle, _ paint: Paint) {
        guard style.width > 0, style.width.isFinite else { return }
        let bounds = path.controlBounds
        let reach = style.width * max(1, style.join == .miter ? min(style.miterLimit, 100) : 1)
        paintShape(paint, extent: bounds.insetBy(dx: -reach, dy: -reach)) { context in
            guard context.setPath(path) else { return }
            guard paint.blendMode.reachesOutside else { return context.strokePath(style, extent: bounds) }
            // Cairo cannot clip to a stroke, so such a mode reaches to the edges of the stroke's extent.
            let pixels = PixelRect(covering: bounds.insetBy(dx: -reach, dy: -reach).applying(context.transform))
            context.save()
            context.clip(to: pixels)
            if context.setPath(path) { context.strokePath(style, extent: bounds) }
            context.restore()
        }
    }

    private func draw(_ run: GlyphRun, _ origin: CGPoint, _ paint: Paint) {
        paintShape(paint, extent: Self.extent(of: run, at: origin)) { context in
            guard paint.blendMode.reachesOutside else { return context.draw(run, at: origin) }
            context.paintInsideClip {
                if context.setGlyphPath(run, at: origin) { context.clipPath() }
            }
        }
    }

    /// Draws a shape in the paint's colour or pattern, over its shadow.
    private func paintShape(_ paint: Paint, extent: CGRect, _ draw: (CairoContext) -> Void) {
        let source = PaintSource(paint, base: base)
        guard source.isVisible else { return }
        context.setOperator(paint.blendMode)
        context.setAntialias(paint.isAntialiased)
        if let shadow = paint.shadow, shadow.color.alpha > 0 {
            paintShadow(shadow, extent: extent) { mask in
                mask.setAntialias(paint.isAntialiased)
                source.set(in: mask)
                draw(mask)
            }
        }
        source.set(in: context)
        draw(context)
        // Releases the pattern.
        if paint.pattern != nil { context.setColor(.clear) }
    }

    /// Paints the shadow of a drawing within an extent in user space.
    private func paintShadow(_ shadow: Shadow, extent: CGRect, _ draw: (CairoContext) -> Void) {
        paintShadow(
            shadow, pixels: PixelRect(covering: extent.applying(context.transform).insetBy(dx: -2, dy: -2)), draw)
    }

    /// Paints the shadow of a drawing within some pixels.
    func paintShadow(_ shadow: Shadow, pixels: PixelRect, _ draw: (CairoContext) -> Void) {
        let offset = shadow.offset.applying(base)
        guard offset.width.isFinite, offset.height.isFinite, abs(offset.width) < CairoContext.farthest,
            abs(offset.height) < CairoContext.farthest
        else { return }
        let whole = (x: Int(offset.width.rounded()), y: Int(offset.height.rounded()))
        let mask = ShadowMask(
            extent: pixels, clip: context.clipPixels, offset: whole,
            deviation: shadow.blur / 2 * abs(base.determinant).squareRoot()
        ) { mask in
            mask.setTransform(context.transform)
            draw(mask)
        }
        context.setColor(shadow.color)
        mask?.paint(in: context)
    }
}

extension CairoContext {
    /// Paints the source inside a clip only, for operators that would change all pixels.
    fileprivate func paintInsideClip(_ clip: () -> Void) {
        save()
        clip()
        cairo_paint(pointer)
        restore()
    }
}
