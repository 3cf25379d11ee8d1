import CoreGraphics
import CoreText
import Foundation
import UIKitCore

/// Moving the caret or an end of the selection with a finger.
extension TextInteraction {
    /// The caret rectangles at the start and at the end of the selection.
    private var ends: (start: CGRect, end: CGRect) {
        let (range, geometry) = (editing.selection.range, geometry)
        return (
            geometry.caretRect(at: TextPosition(index: range.lowerBound, isUpstream: false)),
            geometry.caretRect(at: TextPosition(index: range.upperBound, isUpstream: true))
        )
    }

    /// Whether the selection has handles now.
    private var hasHandles: Bool {
        selectsByFinger && view.isEditing && view.mayLayOut && !editing.selection.isEmpty
            && !(view.hasParagraphs && view.clearsOnInsertion)
    }

    /// Positions the handles at the ends of the selection, and hides a handle whose end is outside of the canvas.
    func layOutHandles() {
        guard hasHandles else {
            handles?.start.removeFromSuperview()
            handles?.end.removeFromSuperview()
            handles = nil
            return
        }
        let handles = handles ?? (start: SelectionHandle(isStart: true), end: SelectionHandle(isStart: false))
        self.handles = handles
        let (start, end) = ends
        for (handle, caret) in [(handles.start, start), (handles.end, end)] {
            if handle.superview !== host { host.addSubview(handle) }
            handle.layOut(at: caret)
            handle.isHidden = !canvas.bounds.insetBy(dx: -caret.width, dy: 0).intersects(caret)
        }
    }

    /// Runs a function while neither handles nor highlights show, as for a picture of the text.
    func withoutMarks<Result>(_ deed: () -> Result) -> Result {
        let shown = [handles?.start, handles?.end].compactMap(\.self).filter { !$0.isHidden }
        canvas.hideHighlights(true)
        for handle in shown { handle.isHidden = true }
        defer {
            canvas.hideHighlights(false)
            for handle in shown { handle.isHidden = false }
        }
        return deed()
    }

    /// The drag that a finger at a point begins, and the offset from the point to the centre of the caret or handle. Nil: the
    /// point is in the touch area of neither.
    private func hold(at point: CGPoint) -> (drag: TextDrag, grip: CGVector)? {
        guard view.isEditing, view.mayLayOut else { return nil }
        guard !editing.selection.isEmpty else { return holdOfCaret(at: point) }
        guard hasHandles else { return nil }
        let (range, (start, end)) = (editing.selection.range, ends)
        let held = [(start, true, range.upperBound), (end, false, range.lowerBound)].filter { caret, isStart, _ in
            canvas.bounds.insetBy(dx: -caret.width, dy: 0).intersects(caret)
                && SelectionHandle.area(at: caret, isStart: isStart).contains(point)
        }
        func distance(_ caret: CGRect) -> CGFloat { hypot(caret.midX - point.x, caret.midY - point.y) }
        guard let (caret, _, fixed) = held.min(by: { distance($0.0) < distance($1.0) }) else { return nil }
        return (TextDrag(unit: .end, origin: fixed..<fixed, isByMouse: false), Self.grip(from: point, to: caret))
    }

    private func holdOfCaret(at point: CGPoint) -> (drag: TextDrag, grip: CGVector)? {
        guard view.allowsEditing else { return nil }
        let (place, caret) = (editing.selection.head, caretRect)
        guard SelectionHandle.enlarged(caret).contains(point) else { return nil }
        return (TextDrag(unit: .caret, origin: place..<place, isByMouse: false), Self.grip(from: point, to: caret))
    }

    private static func grip(from point: CGPoint, to caret: CGRect) -> CGVector {
        CGVector(dx: caret.midX - point.x, dy: caret.midY - point.y)
    }

    var caretRect: CGRect {
        geometry.caretRect(at: TextPosition(index: editing.selection.head, isUpstream: editing.selection.isUpstream))
    }

    /// Begins to drag the handle or the caret at a point; false if there is none.
    func grab(at point: CGPoint) -> Bool {
        guard let (drag, grip) = hold(at: point) else { return false }
        setDrag(drag)
        self.grip = grip
        return true
    }

    /// Whether a recognizer's only touch is a finger that drags a handle or the caret, or that began on one.
    func isHeld(by recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer is UIPanGestureRecognizer, recognizer.touches.count == 1, let touch = recognizer.touches.first,
            !touch.isPointer, touch.tapCount <= 1, touch.view === host
        else { return false }
        return drag?.unit == .end || drag?.unit == .caret || hold(at: start(of: touch)) != nil
    }
}
