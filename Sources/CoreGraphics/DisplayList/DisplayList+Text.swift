package import Foundation

extension DisplayList {
    /// One line per command, for golden files and dumps; numbers are rounded to thousandths.
    package var text: String { commands.map(\.text).joined(separator: "\n") }
}

extension DisplayCommand {
    package var text: String {
        switch self {
        case .save: "save"
        case .restore: "restore"
        case .concatenate(let t):
            "concat " + t.text
        case .clip(let path, let rule): "clip" + rule.suffix + " " + path.text
        case .clipToMask(let image, let rect, let isUpright):
            "clip to mask \(image.width)x\(image.height) in \(rect.shortText)" + (isUpright ? "" : " mirrored")
        case .clipToGlyphs(let run, let origin): "clip to text \(run.shortText) at \(origin.shortText)"
        case .fill(let path, let rule, let paint): "fill" + rule.suffix + " " + paint.text + " " + path.text
        case .stroke(let path, let style, let paint): "stroke \(style.text) \(paint.text) \(path.text)"
        case .image(let image, let rect, let paint):
            "image \(image.width)x\(image.height) in \(rect.shortText)"
                + (paint.alpha == 1 ? "" : " alpha \(paint.alpha.shortText)")
                + (paint.tint.map { " tint " + $0.text } ?? "")
                + (paint.interpolation == .default ? "" : " interpolation \(paint.interpolation)")
                + effects(paint.blendMode, paint.shadow)
        case .glyphs(let run, let origin, let paint):
            "text \(run.shortText) at \(origin.shortText) "
                + (run.outlineWidth > 0 ? "outline \(run.outlineWidth.shortText) " : "") + paint.text
        case .strokeGlyphs(let run, let origin, let style, let paint):
            "stroke text \(run.shortText) at \(origin.shortText) \(style.text) \(paint.text)"
        case .gradient(let gradient, let paint): "gradient " + gradient.text + paint.effectText
        case .picture(let step): "picture \(step.picture.text)"
        case .resetClip: "reset clip"
        case .clear(let rect): "clear \(rect.shortText)"
        case .beginTransparencyLayer(let alpha, let blendMode, let shadow):
            "begin layer alpha \(alpha.shortText)" + effects(blendMode, shadow)
        case .endTransparencyLayer: "end layer"
        }
    }
}

extension CGPathFillRule {
    fileprivate var suffix: String { self == .evenOdd ? " even-odd" : "" }
}

extension GradientFill {
    /// One line for text forms, such as `linear 0,0 to 1,0 [0 #FF0000, 1 #0000FF] after`.
    package var text: String {
        let place =
            switch shape {
            case .linear(let from, let to): "linear \(from.shortText) to \(to.shortText)"
            case .radial(let from, let radius, let to, let endRadius):
                "radial \(from.shortText) \(radius.shortText) to \(to.shortText) \(endRadius.shortText)"
            case .elliptical(let center, let reach):
                "elliptical \(center.shortText) \(reach.width.shortText),\(reach.height.shortText)"
            case .conic(let center, let angle): "conic \(center.shortText) \(angle.shortText)"
            }
        let colors = stops.stops.map { "\($0.location.shortText) \($0.color.text)" }.joined(separator: ", ")
        return place + " [" + colors + "]"
            + (options.contains(.drawsBeforeStartLocation) ? " before" : "")
            + (options.contains(.drawsAfterEndLocation) ? " after" : "")
    }
}

extension Paint {
    /// Effects that the paint adds to pictures with colours of their own.
    fileprivate var effectText: String {
        (color.alpha == 1 ? "" : " alpha \(color.alpha.shortText)") + (blendMode == .normal ? "" : " \(blendMode)")
    }

    /// The colour or the pattern in one line, with the unusual settings for painting it.
    package var text: String {
        (pattern.map { $0.text + (color.alpha == 1 ? "" : " alpha \(color.alpha.shortText)") } ?? color.text)
            + (isAntialiased ? "" : " aliased") + effects(blendMode, shadow)
    }
}

/// Effects of composing besides plain painting, each word with a space before it.
private func effects(_ blendMode: CGBlendMode, _ shadow: Shadow?) -> String {
    (blendMode == .normal ? "" : " \(blendMode)")
        + (shadow.map { " shadow \($0.offset.width.shortText),\($0.offset.height.shortText) \($0.blur.shortText)" }
            ?? "")
}

extension PatternFill {
    fileprivate var text: String {
        "pattern \(bounds.shortText) step \(step.width.shortText),\(step.height.shortText)"
            + (transform.isIdentity ? "" : " by " + transform.text) + " {"
            + cell.commands.map(\.text).joined(separator: "; ") + "}"
    }
}

extension GlyphRun {
    fileprivate var shortText: String { "\"\(text)\" \(font.postScriptName ?? "?") \(size.shortText)" }
}

extension CGAffineTransform {
    fileprivate var text: String { [a, b, c, d, tx, ty].map(\.shortText).joined(separator: " ") }
}

extension StrokeStyle {
    fileprivate var text: String {
        width.shortText + (cap == .butt ? "" : " \(cap)") + (join == .miter ? "" : " \(join)")
            + (dashLengths.isEmpty ? "" : " dash " + dashLengths.map(\.shortText).joined(separator: ","))
    }
}

extension PathGeometry {
    package var text: String {
        if let rect = asRect { return "rect " + rect.shortText }
        return elements.map { element in
            switch element {
            case .move(let p): "M " + p.shortText
            case .line(let p): "L " + p.shortText
            case .curve(let end, let first, let second): "C \(first.shortText) \(second.shortText) \(end.shortText)"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

extension CGFloat {
    /// The number in thousandths without trailing zeros, `nan` or `inf` when it is not finite.
    package var shortText: String {
        guard isFinite else { return isNaN ? "nan" : self > 0 ? "inf" : "-inf" }
        let rounded = (self * 1000).rounded() / 1000
        if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return String(Int(rounded)) }
        return String(Double(rounded))
    }
}

extension CGPoint {
    package var shortText: String { x.shortText + "," + y.shortText }
}

extension CGRect {
    package var shortText: String {
        [minX, minY, width, height].map(\.shortText).joined(separator: ",")
    }
}
