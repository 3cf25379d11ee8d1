import Dispatch
import Foundation
import Testing

@testable import SDLHost

@Suite struct X11ClipboardTests {
    /// A server with a clipboard of ours on it, and notices of other programs' changes.
    final class Stage {
        let server: XServer
        let clipboard: X11Clipboard
        private let news = DispatchSemaphore(value: 0)
        nonisolated static let patient = ClipboardLimits(
            answer: .seconds(60), idle: .seconds(60), transfer: .seconds(60))

        /// Without limits others may take a minute for each answer: a machine that builds is slow.
        init(limits: ClipboardLimits = Stage.patient) throws {
            server = try XServer()
            clipboard = X11Clipboard(display: server.display, limits: limits) { [news] in news.signal() }
        }

        /// Puts a text on the clipboard and waits until it is there.
        func put(_ text: String?) {
            clipboard.put(text)
            _ = clipboard.consumeNews()
        }

        /// Waits until the clipboard reports another program's change; false when it does not.
        func hearsNews() -> Bool { news.wait(timeout: .now() + 60) == .success }
    }

    nonisolated static let type = "public.utf8-plain-text"
    /// 10 MB of letters, some of two bytes, which pieces cut in the middle.
    nonisolated static let large = String(repeating: "0123456é\n", count: 1 << 20)

    @Test func `a text of 10 MB from another program arrives whole and stays that program's`() throws {
        let stage = try Stage()
        let bytes = Data(Self.large.utf8)
        try stage.server.copyElsewhere(bytes)

        try #require(stage.hearsNews())
        let types = stage.clipboard.consumeNews()
        let isWhole = stage.clipboard.readText() == Self.large
        let isWholeAgain = stage.clipboard.readText() == Self.large
        let isStillThere = try stage.server.pasteElsewhere() == bytes

        // A comparison would print texts of that size.
        #expect(types == [Self.type])
        #expect(isWhole)
        #expect(isWholeAgain)
        #expect(isStillThere)
    }

    @Test func `a text of 10 MB reaches other programs whole, as often as they ask`() throws {
        let stage = try Stage()

        stage.put(Self.large)
        let first = try stage.server.pasteElsewhere()
        let second = try stage.server.pasteElsewhere(as: "text/plain;charset=utf-8")
        let isWhole = first == Data(Self.large.utf8)
        let isWholeAgain = second == first

        #expect(isWhole)
        #expect(isWholeAgain)
    }

    @Test func `other programs get exactly the list of available forms`() throws {
        let stage = try Stage()

        stage.put("text")
        let targets = try stage.server.pasteElsewhere(as: "TARGETS")

        let expected = [
            "TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "text/plain;charset=utf-8", "UTF8_STRING",
            "text/plain", "STRING", "TEXT",
        ]
        #expect(targets.map { String(decoding: $0, as: UTF8.self) } == expected.joined(separator: "\n") + "\n")
    }

    @Test func `an item without text takes the clipboard and offers no form`() throws {
        let stage = try Stage()
        try stage.server.copyElsewhere(Data("text".utf8))
        try #require(stage.hearsNews())

        stage.put(nil)
        let targets = try stage.server.pasteElsewhere(as: "TARGETS")

        #expect(targets.map { String(decoding: $0, as: UTF8.self) } == "TARGETS\nTIMESTAMP\nMULTIPLE\nSAVE_TARGETS\n")
        #expect(try stage.server.pasteElsewhere() == nil)
    }

    @Test func `zero bytes and line ends are kept in both directions`() throws {
        let stage = try Stage()
        let text = "a\u{0}b\r\nc\u{0}"

        stage.put(text)
        let given = try stage.server.pasteElsewhere()
        try stage.server.copyElsewhere(Data(text.utf8))
        try #require(stage.hearsNews())

        #expect(given == Data(text.utf8))
        #expect(stage.clipboard.readText().map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test func `bytes that are no UTF-8 are repaired`() throws {
        let stage = try Stage()

        try stage.server.copyElsewhere(Data([0x61, 0xFF, 0x62]))
        try #require(stage.hearsNews())

        #expect(stage.clipboard.readText() == "a\u{FFFD}b")
    }

    @Test func `an owner that has only Latin-1 is understood`() throws {
        let stage = try Stage()
        try StandInClient.own(on: stage.server.display) {
            StandInClient.give([0x47, 0x72, 0xFC, 0xDF, 0x65], as: .string, on: $0, for: $1)
        }

        try #require(stage.hearsNews())

        #expect(stage.clipboard.consumeNews() == [Self.type])
        #expect(stage.clipboard.readText() == "Grüße")
    }

    @Test func `an empty text is a text`() throws {
        let stage = try Stage()
        try StandInClient.own(on: stage.server.display) {
            StandInClient.give([], as: .utf8PlainText, on: $0, for: $1)
        }

        try #require(stage.hearsNews())

        #expect(stage.clipboard.consumeNews() == [Self.type])
        #expect(stage.clipboard.readText() == "")
    }

    @Test func `an item of others without text is news without a type`() throws {
        let stage = try Stage()

        try stage.server.copyElsewhere(Data([1, 2, 3]), as: "image/png")
        try #require(stage.hearsNews())

        #expect(stage.clipboard.consumeNews() == [])
        #expect(stage.clipboard.readText() == nil)
    }

    @Test func `only other programs' items are news, and once`() throws {
        let stage = try Stage()

        stage.put("ours")
        let own = stage.clipboard.consumeNews()
        try stage.server.copyElsewhere(Data("theirs".utf8))
        try #require(stage.hearsNews())
        let first = stage.clipboard.consumeNews()
        let second = stage.clipboard.consumeNews()
        stage.put("ours again")

        #expect(own == nil)
        #expect(first == [Self.type])
        #expect(second == nil)
        #expect(stage.clipboard.consumeNews() == nil)
        #expect(try stage.server.pasteElsewhere() == Data("ours again".utf8))
    }

    @Test func `an item from before is news for a program that starts`() throws {
        let server = try XServer()
        let earlier = X11Clipboard(display: server.display, limits: Stage.patient) {}
        earlier.put(Self.large)
        _ = earlier.consumeNews()

        let later = X11Clipboard(display: server.display, limits: Stage.patient) {}
        let types = later.consumeNews()
        let isWhole = later.readText() == Self.large

        #expect(types == [Self.type])
        #expect(isWhole)
        #expect(earlier.consumeNews() == nil)
    }

    @Test func `when the server exits, the clipboard is empty and the program continues`() throws {
        let stage = try Stage()
        stage.put("text")
        _ = stage.clipboard.consumeNews()

        stage.server.end()
        stage.clipboard.put("more")
        let news = stage.clipboard.consumeNews()

        #expect(news == nil)
        #expect(stage.clipboard.readText() == nil)
        #expect(!stage.clipboard.transfer())
    }

    @Test func `without a server the clipboard is empty`() {
        let clipboard = X11Clipboard(display: ":60000") {}

        clipboard.put("text")

        #expect(clipboard.consumeNews() == nil)
        #expect(clipboard.readText() == nil)
    }
}
