import CoreGraphics
import CoreText
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Selection by touches, and activation of items.
extension UITextView {
    /// Whether a pan recognizer may not begin, because the drag selects text.
    func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
        isSelectable && interaction.keepsDrag(from: recognizer)
    }

    /// Begins handling a touch; returns false if the view does not handle it.
    func beginTouch(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        // Hash order: the set has one touch.
        guard isSelectable, mayLayOut, contentState.touch == nil, let touch = touches.first, touches.count == 1,
            touch.buttonMask.contains(.primary)
        else { return false }
        (contentState.touch, contentState.isTouchRefused) = (touch, false)
        contentState.touchedSelection = editing.selection
        contentState.item = isEditable ? nil : item(at: touch.location(in: self))
        pressItem(contentState.item != nil)
        performByUser {
            if touch.isPointer, !isFirstResponder, contentState.item == nil {
                let position = interaction.position(at: touch.location(in: self))
                interaction.chosenSelection = TextSelection(at: position.index, isUpstream: position.isUpstream)
                contentState.isTouchRefused = !becomeFirstResponder()
            }
            if !contentState.isTouchRefused { interaction.beginDrag(touch, with: event) }
        }
        return true
    }

    func continueTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = contentState.touch, touches.contains(touch) else { return false }
        if let item = contentState.item { pressItem(self.item(at: touch.location(in: self))?.range == item.range) }
        performByUser { interaction.continueDrag(touch) }
        return true
    }

    func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = contentState.touch, touches.contains(touch) else { return false }
        contentState.touch = nil
        pressItem(false)
        if contentState.isTouchRefused {
            contentState.isTouchRefused = false
        } else if let item = contentState.item, touch.tapCount == 1,
            editing.selection.isEmpty || editing.selection == contentState.touchedSelection,
            self.item(at: touch.location(in: self))?.range == item.range
        {
            interaction.setDrag(nil)
            use(item, at: touch.location(in: self))
        } else {
            performByUser { interaction.endDrag(touch) }
        }
        return true
    }

    func cancelTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = contentState.touch, touches.contains(touch) else { return false }
        pressItem(false)
        (contentState.touch, contentState.item) = (nil, nil)
        interaction.setDrag(nil)
        return true
    }

    // MARK: The pressed item

    /// Highlights the item at which the touch began, or removes the highlight.
    private func pressItem(_ isPressed: Bool) {
        guard contentState.isItemPressed != isPressed else { return }
        contentState.isItemPressed = isPressed
        tile.setNeedsDisplay()
    }
}
