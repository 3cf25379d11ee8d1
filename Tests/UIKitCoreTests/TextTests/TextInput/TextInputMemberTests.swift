import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

/// Members of text inputs that apps may leave out.
@Suite(.application) struct TextInputMemberTests {
    private func note(in tester: ViewTester) -> NoteView {
        let note = NoteView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        tester.show(note)
        note.becomeFirstResponder()
        note.asks = true
        return note
    }

    @Test func `offsets within a range count from its start and end with it`() throws {
        let note = NoteView()
        note.insertText("abcdef")
        let places = [1, 4].compactMap { note.position(from: note.beginningOfDocument, offset: $0) }
        let range = try #require(note.textRange(from: places[0], to: places[1]))

        let second = try #require(note.position(within: range, atCharacterOffset: 2))

        #expect(note.offset(from: note.beginningOfDocument, to: second) == 3)
        #expect(note.characterOffset(of: second, within: range) == 2)
        #expect(note.position(within: range, atCharacterOffset: 4) == nil)
        #expect(note.position(within: range, atCharacterOffset: -1) == nil)
    }

    @Test func `a view is asked before text is typed or deleted, and may refuse`() {
        let tester = ViewTester()
        let note = note(in: tester)

        tester.type("a1b")
        tester.press(.keyboardDeleteOrBackspace)
        note.refusesDeletion = true
        tester.press(.keyboardDeleteOrBackspace)
        tester.press(.keyboardReturnOrEnter)

        #expect(note.text == "a\n")
        #expect(note.asked == ["0-0 a", "1-1 1", "1-1 b", "1-2 ", "0-1 ", "1-1 \n"])
    }

    @Test func `marked text with a look is marked text`() {
        let note = NoteView()

        note.setAttributedMarkedText(NSAttributedString(string: "ka"), selectedRange: NSRange(location: 2, length: 0))

        #expect(note.markedText == "ka")
        #expect(note.selectionAffinity == .forward)
    }

    @Test func `meanings of texts have the names of forms`() {
        let names = [UITextContentType.dateTime, .flightNumber, .shipmentTrackingNumber].map(\.rawValue)

        #expect(names == ["date-time", "flight-number", "shipment-tracking-number"])
    }
}
