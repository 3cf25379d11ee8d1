import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// The texts of markers, by the words of their formats.
@Suite(.application) struct TextListMarkerTests {
    private func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
        let list = NSTextList(markerFormat: format, options: 0)
        return numbers.map(list.marker(forItemNumber:))
    }

    @Test(arguments: [
        (NSTextList.MarkerFormat.box, "□"), (.check, "✓"), (.circle, "◦"), (.diamond, "◆"), (.disc, "•"),
        (.hyphen, "⁃"),
        (.square, "▪"),
    ]) func `a symbol is the same for every item`(_ format: NSTextList.MarkerFormat, _ symbol: String) {
        #expect(markers(format, [1, 2, 100]) == [symbol, symbol, symbol])
        #expect(!NSTextList(markerFormat: format, options: 0).isOrdered)
    }

    @Test func `numbers are written in three bases`() {
        #expect(markers(.decimal, [0, 9, 10, -3]) == ["0", "9", "10", "-3"])
        #expect(markers(.octal, [7, 8, 64]) == ["7", "10", "100"])
        #expect(markers(.lowercaseHexadecimal, [9, 10, 255]) == ["9", "a", "ff"])
        #expect(markers(.uppercaseHexadecimal, [9, 10, 255]) == ["9", "A", "FF"])
    }

    @Test func `letters go on with two behind the last one`() {
        #expect(markers(.lowercaseAlpha, [1, 26, 27, 52, 53, 702, 703]) == ["a", "z", "aa", "az", "ba", "zz", "aaa"])
        #expect(markers(.uppercaseAlpha, [2, 28]) == ["B", "AB"])
        #expect(markers(.lowercaseLatin, [3]) == ["c"])
        #expect(markers(.uppercaseLatin, [4]) == ["D"])
        #expect(markers(.lowercaseAlpha, [0, -1]) == ["0", "-1"])
    }

    @Test func `Roman numerals end with 3999`() {
        #expect(
            markers(.uppercaseRoman, [1, 4, 9, 14, 40, 90, 400, 1994]) == [
                "I", "IV", "IX", "XIV", "XL", "XC", "CD", "MCMXCIV",
            ])
        #expect(markers(.lowercaseRoman, [3, 3999, 4000, 0]) == ["iii", "mmmcmxcix", "4000", "0"])
    }

    @Test func `text around the word in braces is kept, and so are other braces`() {
        #expect(markers(NSTextList.MarkerFormat("({decimal})"), [2]) == ["(2)"])
        #expect(markers(NSTextList.MarkerFormat("{upper-roman}."), [3]) == ["III."])
        #expect(markers(NSTextList.MarkerFormat("{decimal}/{octal}"), [9]) == ["9/11"])
        #expect(markers(NSTextList.MarkerFormat("{none} {decimal"), [9]) == ["{none} {decimal"])
        #expect(markers(NSTextList.MarkerFormat("{{disc}}"), [9]) == ["{•}"])
        #expect(markers(NSTextList.MarkerFormat(""), [9]) == [""])
        #expect(NSTextList(markerFormat: NSTextList.MarkerFormat("({decimal})"), options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal"), options: 0).isOrdered)
    }

    @Test func `a list keeps what it was made with`() {
        let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)

        #expect(list.markerFormat == .decimal)
        #expect(list.listOptions == .prependEnclosingMarker)
        #expect(list.startingItemNumber == 4)
        #expect(NSTextList(markerFormat: .disc, options: 1).listOptions == .prependEnclosingMarker)
        #expect(NSTextList(markerFormat: .disc, options: 0).startingItemNumber == 1)
        #expect(NSParagraphStyle().textLists.isEmpty)
    }

    @Test func `styles are equal when their lists are the same objects`() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let (one, two) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        (one.textLists, two.textLists) = ([list], [list])
        #expect(one == two)

        two.textLists = [NSTextList(markerFormat: .disc, options: 0)]

        #expect(one != two)
        #expect((one.copy() as? NSParagraphStyle)?.textLists.first === list)
    }
}
