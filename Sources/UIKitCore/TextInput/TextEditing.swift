package import Foundation
package import UIFoundation

/// An edited text with its selection, the text that an input method composes, and the undo actions of its changes.
///
/// Positions are counted in UTF-16 code units. Carets and ends of selections are always between composed characters; ranges are
/// limited to the text. The owner is notified of every change except `setText(_:)`.
package final class TextEditing {
    /// The parts of the editing state that a notification reports as changed.
    package struct Parts: OptionSet {
        package let rawValue: Int
        package static let text = Parts(rawValue: 1)
        package static let selection = Parts(rawValue: 2)
        /// The marked range or its look changed, while the text is as before.
        package static let mark = Parts(rawValue: 4)

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    package weak var owner: (any TextEditingOwner)?
    package let textStore: any TextStore
    package private(set) var selection = TextSelection(at: 0)
    /// The range of the text being composed.
    package var marked: Range<Int>? { composition?.range }
    /// The style of the next typed text, where it differs from that of the character before.
    package var typingStyle: TextStyle?
    /// The style of text that is typed into an empty text.
    package var standardStyle: TextStyle
    /// Whether the whole text counts as one word, as in a secure field, where ends of words would reveal the secret.
    package var isOneWord = false
    package let undoManager = UndoManager()
    /// The horizontal distance that the caret keeps while it moves from line to line.
    package var keptX: CGFloat?
    /// The number of changes of the text, by which ranges are known to be outdated.
    package private(set) var revision = 0
    /// The change that further typing or deleting is merged into.
    private var openChange: TextChange?
    private var composition: Composition?
    /// The selection that applies after the store's present change, and whether its observers have changed more of the
    /// text meanwhile.
    private var awaited: (selection: TextSelection, isFollowed: Bool)?

    /// A text that an input method composes, with the text and the selection that it replaced.
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

    /// All of the text. Costs the text's length where the store keeps it in another form.
    package var text: AttributedText { textStore.text }
    package var string: String { textStore.string }
    package var length: Int { textStore.length }

    /// The style of text that is typed at the present selection.
    package var currentStyle: TextStyle {
        typingStyle ?? textStore.style(replacing: selection.range) ?? standardStyle
    }

    // MARK: By the app

    /// Replaces the whole text, moves the caret to the end and removes all undo actions.
    ///
    /// - Returns: Whether that moved the selection.
    package func setText(_ text: AttributedText) -> Bool {
        undoManager.removeAllActions(withTarget: self)
        (openChange, composition, typingStyle) = (nil, nil, nil)
        revision += 1
        textStore.setText(text)
        return move(to: TextSelection(at: length))
    }

    /// Gives all of the text further attributes, and changes the style of text that is typed into an empty text.
    package func addAttributes(_ attributes: [NSAttributedString.Key: Any], standardStyle style: TextStyle) {
        textStore.addAttributes(attributes, turning: standardStyle, into: style)
        standardStyle = style
        typingStyle = typingStyle?.adding(attributes)
    }

    // MARK: Selecting

    /// Sets the selection and ends composing; the composed text is kept.
    package func select(_ selection: TextSelection) {
        unmark()
        openChange = nil
        if move(to: selection) { owner?.editingDidChange(.selection) }
    }

    /// Adjusts to a change that others made in the store: the selection stays at its characters, and the undo actions are
    /// removed. A composed text that the change touches is no longer marked.
    ///
    /// - Parameters:
    ///   - range: The changed part as the text is now.
    ///   - delta: How many UTF-16 units the text became longer.
    /// - Returns: Whether the selection had to move.
    package func follow(_ range: Range<Int>, changeInLength delta: Int) -> Bool {
        undoManager.removeAllActions(withTarget: self)
        openChange = nil
        revision += 1
        composition = composition.flatMap { followed($0, range, delta) }
        if let composition, composition.range.upperBound > length { self.composition = nil }
        if let selection = awaited?.selection {
            awaited = (followed(selection, range, delta), true)
            return false
        }
        let moved = valid(followed(selection, range, delta))
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

    /// A selection whose ends are moved to boundaries of composed characters.
    private func valid(_ selection: TextSelection) -> TextSelection {
        var valid = selection
        (valid.anchor, valid.head) = (boundary(atOrBefore: selection.anchor), boundary(atOrBefore: selection.head))
        return valid
    }

    private func move(to new: TextSelection) -> Bool {
        let valid = valid(new)
        keptX = nil
        guard valid != selection else { return false }
        if valid.range != selection.range { typingStyle = nil }
        selection = valid
        return true
    }

    // MARK: Changing

    /// Replaces a range by text in the current style. The caret is then behind the new text, unless `selection` is given.
    package func replace(
        _ range: Range<Int>, with string: String, _ kind: TextChange.Kind, named name: TextChange.Name = .typing,
        selecting selection: TextSelection? = nil
    ) {
        revertComposition()
        let range = range.clamped(to: 0..<length)
        let style = range == self.selection.range ? currentStyle : textStore.style(replacing: range) ?? standardStyle
        guard !range.isEmpty || !string.isEmpty else { return }
        let end = range.lowerBound + string.utf16.count
        let change = change(
            kind, named: name, replacing: range, byLength: string.utf16.count, formerSelection: self.selection,
            selection: selection ?? TextSelection(at: end, isUpstream: !string.isEmpty))
        put(AttributedText(string, style: style), in: range, as: change, selecting: change.selection)
        // Each paragraph is undone by itself.
        if kind == .typing, string.last?.isNewline == true { openChange = nil }
    }

    /// Replaces a range by text with attributes, with the caret behind it.
    package func replace(_ range: Range<Int>, with text: AttributedText, named name: TextChange.Name) {
        revertComposition()
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty || text.length > 0 else { return }
        let end = range.lowerBound + text.length
        let change = change(
            .other, named: name, replacing: range, byLength: text.length, formerSelection: selection,
            selection: TextSelection(at: end, isUpstream: text.length > 0))
        put(text, in: range, as: change, selecting: change.selection)
    }

    /// The change of a range that is about to be replaced by a text of a length. Strings cannot hold half of a surrogate pair,
    /// so that undoing puts back the whole of a pair that the replacement divides.
    private func change(
        _ kind: TextChange.Kind, named name: TextChange.Name, replacing range: Range<Int>, byLength length: Int,
        formerSelection: TextSelection, selection: TextSelection
    ) -> TextChange {
        let whole = withWholePairs(range)
        return TextChange(
            kind, named: name, range: whole.lowerBound..<whole.upperBound + length - range.count,
            former: textStore.part(whole), formerSelection: formerSelection, selection: selection)
    }

    /// Changes the store and notifies the owner. An undo action is registered unless observers have changed more of the store
    /// meanwhile; the selection is adjusted to their changes.
    private func put(
        _ text: AttributedText, in range: Range<Int>, as change: TextChange?, selecting selection: TextSelection
    ) {
        let (new, isFollowed) = replaceInStore(range, with: text, selecting: selection)
        if let change, !isFollowed { note(change) }
        let moved = move(to: new)
        owner?.editingDidChange(moved ? [.text, .selection] : .text)
    }

    /// Changes the store.
    ///
    /// - Returns: The selection, adjusted to further changes that the store's observers made meanwhile, and whether they
    ///   made any.
    private func replaceInStore(
        _ range: Range<Int>, with text: AttributedText, selecting selection: TextSelection
    ) -> (selection: TextSelection, isFollowed: Bool) {
        awaited = (selection, false)
        defer { awaited = nil }
        revision += 1
        textStore.replace(range, with: text)
        return awaited ?? (selection, false)
    }

    private func note(_ change: TextChange) {
        if openChange?.goOn(with: change) != true { register(change) }
        if change.kind == .other { openChange = nil }
    }

    /// Replaces the style of each stretch of the selection, or the style of the next typed text, by one made from it.
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

    /// The styles of the selection; of a caret, the style of the next typed text.
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
        let former = self.change(
            .other, named: change.name, replacing: change.range, byLength: change.former.length,
            formerSelection: change.selection, selection: change.formerSelection)
        put(change.former, in: change.range, as: former, selecting: change.formerSelection)
    }

    // MARK: Composing

    /// Replaces the composed text, or the selection, by text that is marked. Empty text ends composing.
    ///
    /// The selection is relative to the new text. No undo action is registered before composing ends.
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

    /// Ends composing and keeps the composed text, now unmarked.
    package func unmark() {
        guard let composition else { return }
        self.composition = nil
        note(change(composition.range, by: composition, selecting: selection))
        owner?.editingDidChange(.mark)
    }

    /// Replaces the composed text by the committed one. Both are undone as one change.
    package func commit(_ string: String) {
        guard let composition else { return }
        self.composition = nil
        let (start, end) = (composition.range.lowerBound, composition.range.lowerBound + string.utf16.count)
        let selection = TextSelection(at: end, isUpstream: true)
        put(
            AttributedText(string, style: composition.style), in: composition.range,
            as: change(start..<end, by: composition, selecting: selection), selecting: selection)
    }

    /// Removes the composed text and ends composing. A selection that it had replaced returns only by undoing.
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

/// Before an undo, composing ends: the composed text is kept and becomes the last change.
extension TextEditing: UndoEditor {
    package var isInChange: Bool { marked != nil }
    package func endChange() { unmark() }
}
