import CoreGraphics
import CoreText
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Selection by touches, and activation of links.
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
        performByUser {
            if touch.isPointer, !isFirstResponder, contentState.item == nil {
                let position = geometry.position(at: touch.location(in: self))
                interaction.chosenSelection = TextSelection(at: position.index, isUpstream: position.isUpstream)
                contentState.isTouchRefused = !becomeFirstResponder()
            }
            if !contentState.isTouchRefused { interaction.beginDrag(touch, with: event) }
        }
        return true
    }

    func continueTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = contentState.touch, touches.contains(touch) else { return false }
        performByUser { interaction.continueDrag(touch) }
        return true
    }

    func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = contentState.touch, touches.contains(touch) else { return false }
        contentState.touch = nil
        if contentState.isTouchRefused {
            contentState.isTouchRefused = false
        } else if let item = contentState.item, touch.tapCount == 1,
            editing.selection.isEmpty || editing.selection == contentState.touchedSelection,
            self.item(at: touch.location(in: self))?.range == item.range
        {
            interaction.setDrag(nil)
            use(item)
        } else {
            performByUser { interaction.endDrag(touch) }
        }
        return true
    }

    func cancelTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = contentState.touch, touches.contains(touch) else { return false }
        (contentState.touch, contentState.item) = (nil, nil)
        interaction.setDrag(nil)
        return true
    }

    // MARK: Links

    private func item(at point: CGPoint) -> TextItem? {
        guard mayLayOut else { return nil }
        return shownGeometry.characterIndex(at: point).flatMap { TextItem(at: $0, in: store.storage) }
    }

    func hasItem(at point: CGPoint) -> Bool {
        guard isSelectable, let item = item(at: point), case .link = item.content else { return false }
        return true
    }

    /// The actions to open and to copy a link; empty if the delegate refuses, nil where there is no link.
    func itemActions(at point: CGPoint) -> [UIMenuElement]? {
        guard isSelectable, let item = item(at: point), case .link(let url) = item.content else { return nil }
        guard
            delegate?.textView(
                self, shouldInteractWith: url, in: NSRange(item.range), interaction: .presentActions) != false
        else { return [] }
        return [
            UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
            UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
        ]
    }

    /// Opens a link if the delegate permits; notifies the delegate of an attachment.
    private func use(_ item: TextItem) {
        let range = NSRange(item.range)
        switch item.content {
        case .link(let url):
            guard
                delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) != false
            else { return }
            UIApplication.shared.open(url)
        case .attachment(let attachment):
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
        }
    }
}
