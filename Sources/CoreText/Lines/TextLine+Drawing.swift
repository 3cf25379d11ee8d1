package import CoreGraphics
package import Foundation

extension TextLine {
    /// Draws the line with the left end of its baseline at `start`, and runs without a colour of their own in `color`.
    package func draw(in context: CGContext, at start: CGPoint, color: CGColor) {
        drawBackgrounds(in: context, at: start)
        for run in runs {
            let origin = CGPoint(x: start.x + run.x, y: start.y - run.rise)
            guard let effects = run.effects else {
                run.drawPlainly(in: context, at: origin, color: run.color ?? color)
                continue
            }
            context.saveGState()
            if let shadow = effects.shadow {
                context.setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(rgba: shadow.color))
            }
            run.draw(in: context, at: origin, color: run.color ?? color, effects: effects)
            context.restoreGState()
        }
    }

    private func drawBackgrounds(in context: CGContext, at start: CGPoint) {
        // A run without effects, as nearly all are, is not copied.
        for index in runs.indices where runs[index].effects != nil {
            let run = runs[index]
            guard let background = run.effects?.background else { continue }
            context.saveGState()
            context.setFillColor(background)
            context.fill(CGRect(x: start.x + run.x, y: start.y - ascent, width: run.glyphs.width, height: height))
            context.restoreGState()
        }
    }
}

extension TextRun {
    fileprivate func drawPlainly(in context: CGContext, at origin: CGPoint, color: CGColor) {
        context.draw(glyphs, at: origin, color: color)
        drawRules(in: context, at: origin, color: color)
    }

    fileprivate func draw(in context: CGContext, at origin: CGPoint, color: CGColor, effects: TextEffects) {
        if let image = effects.image { return draw(image, in: context, at: origin, color: color) }
        context.saveGState()
        if effects.slant != 0, effects.slant.isFinite {
            context.translateBy(x: origin.x, y: origin.y)
            context.concatenate(CGAffineTransform(a: 1, b: 0, c: -effects.slant, d: 1, tx: 0, ty: 0))
            context.translateBy(x: -origin.x, y: -origin.y)
        }
        if effects.outline?.fills ?? true { context.draw(glyphs, at: origin, color: color) }
        if let outline = effects.outline {
            var outlined = glyphs
            outlined.outlineWidth = outline.width
            context.draw(outlined, at: origin, color: outline.color ?? color)
        }
        context.restoreGState()
        drawRules(in: context, at: origin, color: color)
    }

    private func draw(_ inline: InlineImage, in context: CGContext, at origin: CGPoint, color: CGColor) {
        if let image = inline.image {
            for cluster in clusters {
                let rect = CGRect(
                    x: origin.x + CGFloat(cluster.x) + inline.bounds.minX, y: origin.y - inline.bounds.maxY,
                    width: inline.bounds.width, height: inline.bounds.height)
                context.drawUpright(image, in: rect, tint: (inline.tint ?? (inline.isTemplate ? color : nil))?.rgba)
            }
        }
        drawRules(in: context, at: origin, color: color)
    }

    private func drawRules(in context: CGContext, at origin: CGPoint, color: CGColor) {
        for rule in rules {
            context.saveGState()
            let ink = rule.decoration.color ?? color
            context.setFillColor(ink)
            context.setStrokeColor(ink)
            for segment in rule.decoration.isByWord ? wordSegments : [0...max(0, glyphs.width)] {
                for (top, thickness) in rule.strokes {
                    rule.draw(
                        CGRect(
                            x: origin.x + segment.lowerBound, y: origin.y + top,
                            width: segment.upperBound - segment.lowerBound, height: thickness), in: context)
                }
            }
            context.restoreGState()
        }
    }

    /// The stretches without spaces, from the run's origin.
    private var wordSegments: [ClosedRange<CGFloat>] {
        var segments: [ClosedRange<CGFloat>] = []
        for group in 0..<groupCount where !isSpace(at: offset(ofGroup: group)) {
            let left = distance(ofGroup: group)
            let right = group + 1 < groupCount ? distance(ofGroup: group + 1) : glyphs.width
            if let last = segments.last, left - last.upperBound < 0.01 {
                segments[segments.count - 1] = last.lowerBound...max(left, right)
            } else {
                segments.append(left...max(left, right))
            }
        }
        return segments
    }
}

extension TextRule {
    /// The lines that make up the rule: how far their tops are below the baseline, and how thick they are.
    fileprivate var strokes: [(top: CGFloat, thickness: CGFloat)] {
        switch decoration.weight {
        case .single: [(offset, thickness)]
        case .thick: [(offset, thickness * 2)]
        case .double: [(offset, thickness), (offset + thickness * 2, thickness)]
        }
    }

    fileprivate func draw(_ rect: CGRect, in context: CGContext) {
        let unit = rect.height
        let lengths: [CGFloat] =
            switch decoration.pattern {
            case .solid: []
            case .dots: [2, 2]
            case .dashes: [7, 4]
            case .dashDots: [7, 3, 2, 3]
            case .dashDotDots: [7, 3, 2, 3, 2, 3]
            }
        guard !lengths.isEmpty else { return context.fill(rect) }
        context.setLineWidth(unit)
        context.setLineDash(phase: 0, lengths: lengths.map { $0 * unit })
        context.strokeLineSegments(between: [
            CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY),
        ])
    }
}
