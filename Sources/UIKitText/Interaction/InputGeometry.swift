import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The layout of an app's text, as its `UITextInput` tells it.
struct InputGeometry: TextGeometry {
    let store: InputTextStore
    /// The part of the view's space in which text is visible.
    let room: CGRect

    private var input: (any UITextInput)? { store.input }

    private func textPosition(of position: UITextPosition?) -> TextPosition? {
        position.map { TextPosition(index: store.index(of: $0), isUpstream: false) }
    }

    func isRightToLeft(at place: Int) -> Bool {
        store.position(place).flatMap { input?.baseWritingDirection(for: $0, in: .forward) } == .rightToLeft
    }

    func lineRange(at position: TextPosition) -> Range<Int> {
        guard let input, let place = store.position(position.index) else { return 0..<0 }
        let sides = [UITextLayoutDirection.left, .right].compactMap { side in
            input.characterRange(byExtending: place, in: side).map(store.indices)
        }
        guard let first = sides.first else { return store.paragraphRange(around: position.index) }
        return sides.reduce(first) { min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound) }
    }

    /// The position some lines away; the text's beginning or end where there are not so many.
    func position(_ lines: Int, linesFrom position: TextPosition) -> TextPosition {
        guard let input, let place = store.position(position.index) else { return position }
        let found = input.position(from: place, in: lines < 0 ? .up : .down, offset: abs(lines))
        return textPosition(of: found) ?? TextPosition(index: lines < 0 ? 0 : store.length, isUpstream: false)
    }

    func position(_ lines: Int, linesFrom position: TextPosition, x: CGFloat?) -> TextPosition {
        let found = self.position(lines, linesFrom: position)
        let caret = caretRect(at: found)
        guard let x, caret.midY != caretRect(at: position).midY else { return found }
        return self.position(at: CGPoint(x: x, y: caret.midY))
    }

    var pageLength: Int {
        let height = caretRect(at: TextPosition(index: 0, isUpstream: false)).height
        return height > 0 ? max(1, Int(room.height / height) - 1) : 1
    }

    func caretRect(at position: TextPosition) -> CGRect {
        store.position(position.index).flatMap { input?.caretRect(for: $0) } ?? .zero
    }

    func rects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty, let range = store.range(range) else { return [] }
        return input?.selectionRects(for: range).map(\.rect).filter { !$0.isEmpty } ?? []
    }

    func position(at point: CGPoint) -> TextPosition {
        textPosition(of: input?.closestPosition(to: point)) ?? TextPosition(index: 0, isUpstream: false)
    }

    func characterIndex(at point: CGPoint) -> Int? {
        input?.characterRange(at: point).map { store.indices($0).lowerBound }
    }
}
