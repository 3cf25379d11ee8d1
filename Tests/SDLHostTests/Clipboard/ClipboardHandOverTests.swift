import Foundation
import Testing

@testable import SDLHost

@Suite struct ClipboardHandOverTests {
    private typealias Stage = X11ClipboardTests.Stage

    @Test(arguments: [1, 10 << 20])
    func `a clipboard manager gets the text of a program that ends`(length: Int) throws {
        let stage = try Stage()
        let text = String(repeating: "x", count: length)
        let kept = Answer<String?>()
        let display = stage.server.display
        try StandInClient.own(.clipboardManager, on: display) { connection, event in
            guard case .selectionRequested(let request) = event else { return true }
            // As real ones do: the offered text is fetched before the answer.
            let text = StandInClient.text(on: display)
            kept.give(text)
            connection.answer(request, property: text == nil ? 0 : request.property)
            return true
        }
        stage.clipboard.put(text)

        let isKept = stage.clipboard.transfer()
        let isWhole = kept.wait() == text

        #expect(isKept)
        #expect(isWhole)
    }

    @Test func `without a clipboard manager the program ends at once`() throws {
        let stage = try Stage()
        stage.clipboard.put("text")
        _ = stage.clipboard.consumeNews()

        let start = ContinuousClock.now
        let isKept = stage.clipboard.transfer()

        #expect(!isKept)
        #expect(ContinuousClock.now - start < Stage.patient.transfer)
    }

    @Test func `an inactive clipboard manager does not keep the program running`() throws {
        let stage = try Stage(limits: ClipboardLimits(transfer: .milliseconds(50)))
        try StandInClient.own(.clipboardManager, on: stage.server.display) { _, _ in true }
        stage.clipboard.put("text")

        #expect(!stage.clipboard.transfer())
    }

    @Test func `another program's clipboard is not handed over`() throws {
        let stage = try Stage()
        try StandInClient.own(.clipboardManager, on: stage.server.display) { connection, event in
            if case .selectionRequested(let request) = event { connection.answer(request, property: request.property) }
            return true
        }
        stage.put("ours")
        try stage.server.copyElsewhere(Data("theirs".utf8))
        try #require(stage.hearsNews())

        #expect(!stage.clipboard.transfer())
        #expect(try stage.server.pasteElsewhere() == Data("theirs".utf8))
    }
}
