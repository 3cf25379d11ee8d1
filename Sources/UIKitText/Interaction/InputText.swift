import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The text of an app's `UITextInput`, as a `TextInteraction` edits it.
///
/// The text input keeps the text and the selection. They are read before each use and set after each change.
final class InputText: NSObject, EditableText {
    private let store: InputTextStore
    private unowned let owner: UITextInteraction
    let host: UIView
    private let kept: TextEditing
    private(set) lazy var interaction = TextInteraction(of: self, drawingIn: nil)
    /// Whether the text input is being changed here.
    private var isTelling = false
    var clearsOnInsertion = false

    init(of input: any UIResponder & UITextInput, for owner: UITextInteraction) {
        (store, self.owner, host) = (InputTextStore(input), owner, input.textInputView)
        kept = TextEditing(store, style: TextStyle([:]))
        super.init()
        kept.owner = self
    }

    private var input: (any UIResponder & UITextInput)? { store.input }

    /// Adds the caret and the highlights to the view.
    func show() {
        host.addSubview(interaction.canvas)
        layOut()
    }

    /// Takes them from the view.
    func leave() {
        if input?.inputDelegate === self { input?.inputDelegate = nil }
        interaction.leave()
    }

    private func layOut() { interaction.canvas.layOut(in: host.bounds) }

    // MARK: The selection

    var editing: TextEditing {
        adopt()
        return kept
    }

    /// Takes over the selection that the text input has.
    private func adopt() {
        guard !isTelling, let input, let range = input.selectedTextRange.map(store.indices) else { return }
        var selection = TextSelection(range)
        selection.isUpstream = range.isEmpty && input.selectionAffinity == .backward
        guard range != kept.selection.range || selection.isUpstream != kept.selection.isUpstream else { return }
        telling { kept.select(selection) }
        interaction.selectsByFinger = false
        changed()
    }

    private func telling(_ deed: () -> Void) {
        let former = isTelling
        isTelling = true
        deed()
        isTelling = former
    }

    /// The text or the selection has changed.
    private func changed() {
        layOut()
        interaction.canvas.wakeCaret()
        interaction.closeMenu()
    }

    // MARK: The view's part

    var geometry: any TextGeometry { InputGeometry(store: store, room: host.bounds) }
    var editedRoom: CGRect { host.bounds }
    var plainFont: UIFont { .systemFont(ofSize: UIFont.systemFontSize) }
    var isEditing: Bool { input?.isFirstResponder == true }
    var allowsEditing: Bool { owner.textInteractionMode == .editable }
    var hasParagraphs: Bool { true }
    var allowsEditingTextAttributes: Bool { false }
    var isSecureTextEntry: Bool { input?.isSecureTextEntry == true }

    @discardableResult func becomeFirstResponder() -> Bool {
        defer { interaction.chosenSelection = nil }
        guard let input, input.isFirstResponder || input.becomeFirstResponder(), input.isFirstResponder else {
            return false
        }
        if let selection = interaction.chosenSelection { editing.select(selection) }
        return true
    }

    func accepted(_ string: String) -> String { string }

    func allowsChange(of range: NSRange, to string: String) -> Bool {
        guard let input, let range = Range(range).flatMap(store.range) else { return false }
        return input.shouldChangeText(in: range, replacementText: string)
    }

    func editMenu(for range: NSRange, suggesting actions: [UIMenuElement]) -> UIMenu? {
        guard let range = Range(range).flatMap(store.range) else { return nil }
        return input?.editMenu(for: range, suggestedActions: actions)
    }

    func editMenuWill(present: Bool, with animator: any UIEditMenuInteractionAnimating) {
        if present {
            input?.willPresentEditMenu(animator: animator)
        } else {
            input?.willDismissEditMenu(animator: animator)
        }
    }

    // MARK: Touches

    /// Begins to follow a touch; returns false if it does not select.
    func begin(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let input, touch.buttonMask.contains(.primary),
            owner.delegate?.interactionShouldBegin(owner, at: touch.location(in: host)) != false
        else { return false }
        owner.delegate?.interactionWillBegin(owner)
        if input.markedTextRange != nil { input.unmarkText() }
        if touch.isPointer, !isEditing {
            let position = interaction.position(at: touch.location(in: host))
            interaction.chosenSelection = TextSelection(at: position.index)
            guard becomeFirstResponder() else {
                owner.delegate?.interactionDidEnd(owner)
                return false
            }
        }
        interaction.beginDrag(touch, with: event)
        return true
    }

    func end(_ touch: UITouch?) {
        if touch == nil { interaction.setDrag(nil) } else { interaction.endDrag(touch) }
        owner.delegate?.interactionDidEnd(owner)
    }

    // MARK: Keys

    var acceptsTabs: Bool { true }

    func perform(_ command: TextCommand) {
        if let input, input.markedTextRange != nil { input.unmarkText() }
        interaction.perform(command)
    }

    func performByUser(_ deed: () -> Void) {
        deed()
        adopt()
        layOut()
    }

    func keyDidSelect() { interaction.offerSelectionSoon() }

    func firstResponderDidChange() {
        if isEditing {
            if input?.inputDelegate == nil { input?.inputDelegate = self }
        } else {
            if let input, input.markedTextRange != nil { input.unmarkText() }
            if input?.inputDelegate === self { input?.inputDelegate = nil }
            interaction.endEditing()
            interaction.setDrag(nil)
        }
        layOut()
    }
}

extension InputText: TextEditingOwner {
    /// Gives the text input the selection that the interaction has made.
    func editingDidChange(_ parts: TextEditing.Parts) {
        guard !isTelling, let input else { return }
        let selection = kept.selection
        telling {
            input.selectedTextRange = store.range(selection.range)
            input.selectionAffinity = selection.isUpstream ? .backward : .forward
        }
        // Undoing is the text input's.
        if parts.contains(.text) { kept.undoManager.removeAllActions() }
        changed()
    }
}

extension InputText: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { performByUser {} }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { performByUser {} }
}
