import Foundation
import Testing

@testable import SDLHost

@Suite struct SelectionTransferTests {
    private typealias Stage = X11ClipboardTests.Stage

    @Test(arguments: [0, 1]) func `an owner that exits in the middle leaves no text, at once`(pieces: Int) throws {
        let stage = try Stage()
        try StandInClient.own(on: stage.server.display) {
            StandInClient.begin(pieces: pieces, on: $0, for: $1, goesAway: true)
        }
        try #require(stage.hearsNews())
        let other = try #require(XConnection(display: stage.server.display))

        let start = ContinuousClock.now
        let text = stage.clipboard.readText()
        let duration = ContinuousClock.now - start

        #expect(text == nil)
        #expect(duration < Stage.patient.idle)
        #expect(other.owner(of: .clipboard) == 0)
        #expect(stage.clipboard.consumeNews() == [])
    }

    @Test func `an owner that stops in the middle is given up, and keeps the clipboard`() throws {
        let stage = try Stage(limits: ClipboardLimits(answer: .seconds(60), idle: .milliseconds(50)))
        try StandInClient.own(on: stage.server.display) {
            StandInClient.begin(pieces: 0, on: $0, for: $1, goesAway: false)
        }
        try #require(stage.hearsNews())
        let other = try #require(XConnection(display: stage.server.display))
        let owner = other.owner(of: .clipboard)

        let text = stage.clipboard.readText()

        #expect(text == nil)
        #expect(owner != 0)
        #expect(other.owner(of: .clipboard) == owner)
    }

    @Test func `a silent owner delays the transfer no longer than the limit`() throws {
        let stage = try Stage(limits: ClipboardLimits(answer: .milliseconds(50)))
        try StandInClient.own(on: stage.server.display) { _, _ in true }

        let start = ContinuousClock.now
        var types = stage.clipboard.consumeNews()
        while types == nil { types = stage.clipboard.consumeNews() }
        let again = stage.clipboard.consumeNews()
        let duration = ContinuousClock.now - start

        #expect(types == [])
        #expect(again == nil)
        #expect(stage.clipboard.readText() == nil)
        #expect(duration < .seconds(20))
    }

    @Test func `an owner that has too much is refused`() throws {
        let stage = try Stage(
            limits: ClipboardLimits(total: 1 << 19, answer: .seconds(60), idle: .seconds(60)))
        try StandInClient.own(on: stage.server.display) {
            StandInClient.begin(pieces: 1, on: $0, for: $1, goesAway: false)
        }
        try #require(stage.hearsNews())

        #expect(stage.clipboard.readText() == nil)
    }

    @Test func `up to 256 KB are sent in one piece, one byte more in several`() throws {
        let stage = try Stage()
        let reader = try #require(XConnection(display: stage.server.display))

        stage.put(String(repeating: "x", count: 256 << 10))
        let whole = reader.fetch(.utf8String)
        stage.put(String(repeating: "x", count: 256 << 10 + 1))
        let begun = reader.fetch(.utf8String)

        #expect(whole?.type == reader[.utf8String])
        #expect(whole?.bytes.count == 256 << 10)
        #expect(begun?.type == reader[.incremental])
        #expect(begun?.words == [256 << 10 + 1])
    }

    @Test func `whoever stops taking pieces gets no more of them after the limit`() throws {
        let limits = ClipboardLimits(idle: .milliseconds(20))
        let stage = try Stage(limits: limits)
        let reader = try #require(XConnection(display: stage.server.display))
        stage.put(String(repeating: "x", count: 1 << 20))

        reader.convert(.clipboard, to: reader[.utf8String], in: reader[.incoming0])
        var isAnswered = false
        while !isAnswered, let event = reader.waitForEvent() {
            if case .selectionAnswered = event { isAnswered = true }
        }
        let start = ContinuousClock.now
        while ContinuousClock.now - start < limits.idle * 2 { _ = stage.clipboard.consumeNews() }
        let begun = reader.consumeProperty(reader[.incoming0], limit: 1 << 20)
        // The first answer shows that the owner has received that, the second that its reaction is at the server.
        for _ in 0..<2 { _ = stage.clipboard.consumeNews() }
        let next = reader.consumeProperty(reader[.incoming0], limit: 1 << 20)

        #expect(begun?.type == reader[.incremental])
        #expect(next == nil)
    }

    @Test func `several forms are had at once, and those that are not there are marked`() throws {
        let stage = try Stage()
        let reader = try #require(XConnection(display: stage.server.display))
        stage.put("é")
        let pairs: [ClipboardAtom] = [.utf8String, .incoming1, .incremental, .incoming2, .string, .incoming3]
        reader.write(pairs.map { reader[$0] }, type: reader[.atomPair], to: reader[.incoming0], of: reader.window)

        let answered = reader.fetch(.multiple)
        let forms = [ClipboardAtom.incoming1, .incoming2, .incoming3].map {
            reader.consumeProperty(reader[$0], limit: 100)
        }

        var expected = pairs.map { reader[$0] }
        expected[3] = 0
        #expect(answered?.words == expected)
        #expect(forms.map { $0?.bytes } == [[0xC3, 0xA9], nil, [0xE9]])
    }

    @Test func `others get the time since which the clipboard is ours, and requests without data are refused`() throws {
        let stage = try Stage()
        let reader = try #require(XConnection(display: stage.server.display))

        stage.put("text")
        let time = reader.fetch(.timestamp)

        #expect(time?.words.count == 1)
        #expect(time?.words.first != 0)
        #expect(reader.fetch(.saveTargets)?.type == reader[.null])
        #expect(reader.fetch(.incremental) == nil)
    }
}
