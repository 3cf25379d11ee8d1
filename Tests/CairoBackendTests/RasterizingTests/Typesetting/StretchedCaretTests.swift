import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import CairoBackend

/// Carets in lines without spaces inside that are stretched to a width.
@Suite struct StretchedCaretTests {
    private let typesetter = PangoTypesetter()
    private let font = FontRequest(size: 10)

    @Test(arguments: ["wordsa two", "שלוםשלום שלום", "\ta abc two"])
    func `the caret before the space at which a stretched line breaks is at the edge of the text`(_ text: String) {
        let end = text.utf16.lastIndex(of: 0x20)!.utf16Offset(in: text)
        let natural = typesetter.layout(TextRequest(String(text.prefix(end)), font: font)).size.width
        let layout = typesetter.layout(TextRequest(text, font: font, width: natural + 5, alignment: .justified))
        let line = layout.lines[0]

        #expect(layout.lines.count == 2)
        #expect(line.caretX(at: end) == line.caretX(at: end + 1))
        for index in 0...end + 1 {
            let x = line.caretX(at: index)
            #expect((0...line.width).contains(x))
            #expect(line.caretX(at: line.position(atX: x).index) == x, "caret \(index)")
        }
    }
}
