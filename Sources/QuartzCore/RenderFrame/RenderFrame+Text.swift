import CoreGraphics
import Foundation

extension RenderFrame {
    /// The frame as indented lines, one per node, each followed by its recorded drawing: the form of golden files.
    ///
    /// Times, indices, layer identities and content versions are left out, so equal pictures have equal texts.
    package nonisolated var text: String {
        var lines = [
            "frame \(surface.size.width.shortText)x\(surface.size.height.shortText) @\(surface.scale.shortText)"
                + (surface.isLetterboxed
                    ? " canvas \(surface.canvasSize.width.shortText)x\(surface.canvasSize.height.shortText)"
                        + " at \(surface.canvasOrigin.shortText) x\(surface.canvasScale.shortText)" : "")
        ]
        for root in roots { root.appendText(to: &lines, depth: 1) }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension RenderNode {
    fileprivate nonisolated func appendText(to lines: inout [String], depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        lines.append(indent + summary)
        if case .drawing(let drawing) = style.contents {
            for line in drawing.list.text.split(separator: "\n") { lines.append(indent + "  | " + line) }
        }
        if let mask = style.rare?.mask {
            lines.append(indent + "  mask")
            mask.appendText(to: &lines, depth: depth + 2)
        }
        for child in children.array { child.appendText(to: &lines, depth: depth + 1) }
    }

    /// The node's class, geometry and style in one line, defaults left out.
    package nonisolated var summary: String {
        var words = [name]
        if placement.isTranslation {
            words.append(CGRect(origin: bounds.origin.applying(placement), size: bounds.size).shortText)
            if bounds.origin != .zero { words.append("origin \(bounds.origin.shortText)") }
        } else {
            words.append("bounds \(bounds.shortText)")
            let t = placement
            words.append(
                "by [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.shortText).joined(separator: " ") + "]")
        }
        if style.opacity != 1 { words.append("opacity \(style.opacity.shortText)") }
        if !style.fadesAsGroup { words.append("in parts") }
        if let color = style.backgroundColor { words.append("fill \(color.text)") }
        if style.borderWidth > 0 { words.append("border \(style.borderWidth.shortText) \(style.borderColor.text)") }
        if style.cornerRadius > 0 { words.append("radius \(style.cornerRadius.shortText)") }
        if style.maskedCorners != .all { words.append("corners \(style.maskedCorners.rawValue)") }
        if style.clipsToBounds { words.append("clips") }
        if let shadow = style.shadow {
            words.append("shadow \(shadow.color.text) \(shadow.blur.shortText)")
            if shadow.offset != .zero {
                words.append("by \(shadow.offset.width.shortText),\(shadow.offset.height.shortText)")
            }
        }
        words += style.rare?.words ?? []
        switch style.contents {
        case .none: break
        case .gradient(let gradient): words.append("gradient " + gradient.text)
        case .backdrop(let backdrop): words.append(backdrop.text)
        case .image(let image):
            words.append("image \(image.image.width)x\(image.image.height) \(image.gravity)")
            if image.scale != 1 { words.append("x\(image.scale.shortText)") }
            if image.center != CGRect(x: 0, y: 0, width: 1, height: 1) {
                words.append("center \(image.center.shortText)")
            }
            words += image.sampling.words
            if let tint = image.tint { words.append("tint \(tint.text)") }
        case .drawing(let drawing):
            words.append("drawn")
            if drawing.scale != 1 { words.append("x\(drawing.scale.shortText)") }
            if drawing.gravity != .asDrawn, drawing.size != bounds.size {
                words.append("at \(drawing.size.width.shortText)x\(drawing.size.height.shortText)")
            }
            words += drawing.sampling.words
        }
        return words.joined(separator: " ")
    }
}
