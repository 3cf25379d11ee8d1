import Foundation
import Testing
import UIKitTesting

@testable import UIFoundation

/// Texts as the typesetter gets them.
@Suite(.application) struct TextContentTests {
    @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func `a character that ends a line is found at any place`(_ separator: String) {
        for string in [separator, "a" + separator, separator + "b", "é" + separator + "…"] {
            #expect(TextContent(string, font: .systemFont(ofSize: 17)).hasLineSeparators)
        }
    }

    @Test(arguments: ["", "a b\tc", "\u{A0}", "…\u{2027}\u{202A}", "Å\u{A8}\u{A9}", "\u{1085}", "\u{E}\u{9}"])
    func `other characters end no line`(_ string: String) {
        #expect(!TextContent(string, font: .systemFont(ofSize: 17)).hasLineSeparators)
    }
}
