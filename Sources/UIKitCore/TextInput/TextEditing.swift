package import Foundation
package import UIFoundation

/// A text that is edited, with what is selected, what an input method composes, and how changes are taken back.
///
/// Places are UTF-16 code units; carets and ends of selections stand between composed characters. Ranges given are cut to the
/// text. The owner hears of every change but `setText(_:)`.
package final class TextEditing {
    /// The parts of it that changed.
    package struct Parts: OptionSet {
        package let rawValue: Int
        package static let text = Parts(rawValue: 1)
        package static let selection = Parts(rawValue: 2)
        /// The range that looks composed, with the text as it was.
        package static let mark = Parts(rawValue: 4)

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    package weak var owner: (any TextEditingOwner)?
    package let textStore: any TextStore
    package private(set) var selection = TextSelection(at: 0)
    /// The range of the text being composed.
    package var marked: Range<Int>? { composition?.range }
    /// The style of what is typed next, when it is not that of the character before.
    package var typingStyle: TextStyle?
    /// The style of text in a place where there is none.
    package var standardStyle: TextStyle
    /// Whether everything counts as one word, so that nothing tells where the words of a secret end.
    package var isOneWord = false
    package let undoManager = UndoManager()
    /// The distance from the left to which the caret keeps while it moves from line to line.
    package var keptX: CGFloat?
    /// The change that typing or deleting goes on with.
    private var openChange: TextChange?
    private var composition: Composition?
    /// The selection for when the store has been changed, and whether others have changed more of it meanwhile.
    private var awaited: (selection: TextSelection, isFollowed: Bool)?

    /// A text that an input method composes, with the text and the selection in whose place it is.
    private struct Composition {
        var range: Range<Int>
        let former: AttributedText
        let formerSelection: TextSelection
        let style: TextStyle
    }

    /// Makes an empty text.
    package convenience init(style: TextStyle) {
        self.init(TextValueStore(AttributedText(style: style)), style: style)
    }

    /// Edits the text of a store.
    package init(_ textStore: any TextStore, style: TextStyle) {
        (self.textStore, standardStyle) = (textStore, style)
        undoManager.editor = self
    }

    /// All of the text; costs its length where that is kept elsewhere.
    package var text: AttributedText { textStore.text }
    package var string: String { textStore.string }
    package var length: Int { textStore.length }

    /// The style that text gets which is typed now.
    package var currentStyle: TextStyle {
        typingStyle ?? textStore.style(replacing: selection.range) ?? standardStyle
    }

    // MARK: By the app

    /// Puts another text in the place of everything; the caret goes to the end, and nothing can be undone. True when that moved
    /// the selection.
    package func setText(_ text: AttributedText) -> Bool {
        undoManager.removeAllActions(withTarget: self)
        (openChange, composition, typingStyle) = (nil, nil, nil)
        textStore.setText(text)
        return move(to: TextSelection(at: length))
    }

    /// Gives all of the text further attributes, and text in a place where there is none a style that has them.
    package func addAttributes(_ attributes: [NSAttributedString.Key: Any], standardStyle style: TextStyle) {
        textStore.addAttributes(attributes, turning: standardStyle, into: style)
        standardStyle = style
        typingStyle = typingStyle?.adding(attributes)
    }

    // MARK: Selecting

    /// Selects something else; what was composed is left as it is.
    package func select(_ selection: TextSelection) {
        unmark()
        openChange = nil
        if move(to: selection) { owner?.editingDidChange(.selection) }
    }

    /// Follows a change of the store by others: the selection stays with its characters, and nothing can be undone. What is
    /// composed is so no longer when the change touches it.
    ///
    /// - Parameters:
    ///   - range: The changed part as the text is now.
    ///   - delta: How many UTF-16 units the text became longer.
    /// - Returns: Whether the selection had to move.
    package func follow(_ range: Range<Int>, changeInLength delta: Int) -> Bool {
        undoManager.removeAllActions(withTarget: self)
        openChange = nil
        composition = composition.flatMap { followed($0, range, delta) }
        if let composition, composition.range.upperBound > length { self.composition = nil }
        if let selection = awaited?.selection {
            awaited = (followed(selection, range, delta), true)
            return false
        }
        let moved = followed(selection, range, delta)
        guard moved != selection else { return false }
        selection = moved
        return true
    }

    private func followed(_ selection: TextSelection, _ range: Range<Int>, _ delta: Int) -> TextSelection {
        func followed(_ place: Int) -> Int {
            let end = range.upperBound - delta
            let moved = place <= range.lowerBound ? place : place >= end ? place + delta : range.upperBound
            return max(0, min(length, moved))
        }
        var moved = selection
        (moved.anchor, moved.head) = (followed(selection.anchor), followed(selection.head))
        return moved
    }

    private func followed(_ composition: Composition, _ range: Range<Int>, _ delta: Int) -> Composition? {
        var moved = composition
        let own = composition.range
        if own.upperBound < range.lowerBound { return moved }
        guard range.upperBound - delta < own.lowerBound else { return nil }
        moved.range = own.lowerBound + delta..<own.upperBound + delta
        return moved
    }

    private func move(to new: TextSelection) -> Bool {
        var valid = new
        (valid.anchor, valid.head) = (
            boundary(atOrBefore: new.anchor), boundary(atOrBefore: new.head)
        )
        keptX = nil
        guard valid != selection else { return false }
        if valid.range != selection.range { typingStyle = nil }
        selection = valid
        return true
    }

    // MARK: Changing

    /// Puts text in the current style in the place of a range, with the caret behind it or a selection of the new text.
    package func replace(
        _ range: Range<Int>, with string: String, _ kind: TextChange.Kind, named name: TextChange.Name = .typing,
        selecting selection: TextSelection? = nil
    ) {
        revertComposition()
        let range = range.clamped(to: 0..<length)
        let style = range == self.selection.range ? currentStyle : textStore.style(replacing: range) ?? standardStyle
        guard !range.isEmpty || !string.isEmpty else { return }
        let end = range.lowerBound + string.utf16.count
        let change = TextChange(
            kind, named: name, range: range.lowerBound..<end, former: textStore.part(range),
            formerSelection: self.selection, selection: selection ?? TextSelection(at: end, isUpstream: !string.isEmpty)
        )
        put(AttributedText(string, style: style), in: range, as: change, selecting: change.selection)
        // Each paragraph is undone by itself.
        if kind == .typing, string.last?.isNewline == true { openChange = nil }
    }

    /// Puts text with attributes in the place of a range, with the caret behind it.
    package func replace(_ range: Range<Int>, with text: AttributedText, named name: TextChange.Name) {
        revertComposition()
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty || text.length > 0 else { return }
        let end = range.lowerBound + text.length
        let change = TextChange(
            .other, named: name, range: range.lowerBound..<end, former: textStore.part(range),
            formerSelection: selection, selection: TextSelection(at: end, isUpstream: text.length > 0))
        put(text, in: range, as: change, selecting: change.selection)
    }

    /// Has the store changed and tells the owner. How to take that back is registered unless others have changed more of the
    /// store meanwhile; the selection follows them.
    private func put(
        _ text: AttributedText, in range: Range<Int>, as change: TextChange?, selecting selection: TextSelection
    ) {
        let (new, isFollowed) = replaceInStore(range, with: text, selecting: selection)
        if let change, !isFollowed { note(change) }
        let moved = move(to: new)
        owner?.editingDidChange(moved ? [.text, .selection] : .text)
    }

    /// Has the store changed.
    ///
    /// - Returns: The selection after others may have changed more of the store meanwhile, and whether they have.
    private func replaceInStore(
        _ range: Range<Int>, with text: AttributedText, selecting selection: TextSelection
    ) -> (selection: TextSelection, isFollowed: Bool) {
        awaited = (selection, false)
        defer { awaited = nil }
        textStore.replace(range, with: text)
        return awaited ?? (selection, false)
    }

    private func note(_ change: TextChange) {
        if openChange?.goOn(with: change) != true { register(change) }
        if change.kind == .other { openChange = nil }
    }

    /// Gives each stretch of the selection, or what is typed next, another style made of its own.
    package func restyle(_ change: (TextStyle) -> TextStyle) {
        unmark()
        let range = selection.range
        guard !range.isEmpty else {
            (typingStyle, openChange) = (change(currentStyle), nil)
            return
        }
        let former = textStore.part(range)
        var part = former
        part.changeStyles(change)
        guard !part.isEqual(to: former) else { return }
        let (new, isFollowed) = replaceInStore(range, with: part, selecting: selection)
        if !isFollowed {
            register(TextChange(.other, range: range, former: former, formerSelection: selection, selection: selection))
        }
        openChange = nil
        owner?.editingDidChange(move(to: new) ? [.mark, .selection] : .mark)
    }

    /// The styles of the selection, or of what is typed next.
    package var selectedStyles: [TextStyle] {
        selection.isEmpty ? [currentStyle] : textStore.part(selection.range).runs.map(\.style)
    }

    private func register(_ change: TextChange) {
        openChange = change
        undoManager.registerUndo(withTarget: self) { $0.revert(change) }
        undoManager.setActionName(change.name.rawValue)
    }

    private func revert(_ change: TextChange) {
        revertComposition()
        guard owner?.allowsReverting(change.range, to: change.former.string) != false else { return }
        change.range = change.range.clamped(to: 0..<length)
        let former = TextChange(
            .other, named: change.name,
            range: change.range.lowerBound..<change.range.lowerBound + change.former.length,
            former: textStore.part(change.range), formerSelection: change.selection, selection: change.formerSelection)
        put(change.former, in: change.range, as: former, selecting: change.formerSelection)
    }

    // MARK: Composing

    /// Puts text in the place of what is composed, or of the selection, and marks it; empty text ends composing.
    ///
    /// The selection is in the new text. Nothing of this is undone until the text is left as it is.
    package func compose(_ string: String, selection inside: Range<Int>) {
        guard !string.isEmpty else { return revertComposition() }
        var composition =
            composition
            ?? Composition(
                range: selection.range, former: textStore.part(selection.range), formerSelection: selection,
                style: currentStyle)
        let place = composition.range
        composition.range = place.lowerBound..<place.lowerBound + string.utf16.count
        (self.composition, openChange) = (composition, nil)
        let inside = inside.clamped(to: 0..<composition.range.count)
        var selection = TextSelection(
            from: place.lowerBound + inside.lowerBound, to: place.lowerBound + inside.upperBound)
        selection.isUpstream = selection.anchor == composition.range.upperBound
        put(AttributedText(string, style: composition.style), in: place, as: nil, selecting: selection)
    }

    /// Leaves what is composed as it is, marked no more.
    package func unmark() {
        guard let composition else { return }
        self.composition = nil
        note(change(composition.range, by: composition, selecting: selection))
        owner?.editingDidChange(.mark)
    }

    /// Puts text in the place of what is composed, as one change that is undone by itself.
    package func commit(_ string: String) {
        guard let composition else { return }
        self.composition = nil
        let (start, end) = (composition.range.lowerBound, composition.range.lowerBound + string.utf16.count)
        let selection = TextSelection(at: end, isUpstream: true)
        put(
            AttributedText(string, style: composition.style), in: composition.range,
            as: change(start..<end, by: composition, selecting: selection), selecting: selection)
    }

    /// Takes away what is composed; a selection in whose place it was comes back by undoing alone.
    private func revertComposition() {
        guard let composition else { return }
        self.composition = nil
        let start = composition.range.lowerBound
        let selection = TextSelection(at: start)
        let change =
            composition.former.length > 0 ? change(start..<start, by: composition, selecting: selection) : nil
        put(AttributedText(style: composition.style), in: composition.range, as: change, selecting: selection)
    }

    private func change(
        _ range: Range<Int>, by composition: Composition, selecting selection: TextSelection
    ) -> TextChange {
        TextChange(
            .other, range: range, former: composition.former, formerSelection: composition.formerSelection,
            selection: selection)
    }
}

/// Text that is being composed stays as it is when it is to be undone, and is then the last change.
extension TextEditing: UndoEditor {
    package var isInChange: Bool { marked != nil }
    package func endChange() { unmark() }
}
