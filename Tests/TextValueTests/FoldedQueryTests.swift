import Foundation
import Testing

@testable import UIKitText

/// Finding a text in another one, without views.
struct FoldedQueryTests {
    private static let standard: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

    /// The finds of a query in a text as (position, length).
    private func finds(
        _ query: String, in text: String, _ words: UITextSearchOptions.WordMatchMethod = .contains,
        _ options: NSString.CompareOptions = standard
    ) -> [[Int]] {
        var query = FoldedQuery(query, words, options)
        return query.finds(in: Array(text.utf16), at: 0, after: nil, beginningBefore: .max)
            .map { [$0.lowerBound, $0.count] }
    }

    @Test(arguments: [
        ("a", "banana", [[1, 1], [3, 1], [5, 1]]),
        // Finds do not overlap.
        ("ana", "banana", [[1, 3]]),
        ("aab", "aaab", [[1, 3]]),
        ("", "abc", []),
        ("abcd", "abc", []),
        ("ANNA", "Hannah", [[1, 4]]),
        ("cafe", "Café CAFE\u{301}", [[0, 4], [5, 5]]),
        ("é", "cafe", [[3, 1]]),
        ("ÀÉ", "àe\u{301}", [[0, 3]]),
        ("σ", "Οδός", [[3, 1]]),
        ("日本", "東日本語", [[1, 2]]),
        ("👍", "ok 👍 👍🏽", [[3, 2]]),
        ("a\nb", "a\nb", [[0, 3]]),
    ]) func `the standard options ignore case and accents`(query: String, text: String, expected: [[Int]]) {
        #expect(finds(query, in: text) == expected)
    }

    @Test(arguments: [
        ("é", "cafe", []), ("é", "cafe\u{301}", [[3, 2]]), ("e", "cafe\u{301}", []), ("A", "aA", [[1, 1]]),
    ]) func `without options only equal characters are found, however they are composed`(
        query: String, text: String, expected: [[Int]]
    ) { #expect(finds(query, in: text, .contains, []) == expected) }

    @Test(arguments: [
        (UITextSearchOptions.WordMatchMethod.contains, [[0, 2], [4, 2], [7, 2], [12, 2]]),
        (.startsWith, [[0, 2], [7, 2]]), (.fullWord, [[0, 2]]),
    ]) func `words are found whole, by their beginning or by any part`(
        words: UITextSearchOptions.WordMatchMethod, expected: [[Int]]
    ) { #expect(finds("an", in: "an pan,ant wand", words) == expected) }

    @Test func `a find needs the character before its part of the text to be no letter`() {
        var query = FoldedQuery("an", .fullWord, [])
        let inWord = query.finds(in: Array("an".utf16), at: 10, after: "p", beginningBefore: .max)
        let beside = query.finds(in: Array("an".utf16), at: 10, after: " ", beginningBefore: .max)

        #expect(inWord.isEmpty)
        #expect(beside == [10..<12])
    }

    @Test func `finds begin before the limit, and may end behind it`() {
        var query = FoldedQuery("ab", .contains, [])

        let found = query.finds(in: Array("ababab".utf16), at: 0, after: nil, beginningBefore: 3)

        #expect(found == [0..<2, 2..<4])
    }

    @Test func `a long search in equal letters takes its length and not its square`() {
        var query = FoldedQuery(String(repeating: "a", count: 2_000) + "b", .contains, [])

        let found = query.finds(
            in: Array(String(repeating: "a", count: 60_000).utf16), at: 0, after: nil, beginningBefore: .max)

        #expect(found.isEmpty)
    }
}
