import CoreGraphics
import CoreText
import Foundation
import UIKitCore

extension UITextField {
    /// How far beside the text's room a mouse still selects, so that it scrolls evenly there, in points.
    private static let scrollReach: CGFloat = 30
    /// Seconds between two steps of scrolling.
    private static let scrollInterval = 0.1

    /// A touch came down. In a field that is edited a mouse places the caret at once, a finger when it is lifted; the second tap
    /// of a series selects a word, the third everything.
    func beginDrag(_ touch: UITouch, with event: UIEvent?) {
        drag = nil
        guard isEditing else { return }
        let (position, isByMouse) = (line.position(at: start(of: touch)), touch.isPointer)
        switch touch.tapCount {
        case 3...: drag = TextDrag(unit: .all, origin: 0..<editing.length, isByMouse: isByMouse)
        case 2:
            let word = editing.wordRange(at: position.index)
            drag = TextDrag(unit: .word, origin: word, isByMouse: isByMouse)
        default:
            let extends = event?.modifierFlags.contains(.shift) == true
            let origin = extends ? editing.selection.anchor : position.index
            drag = TextDrag(unit: .character, origin: origin..<origin, isByMouse: isByMouse)
            guard isByMouse || extends else { return }
        }
        select(to: position)
    }

    /// Where a touch came down, which may come here later when a scroll view was in doubt about it.
    private func start(of touch: UITouch) -> CGPoint {
        guard let window else { return touch.location(in: self) }
        return convert(window.convertFromCanvas(touch.startLocation), from: nil)
    }

    func continueDrag(_ touch: UITouch) {
        guard isEditing, let drag else { return }
        let position = line.position(at: touch.location(in: self))
        if drag.unit == .character, !drag.isByMouse {
            // A finger has the caret with it.
            selectByUser(TextSelection(at: position.index, isUpstream: position.isUpstream))
        } else {
            selectAndScroll(to: touch)
        }
    }

    /// Selects up to a touch, and on and on while it rests beside the room of the text.
    private func selectAndScroll(to touch: UITouch) {
        let (room, point) = (editingRect(forBounds: bounds), touch.location(in: self))
        let reach = room.minX - Self.scrollReach...room.maxX + Self.scrollReach
        let former = editing.selection
        select(to: line.position(at: CGPoint(x: point.x.clamped(to: reach), y: point.y)))
        scrolling?.cancel()
        let isBeside = point.x < room.minX || point.x > room.maxX
        guard isBeside, editing.selection != former, let clock = AppClock.current else { return }
        scrolling = clock.deadlines.schedule(at: clock.now + Self.scrollInterval) { [weak self, weak touch] in
            guard let self, let touch, isEditing, drag != nil else { return }
            selectAndScroll(to: touch)
        }
    }

    func endDrag(_ touch: UITouch?) {
        defer { drag = nil }
        guard let touch, touch.tapCount > 0, bounds.contains(touch.location(in: self)) else { return }
        let position = line.position(at: touch.location(in: self))
        let selection = TextSelection(at: position.index, isUpstream: position.isUpstream)
        if !isEditing {
            chosenSelection = selection
            becomeFirstResponder()
        } else if drag?.unit == .character, !touch.isPointer, drag?.origin.lowerBound == position.index {
            selectByUser(selection)
        }
    }

    private func select(to position: TextPosition) {
        guard let drag else { return }
        selectByUser(
            drag.selection(at: position.index, isUpstream: position.isUpstream, in: editing))
    }

    /// Whether a recognizer above would take a mouse that selects text.
    func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
        guard isEditing, recognizer.view !== self, recognizer is UIPanGestureRecognizer else { return false }
        return recognizer.touches.contains { $0.isPointer && $0.type == .direct && $0.view === self }
    }

    /// Begins editing where a menu is asked for, and places the caret there unless that is in the selection. False where there is
    /// none.
    func prepareMenu(at location: CGPoint) -> Bool {
        // A mouse button that rests selects.
        guard drag?.isByMouse != true, becomeFirstResponder() else { return false }
        let position = line.position(at: location)
        let selected = editing.selection.range
        if selected.isEmpty || !(selected.lowerBound...selected.upperBound).contains(position.index) {
            selectByUser(TextSelection(at: position.index, isUpstream: position.isUpstream))
        }
        return true
    }
}
