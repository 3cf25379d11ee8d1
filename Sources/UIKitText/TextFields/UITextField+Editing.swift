import CoreText
import Foundation
import UIFoundation
import UIKitCore

extension UITextField: TextEditingOwner {
    // MARK: Beginning and ending

    /// Runs an operation that may ask the delegate the same question repeatedly. The delegate answers once.
    func keepingAnswers(_ deed: () -> Bool) -> Bool {
        answers.deeds += 1
        let result = deed()
        answers.deeds -= 1
        if answers.deeds == 0 { answers = FieldAnswers() }
        return result
    }

    var mayBeginEditing: Bool {
        guard isEnabled, !isEditing else { return isEnabled }
        let answer = answers.mayBegin ?? (delegate?.textFieldShouldBeginEditing(self) != false)
        if answers.deeds > 0 { answers.mayBegin = answer }
        return answer
    }

    var mayEndEditing: Bool {
        guard isEditing, !isFirstResponderRemoved else { return true }
        let answer = answers.mayEnd ?? (delegate?.textFieldShouldEndEditing(self) != false)
        if answers.deeds > 0 { answers.mayEnd = answer }
        return answer
    }

    /// Makes the field first responder with the given call, if the delegate permits, and notifies the delegate. The input views
    /// are updated afterwards.
    func beginEditing(_ claim: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        // An observer of the keyboard's end begins again.
        if isEditing { endEditing() }
        return withInputViews { claimKeyboard(claim) }
    }

    private func claimKeyboard(_ claim: () -> Bool) -> Bool {
        // A subclass may override `canBecomeFirstResponder` without asking the delegate.
        guard askingOnce({ window != nil && canBecomeFirstResponder && mayBeginEditing && claim() }) else {
            interaction.chosenSelection = nil
            return false
        }
        (isEditing, answers.mayBegin) = (true, nil)
        let clears = clearsOnBeginEditing && hasText && delegate?.textFieldShouldClear(self) != false
        if clears { _ = editing.setText(AttributedText(style: editing.standardStyle)) }
        clearSecretOnInsertion()
        editing.select(interaction.chosenSelection ?? TextSelection(at: editing.length))
        interaction.chosenSelection = nil
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        if clears { notifyOfChange() }
        return true
    }

    /// The field has resigned first responder.
    func endEditing() {
        interaction.endEditing()
        guard isEditing else { return }
        interaction.setDrag(nil)
        if clearsSecret { clearsOnInsertion = false }
        (isEditing, scrolledLeft, answers.mayEnd) = (false, nil, nil)
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// Handles the Return key.
    private func exit() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .editingDidEndOnExit)
        if ends { resignFirstResponder() }
    }

    // MARK: Changes by the app

    func applyAttributedText(_ attributed: NSAttributedString?) {
        guard let attributed else { return applyText(AttributedText(style: editing.standardStyle)) }
        if attributed.length > 0 { applyAlignment(attributed.attributes(at: 0, effectiveRange: nil)) }
        applyText(AttributedText(attributed).over(editing.standardStyle))
    }

    /// Adopts the alignment of the paragraph style.
    private func applyAlignment(_ attributes: [NSAttributedString.Key: Any]) {
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }

    func applyText(_ text: AttributedText) {
        let isSame = editing.string.hasSameUnits(as: text.string) && editing.marked == nil
        if isSame,
            text.length == 0 || (text.onlyStyle === editing.standardStyle && editing.text.onlyStyle === text.onlyStyle)
        {
            return
        }
        inputDelegate?.textWillChange(self)
        let moved = editing.setText(text)
        contentDidChange()
        inputDelegate?.textDidChange(self)
        if moved, isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    func applyAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        editing.addAttributes(attributes, standardStyle: editing.standardStyle.adding(attributes))
        lookDidChange()
    }

    /// Attributes without a font or a colour get the standard ones.
    func applyDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        editing.addAttributes(attributes, standardStyle: Self.plainStyle.adding(attributes))
        applyAlignment(attributes)
        lookDidChange()
    }

    func securityDidChange(from former: Bool) {
        guard isSecureTextEntry != former else { return }
        editing.isOneWord = isSecureTextEntry
        if clearsSecret { clearsOnInsertion = false }
        if isEditing { clearSecretOnInsertion() }
        lookDidChange()
    }

    /// Has the next insertion replace secure text, because the user cannot see it to edit it.
    private func clearSecretOnInsertion() {
        guard isSecureTextEntry, hasText, !clearsOnInsertion else { return }
        clearsOnInsertion = true
        clearsSecret = true
    }

    func adaptFont() { if let adapted = font?.adapted(to: traitCollection) { font = adapted } }

    func applyWritingDirection(_ direction: NSWritingDirection) {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = direction
        applyAttributes([.paragraphStyle: style])
    }

    // MARK: Changes by the user

    /// Inserts text that was typed or committed; a line feed is the Return key.
    func insertByUser(_ string: String) {
        if string == "\n" { return exit() }
        interaction.insert(string, .typing)
    }

    func editingDidChange(_ parts: TextEditing.Parts) {
        parts.isDisjoint(with: [.text, .mark]) ? selectionDidChange() : contentDidChange()
        interaction.canvas.wakeCaret()
        interaction.closeMenu()
        if parts.contains(.selection), isEditing { delegate?.textFieldDidChangeSelection(self) }
        if parts.contains(.text) { notifyOfChange() }
    }

    private func notifyOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Handles the clear button: empties the field and begins editing.
    func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        editing.unmark()
        clearsOnInsertion = false
        editing.replace(0..<editing.length, with: "", .other)
        becomeFirstResponder()
    }
}

extension UITextField: EditableTextView {
    var geometry: any TextGeometry { line }
    var editedRoom: CGRect { editingRect(forBounds: bounds) }
    var plainFont: UIFont { Self.standardFont }

    var allowsSelecting: Bool { isEnabled }
    var draggableView: (any PastingTextView & UITextDraggable & UITextDroppable)? { self }

    func accepted(_ string: String) -> String { ShownText(string, isSecure: false).string }

    func allowsChange(of range: NSRange, to string: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) != false
    }

    func editMenu(for range: NSRange, suggesting actions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: actions)
    }

    func editMenuWill(present: Bool, with animator: any UIEditMenuInteractionAnimating) {
        if present {
            delegate?.textField(self, willPresentEditMenuWith: animator)
        } else {
            delegate?.textField(self, willDismissEditMenuWith: animator)
        }
    }
}

extension UITextField: TextKeyInput {
    var acceptsTabs: Bool { false }
    func perform(_ command: TextCommand) { interaction.perform(command) }
    func keyDidSelect() { interaction.offerSelectionSoon() }
}
