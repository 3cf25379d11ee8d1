import UIKit

/// The changes that the bar and returns make, each undone in one step.
extension NoteController {
    // MARK: Paragraphs

    /// The kind of the paragraph in which the selection begins.
    var kind: ParagraphKind { ParagraphKind(of: textView.typingAttributes[.font] as? UIFont) }

    private var paragraphs: NSRange { (textView.text as NSString).paragraphRange(for: textView.selectedRange) }

    /// Makes the selected paragraphs ones of a kind; text typed there follows.
    func apply(_ kind: ParagraphKind) {
        let selection = textView.selectedRange
        let changed = NSMutableAttributedString(attributedString: part(paragraphs))
        let whole = NSRange(location: 0, length: changed.length)
        changed.enumerateAttributes(in: whole) { attributes, range, _ in
            let font = attributes[.font] as? UIFont
            var traits = (font?.fontDescriptor.symbolicTraits ?? []).intersection([.traitBold, .traitItalic])
            // Titles and headings are bold by themselves.
            if ParagraphKind(of: font) != .body { traits.remove(.traitBold) }
            changed.addAttribute(.font, value: kind.font(with: traits), range: range)
        }
        replace(paragraphs, with: changed, named: kind.rawValue)
        textView.selectedRange = selection
        textView.typingAttributes = kind.attributes
    }

    // MARK: Tasks

    /// Puts a box before the paragraph of the caret, or removes the one that is there.
    func toggleTask() {
        let selection = textView.selectedRange
        if let task = textView.textStorage.taskBox(ofParagraphAt: selection.location) {
            replace(task.range, with: NSAttributedString(), named: "Checklist")
            select(selection.location - task.range.length)
        } else {
            let box = NSAttributedString.task(isChecked: false)
            replace(NSRange(location: paragraphs.location, length: 0), with: box, named: "Checklist")
            select(selection.location + box.length)
        }
    }

    /// Begins another task; one without text becomes a plain paragraph.
    func continueTasks(after box: NSRange, at range: NSRange) {
        let paragraph = (textView.text as NSString).paragraphRange(for: box)
        let rest = NSRange(location: box.upperBound, length: paragraph.upperBound - box.upperBound)
        guard !part(rest).string.trimmingCharacters(in: .newlines).isEmpty else { return toggleTask() }
        let next = NSMutableAttributedString(string: "\n", attributes: ParagraphKind.body.attributes)
        next.append(.task(isChecked: false))
        replace(range, with: next, named: "Checklist")
        select(range.location + next.length)
    }

    /// The box at a point of the text view, with its range.
    func taskBox(at point: CGPoint) -> (box: TaskBox, range: NSRange)? {
        guard let range = textView.characterRange(at: point) else { return nil }
        let location = textView.offset(from: textView.beginningOfDocument, to: range.start)
        guard let task = textView.textStorage.taskBox(ofParagraphAt: location), task.range.contains(location) else {
            return nil
        }
        return task
    }

    func check(at point: CGPoint) {
        guard let task = taskBox(at: point) else { return }
        let selection = textView.selectedRange
        replace(task.range, with: .task(isChecked: !task.box.isChecked), named: "Check")
        textView.selectedRange = selection
    }

    // MARK: Pictures

    /// Inserts the picture of the pasteboard on a line of its own.
    func insertPicture() {
        guard let image = UIPasteboard.general.image else { return }
        let text = NSMutableAttributedString(attributedString: .picture(image))
        text.append(NSAttributedString(string: "\n", attributes: ParagraphKind.body.attributes))
        let range = textView.selectedRange
        replace(range, with: text, named: "Insert Picture")
        select(range.location + text.length)
    }

    // MARK: Changes

    func part(_ range: NSRange) -> NSAttributedString { textView.attributedText.attributedSubstring(from: range) }

    /// Replaces a part of the text, which undoing takes back.
    private func replace(_ range: NSRange, with text: NSAttributedString, named name: String) {
        let manager = textView.undoManager
        // The text view drops its own steps when others change the text; older ranges do not fit without them.
        if hasTyped, manager?.isUndoing != true, manager?.isRedoing != true {
            manager?.removeAllActions(withTarget: self)
        }
        hasTyped = false
        let former = part(range)
        let storage = textView.textStorage
        storage.beginEditing()
        storage.replaceCharacters(in: range, with: text)
        storage.indentTasks()
        storage.endEditing()
        let changed = NSRange(location: range.location, length: text.length)
        manager?.registerUndo(withTarget: self) { controller in
            controller.replace(changed, with: former, named: name)
            controller.select(range.location + former.length)
        }
        manager?.setActionName(name)
        bar.update()
    }

    private func select(_ location: Int) {
        textView.selectedRange = NSRange(location: location, length: 0)
        textView.typingAttributes = ParagraphKind.body.attributes
    }
}
