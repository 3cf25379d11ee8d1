import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct ContentStorageTests {
    private func texts(_ stage: FragmentStage, from index: Int? = nil, reverse: Bool = false) -> [String] {
        var result: [String] = []
        stage.content.enumerateTextElements(
            from: index.map(stage.location), options: reverse ? .reverse : []
        ) {
            result.append(stage.content.attributedString(for: $0)?.string ?? "none")
            return true
        }
        return result
    }

    @Test func `a new storage has an empty document`() {
        let content = NSTextContentStorage()

        #expect(content.documentRange.isEmpty)
        #expect(content.attributedString?.string == "")
        #expect(content.textElements(for: content.documentRange).isEmpty)
        #expect(content.primaryTextLayoutManager == nil)
        #expect(!content.hasEditingTransaction)
        #expect(content.automaticallySynchronizesToBackingStore)
    }

    @Test func `each paragraph is an element with the mark that ends it`() {
        let stage = FragmentStage("ab\ncd\u{2028}e\r\nf\u{2029}\ng")

        #expect(texts(stage) == ["ab\n", "cd\u{2028}e\r\n", "f\u{2029}", "\n", "g"])
        #expect(texts(stage, reverse: true) == ["g", "\n", "f\u{2029}", "cd\u{2028}e\r\n", "ab\n"])
    }

    @Test func `an enumeration begins with the element of its location, and backwards in front of it`() {
        let stage = FragmentStage("ab\ncd\nef")

        #expect(texts(stage, from: 4) == ["cd\n", "ef"])
        #expect(texts(stage, from: 3) == ["cd\n", "ef"])
        #expect(texts(stage, from: 8) == [])
        #expect(texts(stage, from: 4, reverse: true) == ["ab\n"])
        #expect(texts(stage, from: 8, reverse: true) == ["ef", "cd\n", "ab\n"])
        #expect(texts(stage, from: 0, reverse: true) == [])
    }

    @Test func `an enumeration returns the edge of the enumerated part, and nil without one`() {
        let stage = FragmentStage("ab\ncd\nef")
        let first = stage.content.enumerateTextElements(from: nil) { _ in false }
        let last = stage.content.enumerateTextElements(from: nil, options: .reverse) { _ in false }
        let none = stage.content.enumerateTextElements(from: stage.location(8)) { _ in true }

        #expect(first?.isEqual(stage.location(3)) == true)
        #expect(last?.isEqual(stage.location(6)) == true)
        #expect(none == nil)
    }

    @Test func `a paragraph knows its content and the mark at its end`() throws {
        let stage = FragmentStage("ab\r\ncd")
        let elements = stage.content.textElements(for: stage.content.documentRange).compactMap {
            $0 as? NSTextParagraph
        }

        try #require(elements.count == 2)
        #expect(elements[0].elementRange == stage.range(0, 4))
        #expect(elements[0].paragraphContentRange == stage.range(0, 2))
        #expect(elements[0].paragraphSeparatorRange == stage.range(2, 4))
        #expect(elements[1].paragraphContentRange == stage.range(4, 6))
        #expect(elements[1].paragraphSeparatorRange == stage.range(6, 6))
        #expect(elements[0].textContentManager === stage.content)
        #expect(NSTextParagraph(attributedString: nil).paragraphContentRange == nil)
    }

    @Test func `the elements of a range are those with some of its characters`() {
        let stage = FragmentStage("ab\ncd\nef\ngh")
        func found(_ start: Int, _ end: Int) -> [NSTextRange?] {
            stage.content.textElements(for: stage.range(start, end)).map(\.elementRange)
        }

        #expect(found(4, 7) == [stage.range(3, 6), stage.range(6, 9)])
        #expect(found(3, 6) == [stage.range(3, 6)])
        #expect(found(4, 4) == [stage.range(3, 6)])
        #expect(found(11, 11) == [])
    }

    @Test func `a paragraph that is longer than any buffer is one element`() {
        let stage = FragmentStage(String(repeating: "x", count: 5000) + "\r\nb")

        #expect(texts(stage, from: 4000).map(\.utf16.count) == [5002, 1])
        #expect(texts(stage, reverse: true).map(\.utf16.count) == [1, 5002])
    }

    @Test func `editing in a transaction is laid out at its end`() {
        let stage = FragmentStage("ab")
        var wasEditing = false

        stage.content.performEditingTransaction {
            wasEditing = stage.content.hasEditingTransaction
            stage.storage.append(NSAttributedString(string: "\ncd", attributes: TextStage.ten))
            #expect(stage.storage.editedRange == NSRange(location: 2, length: 3))
        }

        #expect(wasEditing)
        #expect(!stage.content.hasEditingTransaction)
        #expect(stage.storage.editedMask.isEmpty)
        #expect(stage.fragments().count == 2)
    }

    /// Shows paragraphs in large letters, or as they are.
    private final class Magnifier: NSObject, NSTextContentStorageDelegate {
        var magnifies = false
        var asked: [NSRange] = []

        func textContentStorage(
            _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
        ) -> NSTextParagraph? {
            asked.append(range)
            guard magnifies, let storage = textContentStorage.textStorage else { return nil }
            let text = storage.attributedSubstring(from: range).string
            return NSTextParagraph(
                attributedString: NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        }
    }

    @Test func `a recorded edit has its paragraphs asked for and laid out at the end of the transaction`() {
        let stage = FragmentStage("ab\ncd\nef")
        let delegate = Magnifier()
        stage.content.delegate = delegate
        stage.manager.ensureLayout(for: stage.content.documentRange)
        func heights() -> [CGFloat] {
            stage.manager.ensureLayout(for: stage.content.documentRange)
            return stage.fragments().map(\.layoutFragmentFrame.height)
        }
        #expect(heights() == [10, 10, 10])

        delegate.magnifies = true
        #expect(heights() == [10, 10, 10])
        stage.content.performEditingTransaction {
            stage.content.recordEditAction(in: stage.range(3, 4), newTextRange: stage.range(3, 4))
            #expect(heights() == [10, 10, 10])
            delegate.asked = []
        }
        stage.manager.ensureLayout(for: stage.content.documentRange)
        #expect(Set(delegate.asked) == [NSRange(location: 3, length: 3)])
        #expect(heights() == [10, 20, 10])

        delegate.magnifies = false
        stage.content.recordEditAction(in: stage.content.documentRange, newTextRange: stage.content.documentRange)
        #expect(heights() == [10, 10, 10])
        withExtendedLifetime(delegate) {}
    }

    @Test func `transactions within each other end with the outermost, which writes to the backing store`() {
        let content = CountingStorage()

        content.performEditingTransaction { content.performEditingTransaction {} }
        #expect(content.synchronizations == 1)

        content.automaticallySynchronizesToBackingStore = false
        content.performEditingTransaction {}
        #expect(content.synchronizations == 1)
    }

    @Test func `contents are replaced by elements and by attributed strings`() {
        let stage = FragmentStage("ab\ncd\nef")

        stage.content.replaceContents(
            in: stage.range(3, 6),
            with: ["x\n", "y\n"].map { NSTextParagraph(attributedString: NSAttributedString(string: $0)) })
        #expect(stage.storage.string == "ab\nx\ny\nef")

        stage.manager.replaceContents(in: stage.range(0, 2), with: NSAttributedString(string: "z"))
        #expect(stage.storage.string == "z\nx\ny\nef")

        stage.content.replaceContents(in: stage.range(1, 8), with: nil)
        #expect(stage.storage.string == "z")
    }

    @Test func `setting the attributed string replaces the text, and reading it gives a copy`() {
        let stage = FragmentStage("ab")

        stage.content.attributedString = NSAttributedString(string: "c\nd", attributes: TextStage.ten)

        #expect(stage.storage.string == "c\nd")
        #expect(stage.fragments().count == 2)
        #expect(stage.content.attributedString?.string == "c\nd")
        #expect(!(stage.content.attributedString is NSTextStorage))
    }

    @Test func `another text storage is laid out instead`() {
        let stage = FragmentStage("ab")
        _ = stage.fragments()
        let former = stage.storage

        stage.content.textStorage = NSTextStorage(string: "c\nd\ne", attributes: TextStage.ten)
        #expect(stage.fragments().count == 3)

        stage.content.textStorage = nil
        #expect(stage.fragments().isEmpty)
        #expect(stage.content.documentRange.isEmpty)
        #expect(former.layoutManagers.isEmpty)
    }

    @Test func `a content manager owns its layout managers, and a primary one is added`() {
        let first = NSTextContentStorage()
        let second = NSTextContentStorage()
        let manager = NSTextLayoutManager()

        first.primaryTextLayoutManager = manager
        #expect(first.textLayoutManagers == [manager])
        #expect(manager.textContentManager === first)

        manager.replace(second)
        #expect(first.textLayoutManagers.isEmpty)
        #expect(first.primaryTextLayoutManager == nil)
        #expect(manager.textContentManager === second)

        second.removeTextLayoutManager(manager)
        #expect(manager.textContentManager == nil)
    }

    @Test func `the hidden layout manager is shown neither by the storage nor by the container`() {
        let stage = FragmentStage("ab")

        #expect(stage.storage.layoutManagers.isEmpty)
        #expect(stage.container.layoutManager == nil)
        #expect(stage.container.textLayoutManager === stage.manager)
        #expect(stage.manager.textContainer === stage.container)
    }

    @Test func `a released content storage leaves no layout manager in a text that is kept`() {
        let storage = NSTextStorage(string: "ab")
        weak var lines: NSLayoutManager?
        do {
            let content = NSTextContentStorage()
            let manager = NSTextLayoutManager()
            content.textStorage = storage
            content.addTextLayoutManager(manager)
            lines = manager.lineManager
            #expect(lines?.textStorage === storage)
        }

        #expect(lines == nil)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
        #expect(storage.string == "xb")
    }

    @Test func `the class without a storage has an empty document`() {
        let manager = NSTextContentManager()
        var isCalled = false

        let end = manager.enumerateTextElements(from: nil) { _ in
            isCalled = true
            return true
        }

        #expect(end == nil)
        #expect(!isCalled)
        #expect(manager.documentRange.isEmpty)
        #expect(manager.location(manager.documentRange.location, offsetBy: 1) == nil)
    }
}

private final class CountingStorage: NSTextContentStorage, @unchecked Sendable {
    var synchronizations = 0

    override func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) {
        synchronizations += 1
        super.synchronizeToBackingStore(completionHandler)
    }
}
