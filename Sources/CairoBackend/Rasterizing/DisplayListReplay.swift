import CCairo
import CoreGraphics
import Foundation

/// Replays one recording in a context, at once or step by step.
struct DisplayListReplay {
    let context: CairoContext
    /// From the recording's base space, in which shadows are measured and patterns lie, to pixels.
    let base: CGAffineTransform
    /// The states at which the open saves and layers began, and how each ends.
    private var stack: [Level] = []
    /// The clip when the recording began; nil where that is no set of rectangles.
    private let outerClip: ClipRectangles?
    /// The pictures that mask the drawing.
    private var masks: [CairoMask] = []

    private struct Level {
        let transform: CGAffineTransform
        let masks: [CairoMask]
        /// How a transparency layer is drawn at its end; nil for a plain save.
        let layer: Layer?
        /// Whether a Cairo group was begun for it; not below a transform that cannot be inverted.
        let isGroup: Bool
    }

    private struct Layer {
        let alpha: CGFloat
        let blendMode: CGBlendMode
        let shadow: Shadow?
    }

    /// Begins the replay of a recording in the context's present user space.
    init(_ context: CairoContext, resetsClip: Bool = true) {
        self.context = context
        outerClip = resetsClip ? ClipRectangles(context) : nil
        base = context.transform
    }

    /// Draws a list; afterwards the context's transform and clip are as before.
    static func draw(_ list: DisplayList, in context: CairoContext) {
        var replay = DisplayListReplay(context, resetsClip: list.commands.contains(.resetClip))
        replay.begin(nil)
        for command in list.commands { replay.perform(command, deepest: 1) }
        while let level = replay.stack.last { replay.end(isLayer: level.layer != nil) }
    }

    /// Performs a step.
    ///
    /// - Parameter deepest: saves below this one are not undone.
    mutating func perform(_ command: DisplayCommand, deepest: Int = 0) {
        switch command {
        case .save: begin(nil)
        case .restore: if stack.count > deepest { end(isLayer: false) }
        case .beginTransparencyLayer(let alpha, let blendMode, let shadow):
            begin(Layer(alpha: alpha, blendMode: blendMode, shadow: shadow))
        case .endTransparencyLayer: end(isLayer: true)
        case .concatenate(let transform): context.setTransform(transform.concatenating(context.transform))
        case .clip(let path, let rule): clip(path, rule)
        case .resetClip: resetClip()
        case .clipToGlyphs(let run, let origin): clip(isPathSet: context.setGlyphPath(run, at: origin), .winding)
        case .clipToMask(let image, let rect, let isUpright): clip(to: rect, mask: image, isUpright: isUpright)
        default:
            guard context.isDrawable else { return }
            context.withMasks(masks) {
                if let plain = command.drawnDarker {
                    context.drawDarker { paint(plain) }
                } else {
                    paint(command)
                }
            }
        }
    }

    // MARK: Nesting

    private mutating func begin(_ layer: Layer?) {
        context.save()
        let isGroup = layer != nil && context.isDrawable
        if isGroup { context.beginGroup() }
        stack.append(Level(transform: context.transform, masks: masks, layer: layer, isGroup: isGroup))
        // The masks apply to a layer as a whole, not to its parts.
        if isGroup { masks = [] }
    }

    private mutating func end(isLayer: Bool) {
        guard let level = stack.last, (level.layer != nil) == isLayer else { return }
        stack.removeLast()
        if level.isGroup, let layer = level.layer, let group = context.endGroupAsPattern() {
            context.setTransform(level.transform)
            context.withMasks(level.masks) { paint(group, as: layer) }
            cairo_pattern_destroy(group)
        }
        context.restore()
        context.setTransform(level.transform)
        masks = level.masks
    }

    private func paint(_ group: OpaquePointer, as layer: Layer) {
        context.setOperator(layer.blendMode)
        if let shadow = layer.shadow, shadow.color.alpha > 0 {
            paintShadow(shadow, pixels: context.clipPixels) { mask in
                cairo_set_source(mask.pointer, group)
                cairo_paint_with_alpha(mask.pointer, layer.alpha.unit)
            }
        }
        cairo_set_source(context.pointer, group)
        cairo_paint_with_alpha(context.pointer, layer.alpha.unit)
        // Releases the group's pixels.
        context.setColor(.clear)
    }

    // MARK: Clipping

    /// Restores the clip from the beginning of the recording, or removes it in a layer, which has pixels of its own.
    private mutating func resetClip() {
        if context.groups.isEmpty {
            outerClip?.replaceClip(of: context)
        } else {
            context.resetClip()
        }
        masks = []
    }

    private func clip(_ path: PathGeometry, _ rule: CGPathFillRule) { clip(isPathSet: context.setPath(path), rule) }

    private func clip(isPathSet: Bool, _ rule: CGPathFillRule) {
        context.setAntialias(true)
        if isPathSet {
            context.clipPath(rule)
        } else {
            // An empty or flattened path clips all drawing.
            context.clip(to: PixelRect(x: 0, y: 0, width: 0, height: 0))
        }
    }

    private mutating func clip(to rect: CGRect, mask image: CGImage, isUpright: Bool) {
        var path = PathGeometry()
        path.addRect(rect.standardized)
        guard let mask = CairoMask(image, in: rect, isUpright: isUpright, transform: context.transform) else {
            return clip(PathGeometry(), .winding)
        }
        clip(path, .winding)
        masks.append(mask)
    }
}
