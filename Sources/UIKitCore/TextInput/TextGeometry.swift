package import CoreText
package import Foundation

/// Where the characters of an edited text stand; rectangles are in the space of the view that shows it.
package protocol TextGeometry {
    /// Whether the paragraph at a place runs from right to left.
    func isRightToLeft(at place: Int) -> Bool
    /// The characters of the line that shows a place.
    func lineRange(at position: TextPosition) -> Range<Int>
    /// The place some lines further down, or up when negative.
    func position(_ lines: Int, linesFrom position: TextPosition) -> TextPosition
    /// The caret at a place.
    func caretRect(at position: TextPosition) -> CGRect
    /// The rectangles around the characters of a range, line by line.
    func rects(of range: Range<Int>) -> [CGRect]
    /// The place nearest to a point.
    func position(at point: CGPoint) -> TextPosition
    /// The place some lines further, as near as possible to a distance from the left; nil stands for the place's own.
    func position(_ lines: Int, linesFrom position: TextPosition, x: CGFloat?) -> TextPosition
    /// The number of lines by which a page's keys move.
    var pageLength: Int { get }
    /// The rectangles around the characters of a range as far as they show in a part of the view.
    func rects(of range: Range<Int>, showingIn part: CGRect) -> [CGRect]
}

/// One line, or a few.
extension TextGeometry {
    package func position(_ lines: Int, linesFrom position: TextPosition, x: CGFloat?) -> TextPosition {
        self.position(lines, linesFrom: position)
    }
    package var pageLength: Int { 1 }
    package func rects(of range: Range<Int>, showingIn part: CGRect) -> [CGRect] { rects(of: range) }
}
