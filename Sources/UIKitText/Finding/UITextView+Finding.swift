public import Foundation
import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Searching the text, with marks beside it.
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

    /// Searches all of the text at once.
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

    /// The delegate's answer, while the text can be edited.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { isEditable && allowsChange(of: NSRange(interaction.indices(foundTextRange)), to: replacementText) }

    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {
        if isEditable { replaceByApp(interaction.indices(foundTextRange), with: replacementText) }
    }

    /// Replaces all finds for which the delegate allows that, as one change to undo.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        let finding = TextFinding(of: self)
        finding.isSilent = true
        finding.begin(FoldedQuery(queryString, options.wordMatchMethod, options.stringCompareOptions), from: 0)
        replaceFinds(in: finding, with: replacementText)
        finding.clear()
    }
}

extension UITextView {
    /// The finds, made when they are first needed.
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

    /// Whether a command of searching can be performed; nil for commands of other kinds.
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

    /// Scrolls a find into sight, which swells for a moment.
    func showFind(_ range: Range<Int>) {
        guard window != nil else { return }
        scrollRangeToVisible(NSRange(range))
        interaction.canvas.pulse(range)
    }

    // MARK: Replacing

    /// Replaces the current find if the delegate allows that, and shows the next one.
    func replaceFind(_ range: Range<Int>, with string: String, in finding: TextFinding) {
        guard isEditable, finding.finds.index(of: range) != nil,
            allowsChange(of: NSRange(range), to: string), finding.finds.index(of: range) != nil
        else { return }
        editing.replace(range, with: string, .other, named: .replace)
        // What is shown is the next find and not the caret.
        contentState.revealsCaret = false
        finding.highlight(from: range.lowerBound + string.utf16.count)
    }

    /// Replaces all finds for which the delegate allows that, from the last to the first, as one change to undo.
    func replaceFinds(in finding: TextFinding, with string: String) {
        guard isEditable, finding.query != nil else { return }
        finding.complete()
        let ranges = finding.finds.ranges
        guard !ranges.isEmpty else { return }
        editing.undoManager.beginUndoGrouping()
        finding.isSuspended = true
        var length = editing.length
        for range in ranges.reversed() {
            guard allowsChange(of: NSRange(range), to: string), isEditable else { continue }
            // A delegate that has changed the text itself has moved what is left to be replaced.
            guard editing.length == length else { break }
            editing.replace(range, with: string, .other, named: .replace)
            length += string.utf16.count - range.count
            guard editing.length == length else { break }
        }
        finding.isSuspended = false
        editing.undoManager.endUndoGrouping()
        contentState.revealsCaret = false
        finding.searchAgain()
    }
}
