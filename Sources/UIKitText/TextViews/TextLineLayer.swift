import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The drawing of one line in a text view's tile. It is moved with its line, and drawn again when the line looks different.
final class TextLineLayer: CALayer {
    /// Where lines are shown.
    struct Space: Equatable {
        /// The tile's bounds, whose top is on a whole row of pixels.
        var rect: CGRect
        /// The container's origin.
        var origin: CGPoint
        /// Pixels per point.
        var scale: CGFloat
        /// The colour of text that says none.
        var textColor: UIColor?

        static func == (left: Space, right: Space) -> Bool {
            left.rect == right.rect && left.origin == right.origin && left.scale == right.scale
                && left.textColor === right.textColor
        }

        /// The row of pixels on which glyphs are drawn whose baseline is at a height, counted from the top.
        func row(atY y: CGFloat) -> CGFloat { ((y - rect.minY) * scale).rounded() }

        /// The smallest rectangle of whole rows around heights.
        func rows(from top: CGFloat, to bottom: CGFloat) -> CGRect {
            let first = ((top - rect.minY) * scale).rounded(.down)
            let last = ((bottom - rect.minY) * scale).rounded(.up)
            return CGRect(
                x: rect.minX, y: rect.minY + first / scale, width: rect.width, height: max(1, last - first) / scale)
        }
    }

    /// Draws the line, in the text view's space, with the container's origin at a point.
    var drawing: (SeparateLine?, CGPoint) -> Void = { _, _ in }
    /// The line where it is drawn, from where the layer may have moved since.
    private var drawnLine: SeparateLine?
    /// The line that is shown: the drawn one, or one that looks the same.
    private var line: SeparateLine?
    private var space = Space(rect: .null, origin: .zero, scale: 1)
    /// The row of the baseline, counted from the layer's top; nil when the line is not made of glyphs alone.
    private var baselineRow: CGFloat?

    var lineName: SeparateLine.Name? { line?.name }

    // The lines are part of one text, which never moves apart.
    override func action(forKey event: String) -> (any CAAction)? { nil }

    override func draw(in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        drawing(drawnLine, space.origin)
        UIGraphicsPopContext()
    }

    /// Shows a line.
    func show(_ line: SeparateLine, in space: Space) {
        if let drawnLine, looksAsDrawn(line), canKeep(drawnLine, line, in: space) { return self.line = line }
        (self.line, drawnLine, self.space) = (line, line, space)
        let reach = line.plainReach
        let y = line.baseline + space.origin.y
        let rect = reach.map { space.rows(from: y - $0.above, to: y + $0.below) } ?? inkRect
        baselineRow = reach == nil ? nil : space.row(atY: y) - ((rect.minY - space.rect.minY) * space.scale).rounded()
        cover(rect, scale: space.scale)
    }

    /// Draws anew in a rectangle.
    func cover(_ rect: CGRect, scale: CGFloat) {
        contentsScale = scale
        bounds = rect
        position = CGPoint(x: rect.midX, y: rect.midY)
        setNeedsDisplay()
    }

    private func looksAsDrawn(_ line: SeparateLine) -> Bool {
        if lineName == line.name { return true }
        return baselineRow != nil && drawnLine.map(line.hasSameGlyphs) == true
    }

    /// Moves the drawing to the line's place; false if it would look different there.
    private func canKeep(_ former: SeparateLine, _ line: SeparateLine, in space: Space) -> Bool {
        let old = self.space
        guard old.scale == space.scale, old.origin.x == space.origin.x, old.rect.minX == space.rect.minX,
            old.rect.width == space.rect.width, old.textColor === space.textColor
        else { return false }
        let y = line.baseline + space.origin.y
        let top: CGFloat
        if let baselineRow {
            top = space.rect.minY + (space.row(atY: y) - baselineRow) / space.scale
        } else {
            // Drawing other than glyphs is smoothed at the edges, in another way at each fraction of a pixel.
            let shift = (y - former.baseline - old.origin.y) * space.scale
            let rise = (space.rect.minY - old.rect.minY) * space.scale
            guard abs(shift - shift.rounded()) < 1e-6, abs(rise - rise.rounded()) < 1e-6 else { return false }
            top = bounds.minY + shift.rounded() / space.scale
        }
        let place = CGPoint(x: position.x, y: top + bounds.height / 2)
        if position != place { position = place }
        return true
    }

    /// The rectangle that the drawing of a line takes, found by drawing it.
    private var inkRect: CGRect {
        let context = CGContext(bounds: space.rect)
        draw(in: context)
        let ink = context.finishedList().inkBounds
        guard !ink.isInfinite, !ink.isNull else { return space.rect }
        return space.rows(from: ink.minY, to: ink.maxY)
    }
}
