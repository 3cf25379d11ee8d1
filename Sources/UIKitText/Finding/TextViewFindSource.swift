import Foundation
import UIKitCore

/// The matches in a text view, which keeps them in its `TextFinding`.
final class TextViewFindSource: FindSource {
    private weak var view: UITextView?
    private var searched: (query: String, options: UITextSearchOptions)?
    var onChange: () -> Void = {}

    init(of view: UITextView) { self.view = view }

    private var finding: TextFinding? { view?.finding }

    var count: Int { finding?.finds.count ?? 0 }
    var currentIndex: Int? { finding?.currentIndex }
    var supportsReplacement: Bool { view?.supportsTextReplacement == true }

    func allowsReplacingCurrent(with string: String) -> Bool { finding?.current != nil }

    func search(_ query: String, _ options: UITextSearchOptions) {
        guard let view else { return }
        let finding = view.madeFinding
        finding.onChange = { [weak self] in self?.onChange() }
        let start = finding.query == nil ? view.editing.selection.range.lowerBound : finding.place
        searched = (query, options)
        finding.begin(FoldedQuery(query, options.wordMatchMethod, options.stringCompareOptions), from: start)
    }

    private func searchIfNeeded(_ query: String, _ options: UITextSearchOptions) {
        guard searched?.query != query || !options.equals(searched?.options) || finding?.query == nil else { return }
        search(query, options)
    }

    func highlightNext(isForward: Bool) { finding?.highlightNext(isForward: isForward) }

    func replaceCurrent(of query: String, _ options: UITextSearchOptions, with string: String) {
        searchIfNeeded(query, options)
        if let finding, let current = finding.current { view?.replaceFind(current, with: string, in: finding) }
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with string: String) {
        searchIfNeeded(query, options)
        if let finding { view?.replaceFinds(in: finding, with: string) }
    }

    func clear() {
        finding?.clear()
        searched = nil
    }

    func end() {
        guard let view, let finding else { return }
        let current = finding.currentIndex.map { finding.finds[$0] }
        finding.clear()
        view.finding = nil
        // While the user selects in the text, the selection is the user's.
        if let current, !view.isFirstResponder { view.selectByApp(NSRange(current)) }
        view.tile.setNeedsDisplay()
    }
}
