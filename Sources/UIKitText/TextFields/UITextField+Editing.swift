import CoreText
import Foundation
import UIFoundation
import UIKitCore

extension UITextField: TextEditingOwner {
    // MARK: Beginning and ending

    /// Takes the keyboard by a call, if the delegate has nothing against it, and tells of it.
    ///
    /// The input views come after that.
    func beginEditing(_ claim: () -> Bool) -> Bool {
        isFirstResponder || withInputViews { claimKeyboard(claim) }
    }

    private func claimKeyboard(_ claim: () -> Bool) -> Bool {
        guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) != false, claim()
        else {
            chosenSelection = nil
            return false
        }
        isEditing = true
        let clears = clearsOnBeginEditing && hasText && delegate?.textFieldShouldClear(self) != false
        if clears { _ = editing.setText(AttributedText(style: editing.standardStyle)) }
        // What cannot be read is typed anew.
        clearsOnInsertion = isSecureTextEntry && hasText
        editing.select(chosenSelection ?? TextSelection(at: editing.length))
        chosenSelection = nil
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        if clears { notifyOfChange() }
        return true
    }

    /// The keyboard has gone.
    func endEditing() {
        guard isEditing else { return }
        editing.unmark()
        (isEditing, drag, scrolledLeft, clearsOnInsertion) = (false, nil, nil, false)
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// Return was typed.
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

    /// A paragraph style says where the text stands.
    private func applyAlignment(_ attributes: [NSAttributedString.Key: Any]) {
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }

    func applyText(_ text: AttributedText) {
        let isSame = editing.string == text.string && editing.marked == nil
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

    /// Keeps a font and a colour in any case.
    func applyDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        editing.addAttributes(attributes, standardStyle: Self.plainStyle.adding(attributes))
        applyAlignment(attributes)
        lookDidChange()
    }

    func securityDidChange(from former: Bool) {
        guard isSecureTextEntry != former else { return }
        editing.isOneWord = isSecureTextEntry
        lookDidChange()
    }

    func adaptFont() { if let adapted = font?.adapted(to: traitCollection) { font = adapted } }

    func applyWritingDirection(_ direction: NSWritingDirection) {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = direction
        applyAttributes([.paragraphStyle: style])
    }

    // MARK: Changes by the user

    /// Whether the delegate lets characters take the place of others; the range is cut to what it left of the text.
    func mayChange(_ range: Range<Int>, to string: String) -> Range<Int>? {
        guard
            delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: string) != false
        else { return nil }
        return range.clamped(to: 0..<editing.length)
    }

    /// Text was typed or committed.
    func insertByUser(_ string: String) {
        if string == "\n" { return exit() }
        insert(string, .typing)
    }

    private func insert(_ string: String, _ kind: TextChange.Kind) {
        // Typing commits what is composed, which it brings again.
        if kind == .typing { editing.compose("", selection: 0..<0) } else { editing.unmark() }
        let string = ShownText(string, isSecure: false).string
        let replaced = clearsOnInsertion ? 0..<editing.length : editing.selection.range
        guard let range = mayChange(replaced, to: string) else { return }
        clearsOnInsertion = false
        editing.replace(range, with: string, kind)
    }

    /// Deletes the selection, else as far as a motion goes.
    func deleteByUser(_ motion: TextMotion) {
        editing.unmark()
        delete(clearsOnInsertion ? 0..<editing.length : editing.rangeToDelete(motion, in: line))
    }

    func deleteSelection() {
        editing.unmark()
        delete(editing.selection.range)
    }

    private func delete(_ range: Range<Int>) {
        guard !range.isEmpty, let range = mayChange(range, to: "") else { return }
        clearsOnInsertion = false
        editing.replace(range, with: "", .deleting)
    }

    /// An input method changed what it composes.
    func compose(_ string: String, _ selected: NSRange) {
        let string = ShownText(string, isSecure: false).string
        if !string.isEmpty {
            guard mayChange(editing.marked ?? editing.selection.range, to: string) != nil else { return }
        }
        editing.compose(string, selection: Range(selected) ?? 0..<0)
    }

    func selectByUser(_ selection: TextSelection) {
        clearsOnInsertion = false
        editing.select(selection)
    }

    func editingDidChange(_ parts: TextEditing.Parts) {
        parts.isDisjoint(with: [.text, .mark]) ? selectionDidChange() : contentDidChange()
        canvas.wakeCaret()
        if parts.contains(.selection), isEditing { delegate?.textFieldDidChangeSelection(self) }
        if parts.contains(.text) { notifyOfChange() }
    }

    private func notifyOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The clear button was tapped: the field is emptied and edited.
    func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        editing.unmark()
        clearsOnInsertion = false
        editing.replace(0..<editing.length, with: "", .other)
        becomeFirstResponder()
    }

    // MARK: Actions

    /// Whether an editing action can be done now; nil for actions of other kinds.
    func canEdit(by action: Selector) -> Bool? {
        let selection = editing.selection
        switch action {
        case .cut, .copy: return isEditing && !selection.isEmpty && !isSecureTextEntry
        case .delete: return isEditing && !selection.isEmpty
        case .paste, .pasteAndMatchStyle: return isEditing && UIPasteboard.general.hasStrings
        case .select: return isEditing && hasText && selection.isEmpty
        case .selectAll: return isEditing && hasText && selection.range != 0..<editing.length
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .updateTextAttributes: return editsAttributes
        default: return action.isStandardEditAction ? false : nil
        }
    }

    func copySelection() {
        guard canEdit(by: .copy) == true else { return }
        UIPasteboard.general.string = editing.text.string(in: editing.selection.range)
    }

    func cutSelection() {
        guard canEdit(by: .cut) == true else { return }
        copySelection()
        editing.unmark()
        guard let range = mayChange(editing.selection.range, to: "") else { return }
        editing.replace(range, with: "", .other)
    }

    func pasteText() { if let string = UIPasteboard.general.string { insert(string, .other) } }
}

extension UITextField: TextKeyInput {
    var acceptsTabs: Bool { false }

    func perform(_ command: TextCommand) {
        switch command {
        case .delete(let motion): deleteByUser(motion)
        case .move(let motion, let extending):
            clearsOnInsertion = false
            editing.move(motion, extending: extending, in: line)
        }
    }
}
