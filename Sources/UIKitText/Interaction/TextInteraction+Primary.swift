import CoreGraphics
import CoreText
import Foundation
import UIKitCore

/// The primary selection of X11 and Wayland: selected text is offered to other programs, and a middle click pastes it.
extension TextInteraction {
    /// Seconds from a selecting key to the offer. A key that repeats would otherwise copy the text each time.
    private static let offerDelay = 0.1

    /// Offers the selected text as the primary selection.
    func offerSelection() {
        pendingOffer?.cancel()
        pendingOffer = nil
        guard view.isEditing, !view.isSecureTextEntry, !editing.selection.isEmpty else { return }
        let string = editing.textStore.string(in: editing.selection.range)
        PrimaryText.offer(string.replacing("\u{FFFC}", with: ""))
    }

    /// Offers the selected text after a delay, unless another key restarts the delay.
    func offerSelectionSoon() {
        pendingOffer?.cancel()
        guard let clock = AppClock.current else { return }
        pendingOffer = clock.deadlines.schedule(at: clock.now + Self.offerDelay, isRoutine: true) { [weak self] in
            self?.offerSelection()
        }
    }

    /// Cancels the pending offer, and removes the loupe and the menu.
    func endEditing() {
        pendingOffer?.cancel()
        pendingOffer = nil
        hideLoupe()
        closeMenu()
    }

    /// Makes the pending offer now, if there is one.
    func finishOffer() { if pendingOffer != nil { offerSelection() } }

    /// After an action that selects: offers the selection if the sender is a command, that is, the user chose it from a menu.
    func offerSelection(by sender: Any?) {
        guard sender is UICommand else { return }
        offerSelection()
        if selectsByFinger { openMenu() }
    }

    /// Moves the caret to a point and inserts the primary selection there.
    func pastePrimary(at point: CGPoint) {
        guard view.allowsEditing, !view.isSecureTextEntry, view.mayLayOut else { return }
        finishOffer()
        let position = position(at: point)
        let caret = TextSelection(at: position.index, isUpstream: position.isUpstream)
        view.performByUser {
            if view.isEditing {
                select(caret)
            } else {
                chosenSelection = caret
                guard view.becomeFirstResponder(), view.isEditing else { return }
            }
            if let text = PrimaryText.read(), view.isEditing { insert(text, .other, named: .paste) }
        }
    }
}
