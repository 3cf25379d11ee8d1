public import Foundation
import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// The search in a text view, and the highlights of its matches.
extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable?

    public var supportsTextReplacement: Bool { isEditable }

    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult {
        let (one, other) = (interaction.indices(foundRange), interaction.indices(toRange))
        let isBefore = (one.lowerBound, one.upperBound) < (other.lowerBound, other.upperBound)
        return one == other ? .orderedSame : isBefore ? .orderedAscending : .orderedDescending
    }

    /// Searches all of the text before it returns.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>
    ) {
        let finding = TextFinding(of: self)
        finding.isSilent = true
        finding.begin(FoldedQuery(queryString, options.wordMatchMethod, options.stringCompareOptions), from: 0)
        finding.complete()
        for range in finding.finds.ranges {
            resultAggregator.foundRange(IndexedTextRange(range), searchString: queryString, document: nil)
        }
        finding.clear()
        resultAggregator.finishedSearching()
    }

    public func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle
    ) { madeFinding.decorate(interaction.indices(foundTextRange), style) }

    public func clearAllDecoratedFoundText() { finding?.clear() }

    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {
        scrollRangeToVisible(NSRange(interaction.indices(range)))
    }

    /// Asks the delegate if the text view is editable; false if it is not.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { isEditable && allowsChange(of: NSRange(interaction.indices(foundTextRange)), to: replacementText) }

    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {
        if isEditable { replaceByApp(interaction.indices(foundTextRange), with: replacementText) }
    }

    /// Replaces all matches that the delegate allows, as one undo step.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        let finding = TextFinding(of: self)
        finding.isSilent = true
        finding.begin(FoldedQuery(queryString, options.wordMatchMethod, options.stringCompareOptions), from: 0)
        replaceFinds(in: finding, with: replacementText)
        finding.clear()
    }
}

extension UITextView {
    /// The search of this view, created on first use.
    var madeFinding: TextFinding {
        if let finding { return finding }
        let made = TextFinding(of: self)
        finding = made
        return made
    }

    func enableFinding(_ isEnabled: Bool) {
        if let former = madeFindInteraction { removeInteraction(former) }
        madeFindInteraction = isEnabled ? UIFindInteraction(sessionDelegate: self) : nil
        if let interaction = madeFindInteraction { addInteraction(interaction) }
    }

    /// Whether a search command can be performed; nil for other commands.
    func canFind(by action: Selector) -> Bool? {
        switch action {
        case .find, .findNext, .findPrevious: madeFindInteraction != nil
        case .findAndReplace: madeFindInteraction != nil && isEditable
        case .useSelectionForFind: madeFindInteraction != nil && !editing.selection.isEmpty
        default: nil
        }
    }

    func searchForSelection() {
        guard canFind(by: .useSelectionForFind) == true else { return }
        madeFindInteraction?.searchText = store.string(in: editing.selection.range)
    }

    // MARK: Marks

    /// Scrolls a match into view and animates its highlight.
    func showFind(_ range: Range<Int>) {
        guard window != nil else { return }
        scrollRangeToVisible(NSRange(range))
        interaction.canvas.pulse(range)
    }

    // MARK: Replacing

    /// Replaces the current match if the delegate allows it, and highlights the next.
    func replaceFind(_ range: Range<Int>, with string: String, in finding: TextFinding) {
        // Composed text would be removed by the change, and shift the match.
        editing.unmark()
        guard isEditable, finding.finds.index(of: range) != nil,
            allowsChange(of: NSRange(range), to: string), finding.finds.index(of: range) != nil
        else { return }
        editing.replace(range, with: string, .other, named: .replace)
        // Keep the next match in view, not the caret.
        contentState.revealsCaret = false
        finding.highlight(from: range.lowerBound + string.utf16.count)
    }

    /// Replaces all matches that the delegate allows, from the last to the first, as one undo step.
    func replaceFinds(in finding: TextFinding, with string: String) {
        editing.unmark()
        guard isEditable, finding.query != nil else { return }
        finding.complete()
        let ranges = finding.finds.ranges
        guard !ranges.isEmpty else { return }
        finding.isSuspended = true
        var isGrouped = false
        var length = editing.length
        for range in ranges.reversed() {
            guard allowsChange(of: NSRange(range), to: string), isEditable else { continue }
            // If the delegate changed the text itself, the remaining ranges are no longer valid.
            guard editing.length == length else { break }
            // A group without changes would be an undo step without effect.
            if !isGrouped { editing.undoManager.beginUndoGrouping() }
            isGrouped = true
            editing.replace(range, with: string, .other, named: .replace)
            length += string.utf16.count - range.count
            guard editing.length == length else { break }
        }
        finding.isSuspended = false
        if isGrouped { editing.undoManager.endUndoGrouping() }
        contentState.revealsCaret = false
        finding.searchAgain()
    }
}
