import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

extension UITextView: TextEditingOwner {
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
        guard isEditable, isSelectable, !hasBegun else { return isSelectable }
        let answer = answers.mayBegin ?? performByApp { delegate?.textViewShouldBeginEditing(self) != false }
        if answers.deeds > 0 { answers.mayBegin = answer }
        return answer
    }

    var mayEndEditing: Bool {
        guard hasBegun, !isFirstResponderRemoved else { return true }
        let answer = answers.mayEnd ?? performByApp { delegate?.textViewShouldEndEditing(self) != false }
        if answers.deeds > 0 { answers.mayEnd = answer }
        return answer
    }

    /// Makes the view first responder with the given call, if the delegate permits. Notifies the delegate if the text is
    /// editable.
    ///
    /// The claim shows the input views, so that the keyboard's notification precedes the delegate's.
    func beginEditing(_ claim: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        // An observer of the keyboard's end begins again.
        if hasBegun { endEditing() }
        guard askingOnce({ window != nil && canBecomeFirstResponder && mayBeginEditing && claim() }) else {
            interaction.chosenSelection = nil
            return false
        }
        answers.mayBegin = nil
        let selection = interaction.chosenSelection ?? editing.selection
        interaction.chosenSelection = nil
        editing.select(selection)
        interaction.canvas.setNeedsLayout()
        // The delegate may have resigned first responder in its notification of the selection.
        guard isFirstResponder else { return false }
        if isEditable { didBeginEditing() }
        return true
    }

    private func didBeginEditing() {
        hasBegun = true
        reveal()
        performByApp {
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
    }

    /// The view has resigned first responder.
    func endEditing() {
        interaction.endEditing()
        interaction.setDrag(nil)
        interaction.canvas.setNeedsLayout()
        guard hasBegun else { return }
        (hasBegun, answers.mayEnd) = (false, nil)
        performByApp {
            delegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
    }

    /// After `isEditable` or `isSelectable` changed: ends editing if it is no longer permitted, or begins it if it is now.
    func editabilityDidChange() {
        updateDetection()
        interaction.canvas.setNeedsLayout()
        guard isFirstResponder else { return }
        if !allowsEditing {
            forceResignFirstResponder()
        } else if !hasBegun {
            didBeginEditing()
        }
    }

    // MARK: Changes by the user

    func insertIfEditable(_ string: String) {
        guard isEditable, string != "\n" || !leaveListInEmptyItem() else { return }
        interaction.insert(string, .typing, asking: isByUser)
    }

    /// Replaces text for the app. A selection elsewhere keeps its characters; otherwise the caret moves after the new text.
    func replaceByApp(_ range: Range<Int>, with string: String) {
        editing.unmark()
        let (selection, delta) = (editing.selection, string.utf16.count - range.count)
        guard selection.range.upperBound < range.lowerBound || selection.range.lowerBound > range.upperBound else {
            return editing.replace(range, with: string, .other, named: .replace)
        }
        var kept = selection
        if selection.range.lowerBound > range.upperBound {
            (kept.anchor, kept.head) = (kept.anchor + delta, kept.head + delta)
        }
        editing.replace(range, with: string, .other, named: .replace, selecting: kept)
    }

    func deleteIfEditable() {
        if isEditable, !leaveListAtBeginning() { interaction.delete(.backward, asking: isByUser) }
    }

    func editingDidChange(_ parts: TextEditing.Parts) {
        parts.isDisjoint(with: [.text, .mark]) ? interaction.canvas.setNeedsLayout() : contentDidChange()
        interaction.canvas.wakeCaret()
        interaction.closeMenu()
        if parts.contains(.text) || isByUser { reveal() }
        performByApp {
            if parts.contains(.selection) { delegate?.textViewDidChangeSelection(self) }
            guard parts.contains(.text) else { return }
            delegate?.textViewDidChange(self)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
    }

    func allowsReverting(_ range: Range<Int>, to string: String) -> Bool {
        allowsChange(of: NSRange(range), to: string)
    }

    private func reveal() {
        contentState.revealsCaret = true
        setNeedsLayout()
    }
}

extension UITextView: EditableTextView {
    var plainFont: UIFont { Self.plainFont }
    var isEditing: Bool { isFirstResponder }
    var allowsEditing: Bool { isEditable && isSelectable }
    var allowsSelecting: Bool { isSelectable }
    var hasParagraphs: Bool { true }
    var editedRoom: CGRect { bounds.inset(by: adjustedContentInset) }
    var draggableView: (any PastingTextView & UITextDraggable & UITextDroppable)? { self }

    func accepted(_ string: String) -> String { string }

    func allowsChange(of range: NSRange, to string: String) -> Bool {
        performByApp { delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) != false }
    }

    func editMenu(for range: NSRange, suggesting actions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: actions)
    }

    func editMenuWill(present: Bool, with animator: any UIEditMenuInteractionAnimating) {
        if present {
            delegate?.textView(self, willPresentEditMenuWith: animator)
        } else {
            delegate?.textView(self, willDismissEditMenuWith: animator)
        }
    }

    // MARK: Positions

    /// The range from a position to the end of its line, or of the text, in a direction.
    func lineRest(from position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let place = IndexedTextPosition.position(of: position, in: editing)
        let line = geometry.lineRange(at: place)
        let end =
            switch direction {
            case .up: 0
            case .down: editing.length
            default: interaction.isForward(direction, at: position) ? line.upperBound : line.lowerBound
            }
        return IndexedTextRange(min(end, place.index)..<max(end, place.index))
    }

    func composedCharacter(at point: CGPoint) -> UITextRange? {
        guard mayLayOut else { return nil }
        return shownGeometry.characterIndex(at: point).map { IndexedTextRange($0..<editing.boundary(after: $0)) }
    }
}

extension UITextView: TextKeyInput {
    var acceptsTabs: Bool { true }
    var replacesMarkedText: Bool { true }
    var acceptsKeys: Bool { allowsEditing }
    func perform(_ command: TextCommand) { interaction.perform(command) }
    func keyDidSelect() { interaction.offerSelectionSoon() }

    /// Calls the app. Changes by it meanwhile are not the user's.
    func performByApp<Result>(_ call: () -> Result) -> Result {
        let former = isByUser
        isByUser = false
        defer { isByUser = former }
        return call()
    }

    func performByUser(_ deed: () -> Void) {
        let former = isByUser
        isByUser = true
        deed()
        isByUser = former
    }
}
