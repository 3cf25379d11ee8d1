package import CoreText
package import Foundation

/// The layout of an edited text: lines, caret positions and rectangles in the space of the view that shows it.
package protocol TextGeometry {
    /// Whether the paragraph that contains a position runs from right to left.
    func isRightToLeft(at place: Int) -> Bool
    /// The characters of the line that contains a position.
    func lineRange(at position: TextPosition) -> Range<Int>
    /// The position some lines below, or above when the number is negative.
    func position(_ lines: Int, linesFrom position: TextPosition) -> TextPosition
    /// The rectangle of a caret at a position.
    func caretRect(at position: TextPosition) -> CGRect
    /// The rectangles around the characters of a range, line by line.
    func rects(of range: Range<Int>) -> [CGRect]
    /// The position nearest to a point.
    func position(at point: CGPoint) -> TextPosition
    /// The index of the character at a point, in UTF-16 code units; nil beside the text.
    func characterIndex(at point: CGPoint) -> Int?
    /// The position some lines below or above, nearest to a horizontal distance from the left.
    ///
    /// - Parameters:
    ///   - lines: The number of lines, negative for lines above.
    ///   - position: The position to begin at.
    ///   - x: The distance from the left; nil for that of `position`.
    func position(_ lines: Int, linesFrom position: TextPosition, x: CGFloat?) -> TextPosition
    /// The number of lines by which the page keys move.
    var pageLength: Int { get }
    /// The rectangles around the characters of a range that are visible in a part of the view.
    func rects(of range: Range<Int>, showingIn part: CGRect) -> [CGRect]
}

/// Defaults for a text of one or a few lines.
extension TextGeometry {
    package func position(_ lines: Int, linesFrom position: TextPosition, x: CGFloat?) -> TextPosition {
        self.position(lines, linesFrom: position)
    }
    package var pageLength: Int { 1 }
    package func rects(of range: Range<Int>, showingIn part: CGRect) -> [CGRect] { rects(of: range) }
}
