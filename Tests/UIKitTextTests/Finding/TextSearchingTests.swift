import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Objects of an app's that are searched, and the calls of the protocol on text views.
@MainActor @Suite(.application) struct TextSearchingTests {
    /// Words in the order of their numbers, each a range of its own, found in any order.
    private final class Words: NSObject, UITextSearching {
        var words: [String]
        var styles: [Int: UITextSearchFoundTextStyle] = [:]
        var refused: Set<Int> = []
        var aggregator: UITextSearchAggregator<AnyHashable?>?

        init(_ words: [String]) { self.words = words }

        private func index(_ range: UITextRange) -> Int { (range as? IndexedTextRange)?.range.lowerBound ?? -1 }
        var selectedTextRange: UITextRange? { IndexedTextRange(1..<1) }
        var supportsTextReplacement: Bool { true }
        func compare(
            _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
        ) -> ComparisonResult {
            let (one, other) = (index(foundRange), index(toRange))
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions,
            resultAggregator: UITextSearchAggregator<AnyHashable?>
        ) {
            aggregator = resultAggregator
            for index in words.indices.reversed() where words[index] == queryString {
                resultAggregator.foundRange(
                    IndexedTextRange(index..<index + 1), searchString: queryString, document: nil)
            }
            resultAggregator.finishedSearching()
        }
        func decorate(
            foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
        ) { styles[index(foundTextRange)] = usingStyle }
        func clearAllDecoratedFoundText() { styles = [:] }
        func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
            !refused.contains(index(foundTextRange))
        }
        func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
            words[index(foundTextRange)] = withText
        }
    }

    private let words = Words(["a", "b", "a", "a"])

    @Test func `finds are sorted as the object compares them, and the first behind its selection is current`() {
        let session = UITextSearchingFindSession(searchableObject: words)

        session.performSearch(query: "a", options: nil)

        #expect(session.resultCount == 3)
        #expect(session.highlightedResultIndex == 1)
        #expect(words.styles == [0: .found, 2: .highlighted, 3: .found])
    }

    @Test func `the current find changes its style with the next one`() {
        let session = UITextSearchingFindSession(searchableObject: words)
        session.performSearch(query: "a", options: nil)

        session.highlightNextResult(in: .forward)
        session.highlightNextResult(in: .forward)

        #expect(session.highlightedResultIndex == 0)
        #expect(words.styles == [0: .highlighted, 2: .found, 3: .found])
    }

    @Test func `a range that the object takes back is no find any more`() {
        let session = UITextSearchingFindSession(searchableObject: words)
        session.performSearch(query: "a", options: nil)

        words.aggregator?.invalidateFoundRange(IndexedTextRange(3..<4), document: nil)
        words.aggregator?.finishedSearching()

        #expect(session.resultCount == 2)
        #expect(words.styles[3] == .normal)
        #expect(words.aggregator?.allFoundRanges.count == 2)
    }

    @Test func `a find is replaced unless the object refuses, and is none then`() {
        let session = UITextSearchingFindSession(searchableObject: words)
        session.performSearch(query: "a", options: nil)
        words.refused = [3]

        session.performSingleReplacement(query: "a", replacementString: "x", options: nil)
        #expect(words.words == ["a", "b", "x", "a"])
        #expect(session.resultCount == 2)
        #expect(session.highlightedResultIndex == 1)
        session.performSingleReplacement(query: "a", replacementString: "x", options: nil)

        #expect(words.words == ["a", "b", "x", "a"])
        #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
    }

    @Test func `a session of the base class finds no matches`() {
        let session = UIFindSession()

        session.performSearch(query: "a", options: nil)

        #expect(session.resultCount == 0)
        #expect(session.highlightedResultIndex == NSNotFound)
        #expect(!session.supportsReplacement)
    }

    @Test func `a text view gives an aggregator of an app's all that it finds`() {
        let stage = TextViewStage("one two one")
        let ranges = FoundRanges<AnyHashable?> { _ in }

        stage.view.performTextSearch(
            queryString: "one", options: UITextSearchOptions(), resultAggregator: UITextSearchAggregator(ranges))

        #expect(ranges.entries.map(\.range) == [IndexedTextRange(0..<3), IndexedTextRange(8..<11)])
    }
}
