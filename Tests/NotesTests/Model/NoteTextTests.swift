import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import Notes

@MainActor @Suite(.application) struct NoteTextTests {
    private let tester = ViewTester()
    private let samples = Note.samples(before: Date(timeIntervalSince1970: 0))

    @Test func `a note is the same after it was shown, and after it was in a file`() throws {
        for note in samples {
            let shown = NoteText(note.text.attributed)
            let kept = try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note))

            #expect(NoteText(shown.attributed).string == note.text.string)
            #expect(shown.string == note.text.string)
            #expect(kept == note)
        }
    }

    @Test func `looks, boxes, links and pictures are kept`() {
        let text = NoteText(parts: [
            .init(text: "T\n", kind: .title), .init(text: "b", isBold: true), .init(text: "i", isItalic: true),
            .init(text: "u", isUnderlined: true), .init(text: "s", isStruck: true),
            .init(text: "l", link: URL(string: "https://example.org")), .init(text: "\n"),
            .init(isChecked: true), .init(text: "done"),
        ])

        #expect(NoteText(text.attributed) == text)
    }

    @Test func `a task begins beside its box in each of its lines`() throws {
        let text = samples[0].text.attributed
        let box = (text.string as NSString).range(of: "\u{FFFC}\tTent")
        func indent(_ location: Int) -> CGFloat? {
            (text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle)?.headIndent
        }

        #expect(box.location != NSNotFound)
        #expect(indent(box.location + 4) == TaskBox.indent)
        #expect(indent(0) == 0)
    }

    @Test func `titles and previews are the first two lines with text`() {
        let now = Date(timeIntervalSince1970: 0)
        let note = Note(id: 1, text: NoteText(parts: [.init(text: "\n  a \n\n b\nc")]), changed: now)

        #expect(note.title == "a")
        #expect(note.preview == "b")
        #expect(Note(id: 1, changed: now).title == "New Note")
    }
}
