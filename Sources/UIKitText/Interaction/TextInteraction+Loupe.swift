import CoreGraphics
import CoreText
import Foundation
import UIKitCore

/// The long press: moves the caret under a loupe.
extension TextInteraction {
    /// Moves the caret and the loupe to a point of the view.
    func carryCaret(to point: CGPoint) {
        let position = position(at: point)
        select(TextSelection(at: position.index, isUpstream: position.isUpstream))
        showLoupe()
    }

    /// Shows the loupe at the caret.
    func showLoupe() {
        guard host.window != nil, view.isEditing, view.mayLayOut else { return hideLoupe() }
        let caret = caretRect
        let point = CGPoint(x: caret.midX, y: caret.midY)
        canvas.wakeCaret()
        loupe = loupe ?? UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: host)
        loupe?.move(to: point, withCaretRect: caret, trackingCaret: true)
    }

    func hideLoupe() {
        loupe?.invalidate()
        loupe = nil
    }

    // MARK: The press

    /// Whether a long press may begin. It may not on a link, whose context menu opens instead, nor on text that it lifts.
    func mayPress(_ recognizer: UIGestureRecognizer) -> Bool {
        let takesFinger = drag.map { $0.unit == .character || $0.unit == .caret } ?? true
        guard view.allowsSelecting, takesFinger, recognizer.touches.allSatisfy({ !$0.isPointer && $0.view === host })
        else { return false }
        let point = recognizer.location(in: host)
        return view.mayLayOut && !view.hasItem(at: point) && dragging?.mayLift(at: point) != true
    }

    func followPress(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: host)
        view.performByUser {
            switch recognizer.state {
            case .began: beginPress(at: point)
            case .changed: if pressMovesCaret, view.isEditing { carryCaret(to: point) }
            case .ended:
                hideLoupe()
                offerSelection()
                if view.isEditing { openMenu() }
            default: hideLoupe()
            }
        }
    }

    private func beginPress(at point: CGPoint) {
        selectsByFinger = true
        closeMenu()
        let position = position(at: point)
        // A press on the selection keeps it; the menu opens at the end.
        pressMovesCaret = view.allowsEditing && !isSelected(position, at: point)
        if !view.isEditing {
            chosenSelection = TextSelection(at: position.index, isUpstream: position.isUpstream)
            guard view.becomeFirstResponder(), view.isEditing else { return pressMovesCaret = false }
        }
        // The delegates that were notified may have changed the text.
        guard view.mayLayOut else { return pressMovesCaret = false }
        let current = self.position(at: point)
        if pressMovesCaret {
            carryCaret(to: point)
        } else if !isSelected(current, at: point) {
            select(TextSelection(word(at: point, near: current, skipsSpaces: true)))
        }
    }

    /// Whether a point is inside the selection's highlights.
    func isSelected(_ position: TextPosition, at point: CGPoint) -> Bool {
        let range = editing.selection.range
        guard view.isEditing, !range.isEmpty, (range.lowerBound...range.upperBound).contains(position.index) else {
            return false
        }
        return geometry.rects(of: range, showingIn: canvas.bounds).contains { $0.contains(point) }
    }
}
