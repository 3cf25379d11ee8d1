import Foundation
import QuartzCore
import Testing

@testable import UIFoundation

/// Strings as units, and back.
struct StringUnitsTests {
    /// Characters of one to four bytes, ASCII in stretches long enough for blocks of eight.
    private func texts() -> [String] {
        var numbers = SeededNumbers(seed: 3)
        let parts = [
            "a", "plain text", "é", "日本語", "👍🏽", "\u{0}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}",
            "\u{10FFFF}",
        ]
        return (0..<200).map { length in (0..<length).map { _ in parts[numbers.below(parts.count)] }.joined() }
    }

    @Test func `units are those of the standard library, all at once and in parts`() {
        for text in texts() + ["", "ASCII only, of which there is more than a block"] {
            #expect(text.units == Array(text.utf16))
            for size in [2, 3, 8, 64, 100_000] {
                var (units, longest) = ([UInt16](), 0)
                text.forEachUnits(of: size) {
                    units += $0
                    longest = max(longest, $0.count)
                }
                #expect(units == Array(text.utf16))
                #expect(longest <= size)
            }
        }
    }

    @Test func `strings of units are those of the standard library`() {
        for text in texts() { #expect(String(units: Array(text.utf16)) == text) }
        #expect(String(units: []) == "")
    }

    @Test func `halves of pairs become unknown characters`() {
        let (high, low): (UInt16, UInt16) = (0xD83D, 0xDC4D)
        for units in [[high], [low], [high, high, low], [low, high], [0x61, high, 0x62], [high, low, low]] {
            #expect(String(units: units) == String(decoding: units, as: UTF16.self))
        }
    }
}
