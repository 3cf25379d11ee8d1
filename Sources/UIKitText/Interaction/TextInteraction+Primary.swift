import CoreGraphics
import CoreText
import Foundation
import UIKitCore

/// The text that is selected on the desktop: what the user selects here is offered there, and a middle press pastes it.
extension TextInteraction {
    /// Seconds from a key that selects to the offer, so that a key that is held does not copy the text each time it repeats.
    private static let offerDelay = 0.1

    /// Offers what the user has selected to all programs, as at the end of a touch.
    func offerSelection() {
        pendingOffer?.cancel()
        pendingOffer = nil
        guard view.isEditing, !view.isSecureTextEntry, !editing.selection.isEmpty else { return }
        let string = editing.textStore.string(in: editing.selection.range)
        PrimaryText.offer(string.replacing("\u{FFFC}", with: ""))
    }

    /// Offers what a key has selected, once no further key follows.
    func offerSelectionSoon() {
        pendingOffer?.cancel()
        guard let clock = AppClock.current else { return }
        pendingOffer = clock.deadlines.schedule(at: clock.now + Self.offerDelay, isRoutine: true) { [weak self] in
            self?.offerSelection()
        }
    }

    /// Ends what waits or shows only while the text is edited.
    func endEditing() {
        pendingOffer?.cancel()
        pendingOffer = nil
        hideLoupe()
        closeMenu()
    }

    /// Offers at once what waits to be offered.
    func finishOffer() { if pendingOffer != nil { offerSelection() } }

    /// Selects by an action, which the user has chosen in a menu when a command is its sender.
    func offerSelection(by sender: Any?) {
        guard sender is UICommand else { return }
        offerSelection()
        if selectsByFinger { openMenu() }
    }

    /// Places the caret, and pastes the text that is selected in any program there.
    func pastePrimary(at point: CGPoint) {
        guard view.allowsEditing, !view.isSecureTextEntry, view.mayLayOut else { return }
        finishOffer()
        let position = geometry.position(at: point)
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
