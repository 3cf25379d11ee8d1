import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The geometry of a text view's text as laid out by its layout manager.
struct LaidOutTextGeometry: TextGeometry {
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// The container's origin in the view's space.
    let origin: CGPoint
    let length: Int
    let pixelScale: CGFloat
    /// The height of the visible part of the text.
    let visibleHeight: CGFloat
    /// The line height of an empty text that no line of the container represents.
    let plainHeight: CGFloat

    // MARK: Lines

    /// The line that contains a position; nil if it does not fit into the container.
    private func line(at position: TextPosition) -> LaidOutLine? {
        if position.index >= length {
            if let extra = manager.laidOutExtraLine { return extra }
            return length > 0 ? manager.laidOutLine(at: length - 1) : nil
        }
        guard let line = manager.laidOutLine(at: position.index) else { return nil }
        guard position.isUpstream, position.index == line.range.lowerBound, position.index > 0,
            let former = manager.laidOutLine(at: position.index - 1), former.content.upperBound == position.index
        else { return line }
        return former
    }

    private func line(behind line: LaidOutLine) -> LaidOutLine? {
        guard line.range.upperBound < length else {
            return line.range.isEmpty ? nil : manager.laidOutExtraLine
        }
        return manager.laidOutLine(at: line.range.upperBound)
    }

    private func line(before line: LaidOutLine) -> LaidOutLine? {
        line.range.lowerBound > 0 ? manager.laidOutLine(at: line.range.lowerBound - 1) : nil
    }

    private func x(of position: TextPosition, in line: LaidOutLine) -> CGFloat {
        let right = container.size.width > 0 ? container.size.width - TextCaret.width : .infinity
        return max(0, min(line.caretX(at: position), right))
    }

    // MARK: TextGeometry

    func isRightToLeft(at place: Int) -> Bool {
        line(at: TextPosition(index: place, isUpstream: false))?.isRightToLeft ?? false
    }

    func lineRange(at position: TextPosition) -> Range<Int> { line(at: position)?.content ?? 0..<length }

    func position(_ lines: Int, linesFrom position: TextPosition) -> TextPosition {
        self.position(lines, linesFrom: position, x: nil)
    }

    func position(_ lines: Int, linesFrom position: TextPosition, x: CGFloat?) -> TextPosition {
        let end = TextPosition(index: lines < 0 ? 0 : length, isUpstream: lines > 0)
        guard var line = line(at: position) else { return end }
        let left = x.map { $0 - origin.x } ?? self.x(of: position, in: line)
        for _ in 0..<abs(lines) {
            guard let next = lines < 0 ? self.line(before: line) : self.line(behind: line) else { return end }
            line = next
        }
        return line.position(atX: left)
    }

    var pageLength: Int { max(1, Int(visibleHeight / max(1, plainHeight)) - 1) }

    func caretRect(at position: TextPosition) -> CGRect {
        guard let line = line(at: position) else {
            return CGRect(
                x: origin.x + container.lineFragmentPadding, y: origin.y, width: TextCaret.width, height: plainHeight)
        }
        return CGRect(
            x: (origin.x + x(of: position, in: line)).roundedToPixels(pixelScale), y: origin.y + line.usedRect.minY,
            width: TextCaret.width, height: line.usedRect.height)
    }

    func rects(of range: Range<Int>) -> [CGRect] { rects(of: range, in: range) }

    /// The boxes of a range in the lines that show in a rectangle of the view, without the spacing of lines and paragraphs.
    func rects(of range: Range<Int>, showingIn part: CGRect) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        let visible = manager.glyphRange(forBoundingRect: part.offsetBy(dx: -origin.x, dy: -origin.y), in: container)
        return rects(of: range.clamped(to: visible.location..<visible.upperBound), in: range).map(withoutSpacing)
    }

    private func withoutSpacing(_ rect: CGRect) -> CGRect {
        let middle = CGPoint(x: rect.midX - origin.x, y: rect.midY - origin.y)
        guard let line = manager.laidOutLine(nearest: middle, in: container) else { return rect }
        let used = line.usedRect
        return CGRect(x: rect.minX, y: used.minY + origin.y, width: rect.width, height: used.height)
    }

    private func rects(of part: Range<Int>, in selected: Range<Int>) -> [CGRect] {
        guard !part.isEmpty else { return [] }
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(part), withinSelectedGlyphRange: NSRange(selected), in: container
        ) { rect, _ in rects.append(inContainer(rect).offsetBy(dx: origin.x, dy: origin.y)) }
        return rects
    }

    /// Clips a rectangle horizontally to the container. A character wider than the container extends beyond it.
    private func inContainer(_ rect: CGRect) -> CGRect {
        guard container.size.width > 0 else { return rect }
        let (left, right) = (max(0, min(rect.minX, container.size.width)), min(rect.maxX, container.size.width))
        return CGRect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height)
    }

    /// The line closest to a point vertically; the empty last line if the point is in or below it.
    private func line(nearest point: CGPoint) -> LaidOutLine? {
        let own = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        if let extra = manager.laidOutExtraLine, own.y >= extra.rect.minY { return extra }
        return manager.laidOutLine(nearest: own, in: container)
    }

    func position(at point: CGPoint) -> TextPosition {
        line(nearest: point)?.position(atX: point.x - origin.x) ?? TextPosition(index: 0, isUpstream: false)
    }

    /// The index of the character at a point; nil beside the text.
    func characterIndex(at point: CGPoint) -> Int? {
        guard let line = line(nearest: point), line.rect.minY <= point.y - origin.y, point.y - origin.y < line.rect.maxY
        else { return nil }
        return line.characterIndex(atX: point.x - origin.x)
    }
}
