import CCairo
import CoreGraphics
import Foundation

/// Replays one display list in a context.
struct DisplayListReplay {
    private let context: CairoContext
    /// What the open saves and layers began with, and how each ends.
    private var stack: [Level] = []

    private struct Level {
        let transform: CGAffineTransform
        /// The alpha of a transparency layer; nil for a plain save.
        let layerAlpha: CGFloat?
        /// Whether Cairo was told of it; below a transform that flattens everything it is not.
        let isGroup: Bool
    }

    private init(_ context: CairoContext) { self.context = context }

    /// Draws a list; afterwards the context's transform and clip are as before.
    static func draw(_ list: DisplayList, in context: CairoContext) {
        var replay = DisplayListReplay(context)
        replay.begin(layerAlpha: nil)
        for command in list.commands { replay.perform(command) }
        while let level = replay.stack.last { replay.end(layer: level.layerAlpha != nil) }
    }

    private mutating func perform(_ command: DisplayCommand) {
        if let plain = command.drawnDarker { return context.drawDarker { perform(plain) } }
        switch command {
        case .save: begin(layerAlpha: nil)
        case .restore: if stack.count > 1 { end(layer: false) }
        case .beginTransparencyLayer(let alpha): begin(layerAlpha: alpha)
        case .endTransparencyLayer: end(layer: true)
        case .concatenate(let transform): context.setTransform(transform.concatenating(context.transform))
        case .clip(let path, let rule): clip(path, rule)
        case .fill(let path, let rule, let paint): fill(path, rule, paint)
        case .stroke(let path, let style, let paint): stroke(path, style, paint)
        case .image(let image, let rect, let paint):
            guard context.isDrawable, let surface = CairoSurface(image) else { return }
            context.draw(
                surface, in: rect,
                ink: CairoContext.ImageInk(
                    alpha: paint.alpha, tint: paint.tint, blendMode: paint.blendMode,
                    interpolation: paint.interpolation))
        case .glyphs(let run, let origin, let paint): draw(run, origin, paint)
        case .gradient(let gradient, let paint): context.draw(gradient, paint)
        case .clear(let rect):
            var path = PathGeometry()
            path.addRect(rect)
            fill(path, .winding, Paint(color: .clear, blendMode: .clear))
        }
    }

    // MARK: Nesting

    private mutating func begin(layerAlpha: CGFloat?) {
        context.save()
        let isGroup = layerAlpha != nil && context.isDrawable
        if isGroup { context.beginGroup() }
        stack.append(Level(transform: context.transform, layerAlpha: layerAlpha, isGroup: isGroup))
    }

    private mutating func end(layer: Bool) {
        guard let level = stack.last, (level.layerAlpha != nil) == layer else { return }
        stack.removeLast()
        if level.isGroup {
            context.setOperator(.normal)
            context.endGroup(alpha: level.layerAlpha ?? 1)
        }
        context.restore()
        context.setTransform(level.transform)
    }

    // MARK: Drawing

    private func clip(_ path: PathGeometry, _ rule: CGPathFillRule) {
        context.setAntialias(true)
        if context.setPath(path) {
            context.clipPath(rule)
        } else {
            // Nothing lies inside an empty or flattened path.
            context.clip(to: PixelRect(x: 0, y: 0, width: 0, height: 0))
        }
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
        let extent = CGRect(
            x: origin.x - run.size, y: origin.y - run.ascent - run.size, width: run.width + 2 * run.size,
            height: run.ascent + run.descent + 2 * run.size)
        paintShape(paint, extent: extent) { context in
            guard paint.blendMode.reachesOutside else { return context.draw(run, at: origin) }
            context.paintInsideClip {
                if context.setGlyphPath(run, at: origin) { context.clipPath() }
            }
        }
    }

    /// Draws a shape with its shadow in a paint's colour.
    private func paintShape(_ paint: Paint, extent: CGRect, _ draw: (CairoContext) -> Void) {
        guard context.isDrawable else { return }
        context.setOperator(paint.blendMode)
        context.setAntialias(paint.isAntialiased)
        if let shadow = paint.shadow, shadow.color.alpha > 0 { paintShadow(shadow, of: paint, extent: extent, draw) }
        context.setColor(paint.color)
        draw(context)
    }

    private func paintShadow(_ shadow: Shadow, of paint: Paint, extent: CGRect, _ draw: (CairoContext) -> Void) {
        let base = context.baseTransform
        let offset = shadow.offset.applying(base)
        guard offset.width.isFinite, offset.height.isFinite, abs(offset.width) < CairoContext.farthest,
            abs(offset.height) < CairoContext.farthest
        else { return }
        let whole = (x: Int(offset.width.rounded()), y: Int(offset.height.rounded()))
        let pixels = PixelRect(covering: extent.applying(context.transform).insetBy(dx: -2, dy: -2))
        let mask = ShadowMask(
            extent: pixels, clip: context.clipPixels, offset: whole,
            deviation: shadow.blur / 2 * abs(base.determinant).squareRoot()
        ) { mask in
            mask.setTransform(context.transform)
            mask.setAntialias(paint.isAntialiased)
            mask.setColor(paint.color)
            draw(mask)
        }
        context.setColor(shadow.color)
        mask?.paint(in: context)
    }
}

extension CairoContext {
    /// Paints the source inside a clip only, for operators that would otherwise change everything.
    fileprivate func paintInsideClip(_ clip: () -> Void) {
        save()
        clip()
        cairo_paint(pointer)
        restore()
    }
}
