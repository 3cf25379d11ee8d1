package import CoreGraphics
package import CoreText
package import Foundation
package import UIFoundation

/// The lines of a label with their positions in its rectangle, on whole pixels.
package struct LabelLines {
    package let layout: TextLayout
    /// The scale of the text, 1 for its full size.
    package let shrinking: CGFloat
    /// Pixels per point.
    package let pixelScale: CGFloat

    package init(layout: TextLayout, shrinking: CGFloat, pixelScale: CGFloat) {
        (self.layout, self.shrinking, self.pixelScale) = (layout, shrinking, pixelScale)
    }

    /// The widest line's width, rounded up, and the sum of all heights, each rounded up.
    package var size: CGSize { CGSize(width: up(layout.size.width), height: height) }

    /// The number of lines from the top that fit into a height; at least one.
    func count(fittingIn height: CGFloat) -> Int {
        var top: CGFloat = 0
        for (index, line) in layout.lines.enumerated() {
            // A rounding error must not cost a line.
            if index > 0, top + line.gap + up(line.height) > height + 0.01 { return index }
            top += line.gap + up(line.height)
        }
        return layout.lines.count
    }

    /// The baselines' distances from the top, on whole pixels.
    package var baselines: [CGFloat] {
        var baselines: [CGFloat] = []
        baselines.reserveCapacity(layout.lines.count)
        var top: CGFloat = 0
        for line in layout.lines { baselines.append(baseline(of: line, from: &top)) }
        return baselines
    }

    /// The baseline of a line at a height, on a whole pixel; the height becomes that of the next line.
    private func baseline(of line: TextLine, from top: inout CGFloat) -> CGFloat {
        defer { top += line.gap + up(line.height) }
        return round(top + line.gap + line.ascent)
    }

    /// The same lines in other colours; nil means the colour of the drawing call.
    package func recolored(_ color: (CGColor?) -> CGColor?) -> LabelLines {
        let lines = layout.lines.map { line in
            var line = line
            for index in line.runs.indices { line.runs[index].color = color(line.runs[index].color) }
            return line
        }
        return LabelLines(
            layout: TextLayout(lines: lines, size: layout.size, isTruncated: layout.isTruncated), shrinking: shrinking,
            pixelScale: pixelScale)
    }

    /// Draws into a rectangle, in its middle from top to bottom.
    ///
    /// `original` holds the same text at its full size when it was made smaller, and gives the original baseline.
    package func draw(
        in rect: CGRect, of context: CGContext, color: CGColor, original: LabelLines?,
        adjustment: UIBaselineAdjustment
    ) {
        var top = middle(of: rect, height: height)
        if let original {
            let originalTop = middle(of: rect, height: original.size.height)
            switch adjustment {
            case .alignBaselines:
                top = originalTop + (original.baselines.first ?? 0) - (baselines.first ?? 0)
            case .alignCenters: break
            case .none: top = originalTop
            }
        }
        var lineTop: CGFloat = 0
        for line in layout.lines {
            let start = CGPoint(
                x: rect.minX + indent(of: line, in: rect.width), y: top + baseline(of: line, from: &lineTop))
            line.draw(in: context, at: start, color: color)
        }
    }

    /// The top of lines of a height that are centred in a rectangle.
    func middle(of rect: CGRect, height: CGFloat) -> CGFloat {
        rect.minY + ((rect.height - height) / 2 * pixelScale).rounded(.down) / pixelScale
    }

    /// The indent of a line; that of a centred one is on a whole pixel.
    private func indent(of line: TextLine, in width: CGFloat) -> CGFloat {
        let x = line.placement.x(of: line.width, in: width)
        return line.placement.side == .center ? round(x) : x
    }

    private func up(_ length: CGFloat) -> CGFloat { (length * pixelScale - 0.001).rounded(.up) / pixelScale }
    private func round(_ length: CGFloat) -> CGFloat { (length * pixelScale).rounded() / pixelScale }

    private var height: CGFloat {
        var height: CGFloat = 0
        for line in layout.lines { height += up(line.height) + line.gap }
        return height
    }
}
