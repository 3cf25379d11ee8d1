import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The drawing of the text: line by line where that looks the same as drawing it at once.
extension UITextView {
    /// The lines in a rectangle of the view, which this lays out; nil if they must be drawn at once. Use it only if `mayLayOut`
    /// is true.
    func separateLines(in rect: CGRect) -> [SeparateLine]? {
        let geometry = shownGeometry
        if geometry.manager.textLayoutManager?.drawsFragments == true { return nil }
        let heights = rect.offsetBy(dx: 0, dy: -geometry.origin.y)
        guard heights.minY < heights.maxY else { return [] }
        return geometry.manager.separateLines(touching: heights.minY..<heights.maxY)
    }

    /// Draws the text in a rectangle of the view, and underlines the marked text.
    func drawText(in rect: CGRect) {
        guard mayLayOut else { return }
        drawBackground(in: rect)
        let geometry = shownGeometry
        if let manager = geometry.manager.textLayoutManager, manager.drawsFragments {
            UIGraphicsGetCurrentContext().map { manager.draw(in: rect, at: geometry.origin, $0) }
        } else {
            geometry.manager.drawGlyphs(forGlyphRange: characters(in: rect, of: geometry), at: geometry.origin)
        }
        drawMarks(in: rect)
    }

    /// Draws the parts behind the text: background colours, matches of a search and a pressed item.
    func drawBackground(in rect: CGRect) {
        guard mayLayOut else { return }
        let geometry = shownGeometry
        let range = characters(in: rect, of: geometry)
        if geometry.manager.textLayoutManager?.drawsFragments != true {
            geometry.manager.drawBackground(forGlyphRange: range, at: geometry.origin)
        }
        if let finding, let context = UIGraphicsGetCurrentContext() {
            finding.draw(range.location..<range.upperBound, in: rect, of: geometry, with: context)
        }
        drawPressedItem(in: rect, of: geometry)
    }

    /// Draws the highlight of the pressed item.
    private func drawPressedItem(in rect: CGRect, of geometry: LaidOutTextGeometry) {
        guard contentState.isItemPressed, let item = contentState.item else { return }
        let range = (item.range.location..<item.range.upperBound).clamped(to: 0..<editing.length)
        UIColor.systemFill.resolvedColor(with: traitCollection).setFill()
        for box in geometry.rects(of: range, showingIn: rect) {
            UIBezierPath(roundedRect: box.insetBy(dx: -2, dy: 0), cornerRadius: 4).fill()
        }
    }

    /// Draws a line of the text, with the container's origin at a point.
    func draw(_ line: SeparateLine, at origin: CGPoint) { currentManager.draw(line, at: origin) }

    /// Underlines the marked text.
    func drawMarks(in rect: CGRect) {
        guard mayLayOut, let marked = editing.marked, let context = UIGraphicsGetCurrentContext() else { return }
        let geometry = shownGeometry
        context.setFillColor(geometry.manager.textColor.cgColor)
        for line in geometry.rects(of: marked, showingIn: rect) {
            context.fill(CGRect(x: line.minX, y: line.maxY - 1, width: line.width, height: 1))
        }
    }

    private func characters(in rect: CGRect, of geometry: LaidOutTextGeometry) -> NSRange {
        geometry.manager.glyphRange(
            forBoundingRect: rect.offsetBy(dx: -geometry.origin.x, dy: -geometry.origin.y), in: container)
    }
}
