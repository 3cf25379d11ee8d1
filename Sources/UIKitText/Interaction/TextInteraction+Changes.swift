import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Changes of the text by keys, menus and input methods. The view's delegate is asked before each change.
extension TextInteraction {
    /// Asks the delegate for a change. Returns the range clamped to the text, which the delegate may have shortened; nil if it
    /// refuses.
    func mayChange(_ range: Range<Int>, to string: String) -> Range<Int>? {
        guard view.allowsChange(of: NSRange(range), to: string) else { return nil }
        return range.clamped(to: 0..<editing.length)
    }

    /// Inserts text that was typed, committed or pasted, or that the app inserted without asking the delegate.
    func insert(
        _ string: String, _ kind: TextChange.Kind, named name: TextChange.Name = .typing, asking: Bool = true
    ) {
        if kind == .typing, editing.marked != nil, view.hasParagraphs { return commit(string, asking: asking) }
        // Typed text includes the composed characters, so the marked text is removed first.
        if kind == .typing { editing.compose("", selection: 0..<0) } else { editing.unmark() }
        let string = view.accepted(string)
        guard let range = asking ? mayChange(replacedRange, to: string) : replacedRange else { return }
        view.clearsOnInsertion = false
        editing.replace(range, with: string, kind, named: name)
    }

    /// Replaces the marked text with the text that an input method commits; removes the marked text if the delegate refuses.
    private func commit(_ string: String, asking: Bool) {
        let string = view.accepted(string)
        guard let marked = editing.marked, !asking || view.allowsChange(of: NSRange(marked), to: string) else {
            return editing.compose("", selection: 0..<0)
        }
        // The delegate may have changed the text, which ends composition.
        guard editing.marked != nil else { return editing.replace(replacedRange, with: string, .other) }
        editing.commit(string)
    }

    /// The range that the next insertion replaces.
    var replacedRange: Range<Int> { view.clearsOnInsertion ? 0..<editing.length : editing.selection.range }

    /// Deletes the selection; if it is empty, deletes from the caret to the end of a motion.
    func delete(_ motion: TextMotion, asking: Bool = true) {
        editing.unmark()
        delete(
            view.clearsOnInsertion ? 0..<editing.length : editing.rangeToDelete(motion, in: geometry), asking: asking)
    }

    func deleteSelection() {
        guard canEdit(by: .delete) == true else { return }
        editing.unmark()
        delete(replacedRange, .other, named: .delete)
    }

    private func delete(
        _ range: Range<Int>, _ kind: TextChange.Kind = .deleting, named name: TextChange.Name = .typing,
        asking: Bool = true
    ) {
        guard !range.isEmpty, let range = asking ? mayChange(range, to: "") : range else { return }
        view.clearsOnInsertion = false
        editing.replace(range, with: "", kind, named: name)
    }

    /// Replaces the marked text with the text that an input method has composed so far.
    func compose(_ string: String, _ selected: NSRange) {
        let string = view.accepted(string)
        if !string.isEmpty {
            guard let range = mayChange(editing.marked ?? replacedRange, to: string) else {
                if view.hasParagraphs { editing.compose("", selection: 0..<0) }
                return
            }
            if view.clearsOnInsertion { select(TextSelection(range)) }
        }
        editing.compose(string, selection: Range(selected) ?? 0..<0)
    }

    /// Performs a key command that moves the caret or deletes.
    func perform(_ command: TextCommand) {
        selectsByFinger = false
        switch command {
        case .delete(let motion): delete(motion)
        case .move(let motion, let extending):
            view.clearsOnInsertion = false
            editing.move(motion, extending: extending, in: geometry)
            if extending { offerSelectionSoon() }
        }
    }

    // MARK: Actions

    /// Whether an editing action can be performed now; nil for other actions.
    func canEdit(by action: Selector) -> Bool? {
        let (selection, isEditing, hasText) = (editing.selection, view.isEditing, editing.length > 0)
        switch action {
        case .cut: return isEditing && view.allowsEditing && !selection.isEmpty && !view.isSecureTextEntry
        case .copy: return isEditing && !selection.isEmpty && !view.isSecureTextEntry
        case .delete: return isEditing && view.allowsEditing && !selection.isEmpty
        case .paste, .pasteAndMatchStyle:
            return isEditing && view.allowsEditing
                && (UIPasteboard.general.hasStrings
                    || action == .paste && (hasAttributedContent || hasConfiguredContent))
        case .select: return isEditing && hasText && selection.isEmpty
        case .selectAll: return isEditing && hasText && selection.range != 0..<editing.length
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .updateTextAttributes: return editsAttributes
        default: return action.isStandardEditAction ? false : nil
        }
    }

    func selectWord(by sender: Any?) {
        guard view.isEditing else { return }
        select(TextSelection(editing.wordRange(at: editing.selection.head)))
        offerSelection(by: sender)
    }

    func selectAll(by sender: Any?) {
        guard view.isEditing else { return }
        select(TextSelection(0..<editing.length))
        offerSelection(by: sender)
    }
}
