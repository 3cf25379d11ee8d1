import CoreGraphics
import CoreText
import UIKitCore

/// The geometry of a text view while the app is editing its storage and the text cannot be laid out.
struct SuspendedTextGeometry: TextGeometry {
    /// The view's bounds.
    let bounds: CGRect
    let length: Int

    func isRightToLeft(at place: Int) -> Bool { false }
    func lineRange(at position: TextPosition) -> Range<Int> { 0..<length }
    func position(_ lines: Int, linesFrom position: TextPosition) -> TextPosition {
        TextPosition(index: lines < 0 ? 0 : length, isUpstream: lines > 0)
    }
    func caretRect(at position: TextPosition) -> CGRect { bounds }
    func rects(of range: Range<Int>) -> [CGRect] { [] }
    func position(at point: CGPoint) -> TextPosition { TextPosition(index: length, isUpstream: true) }
    func characterIndex(at point: CGPoint) -> Int? { nil }
}
