import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The text and its attributes, as apps set them.
extension UITextView {
    // MARK: TextKit

    /// The storage of a container; makes the storage and the layout manager if they are missing.
    static func storage(of container: NSTextContainer) -> NSTextStorage {
        let manager = container.filler ?? NSLayoutManager()
        if container.filler == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        manager.allowsNonContiguousLayout = true
        container.widthTracksTextView = true
        return storage
    }

    var currentManager: NSLayoutManager {
        // The view's storage retains the manager, or its layout manager of TextKit 2 does, until the app moves the container.
        if let manager = container.filler {
            if manager !== contentState.followedManager { follow(manager) }
            return manager
        }
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        store.storage.addLayoutManager(manager)
        follow(manager)
        return manager
    }

    /// The layout manager's current storage, which the app may have replaced.
    var currentStorage: NSTextStorage {
        if let storage = currentManager.textStorage, storage !== store.storage {
            store.adopt(storage)
            watch(storage)
            finding?.searchAgain()
            detection?.restart()
            // Clamps the selection to the new text.
            charactersDidChange(in: 0..<0, changeInLength: 0)
            storageWasProcessed()
        }
        return store.storage
    }

    // MARK: Attributes

    /// The font, colour and paragraph style of the first character, or of typed text if the view is empty.
    var plainAttributes: [NSAttributedString.Key: Any] {
        let attributes = store.style(replacing: 0..<0)?.attributes ?? editing.standardStyle.attributes
        let keys: [NSAttributedString.Key] = [.font, .foregroundColor, .paragraphStyle]
        return keys.reduce(into: [:]) { $0[$1] = attributes[$1] }
    }

    var currentTypingAttributes: [NSAttributedString.Key: Any] {
        var attributes = editing.currentStyle.attributes
        if attributes[.font] == nil { attributes[.font] = Self.plainFont }
        return attributes
    }

    func giveTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        editing.typingStyle = TextStyle(attributes)
        contentDidChange()
    }

    func giveFont(_ font: UIFont?) {
        give(font, for: .font)
        note(.font, { (view: UITextView) in view.font = font })
    }

    func giveTextColor(_ color: UIColor?) {
        give(color, for: .foregroundColor)
        note(.textColor, { (view: UITextView) in view.textColor = color })
    }

    private func give(_ value: Any?, for key: NSAttributedString.Key) {
        if let value {
            editing.addAttributes([key: value], standardStyle: editing.standardStyle.adding([key: value]))
        } else {
            restyleAbsentText { attributes in
                var attributes = attributes
                attributes[key] = nil
                return attributes
            }
            store.change { store.storage.removeAttribute(key, range: NSRange(location: 0, length: editing.length)) }
        }
        contentDidChange()
    }

    func giveAlignment(_ alignment: NSTextAlignment) {
        restyleAbsentText { attributes in
            attributes.merging([.paragraphStyle: Self.style(attributes) { $0.alignment = alignment }]) { $1 }
        }
        giveParagraphs(in: 0..<editing.length) { $0.alignment = alignment }
    }

    /// Changes the attributes for text that does not exist yet: of an emptied view, and of the text typed next.
    private func restyleAbsentText(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editing.standardStyle = TextStyle(change(editing.standardStyle.attributes))
        editing.typingStyle = editing.typingStyle.map { TextStyle(change($0.attributes)) }
        store.restyleDeleted(change)
    }

    /// Changes the paragraph styles of the paragraphs that overlap a range.
    func giveParagraphs(in range: Range<Int>, _ change: (NSMutableParagraphStyle) -> Void) {
        let start = editing.paragraphRange(at: range.lowerBound).lowerBound
        let end = editing.paragraphRange(at: range.upperBound).upperBound
        let storage = store.storage
        store.change {
            storage.beginEditing()
            storage.enumerateAttributes(in: NSRange(start..<end), options: []) { attributes, part, _ in
                storage.addAttribute(.paragraphStyle, value: Self.style(attributes, change), range: part)
            }
            storage.endEditing()
        }
        contentDidChange()
    }

    /// A copy of the paragraph style in attributes, with a change.
    static func style(
        _ attributes: [NSAttributedString.Key: Any], _ change: (NSMutableParagraphStyle) -> Void
    ) -> NSParagraphStyle {
        let own = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        let style = own.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        change(style)
        return style
    }

    // MARK: Changes by the app

    func applyAttributedText(_ attributed: NSAttributedString?) {
        let text = attributed.map { AttributedText($0) } ?? AttributedText()
        applyText(text)
        if text.length > 0 { editing.standardStyle = TextStyle(plainAttributes) }
    }

    func applyText(_ text: AttributedText) {
        let plain = plainAttributes
        inputDelegate?.textWillChange(self)
        let moved = editing.setText(text)
        if text.length == 0 { editing.standardStyle = TextStyle(plain) }
        contentDidChange()
        if isFirstResponder { contentState.revealsCaret = true }
        inputDelegate?.textDidChange(self)
        if moved { delegate?.textViewDidChangeSelection(self) }
    }

    /// Sets the selection for the app, without scrolling.
    func selectByApp(_ range: NSRange) {
        let start = max(0, min(editing.length, range.location))
        let end = start + max(0, min(editing.length - start, range.length))
        selectByApp(TextSelection(start..<end))
    }

    func selectByApp(_ range: UITextRange?) {
        guard let range else { return }
        var selection = TextSelection(interaction.indices(range))
        selection.isUpstream = IndexedTextPosition.position(of: range.end, in: editing).isUpstream
        selectByApp(selection)
    }

    func giveAffinity(_ direction: UITextStorageDirection) {
        var selection = editing.selection
        selection.isUpstream = direction == .backward
        selectByApp(selection)
    }

    private func selectByApp(_ selection: TextSelection) {
        inputDelegate?.selectionWillChange(self)
        interaction.select(selection)
        inputDelegate?.selectionDidChange(self)
    }

    // MARK: Changes of the storage by others

    func watch(_ storage: NSTextStorage) {
        storageWatch = TextStorageWatch(
            storage,
            charactersDidChange: { [weak self] range, delta in
                // A replacement of no characters by none leaves the undo actions valid.
                guard !range.isEmpty || delta != 0 else { return }
                MainActor.assumeIsolated { self?.charactersDidChange(in: range, changeInLength: delta) }
            },
            changesWereProcessed: { [weak self] in MainActor.assumeIsolated { self?.storageWasProcessed() } })
    }

    /// Moves the selection with its characters when the app, or the storage's delegate during processing, changes the text.
    private func charactersDidChange(in range: Range<Int>, changeInLength delta: Int) {
        finding?.follow(range, changeInLength: delta)
        detection?.follow(range, changeInLength: delta)
        guard !store.isChanging || store.storage.isProcessing else { return }
        let former = contentState.formerSelection ?? editing.selection
        if editing.follow(range.lowerBound..<max(range.lowerBound, range.upperBound + delta), changeInLength: delta) {
            contentState.formerSelection = former
        }
    }

    /// Notifies the delegate of a moved selection after the storage was processed, when the delegate may change the text again.
    private func storageWasProcessed() {
        contentState.hasOldLook ? lookDidChange() : contentDidChange()
        finding?.changesWereProcessed()
        detection?.changesWereProcessed()
        guard let former = contentState.formerSelection else { return }
        contentState.formerSelection = nil
        if editing.selection != former { performByApp { delegate?.textViewDidChangeSelection(self) } }
    }

    // MARK: Dynamic type

    func adaptFonts(from former: UITraitCollection? = nil) {
        guard adjustsFontForContentSizeCategory,
            former?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        let (storage, traits) = (store.storage, traitCollection)
        restyleAbsentText { attributes in
            guard let font = (attributes[.font] as? UIFont)?.adapted(to: traits) else { return attributes }
            return attributes.merging([.font: font]) { $1 }
        }
        store.change {
            storage.beginEditing()
            storage.enumerateAttribute(.font, in: NSRange(location: 0, length: storage.length), options: []) {
                value, range, _ in
                guard let font = (value as? UIFont)?.adapted(to: traits) else { return }
                storage.addAttribute(.font, value: font, range: range)
            }
            storage.endEditing()
        }
        contentDidChange()
    }
}
