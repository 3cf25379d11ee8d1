import Dispatch
import Foundation
import HostInterface
import Testing

@testable import SDLHost

/// The primary selection of an X desktop, which is apart from its clipboard.
@Suite struct PrimarySelectionTests {
    private final class Stage {
        let server: XServer
        let selection: X11Clipboard
        private let news = DispatchSemaphore(value: 0)

        init() throws {
            server = try XServer()
            selection = X11Clipboard(
                of: .primary, display: server.display, limits: X11ClipboardTests.Stage.patient
            ) { [news] in news.signal() }
        }

        deinit {}

        func hearsNews() -> Bool { news.wait(timeout: .now() + 60) == .success }
    }

    @Test func `text selected here is pasted elsewhere, and the clipboard stays as it is`() throws {
        let stage = try Stage()

        stage.selection.offer("Grüße")
        _ = stage.selection.readSelectedText()

        #expect(try stage.server.pasteElsewhere(from: "primary") == Data("Grüße".utf8))
        #expect(try stage.server.pasteElsewhere() == nil)
    }

    @Test func `another program's selection is read repeatedly`() throws {
        let stage = try Stage()
        try stage.server.copyElsewhere(Data("theirs".utf8), on: "primary")
        try #require(stage.hearsNews())

        let first = stage.selection.readSelectedText()
        let second = stage.selection.readSelectedText()

        #expect(first == "theirs")
        #expect(second == "theirs")
    }

    @Test func `text copied elsewhere is not the selection`() throws {
        let stage = try Stage()
        stage.selection.offer("ours")
        let clipboard = X11Clipboard(display: stage.server.display, limits: X11ClipboardTests.Stage.patient) {}
        clipboard.put("copied")
        _ = clipboard.consumeNews()

        #expect(stage.selection.readSelectedText() == "ours")
    }

    @Test func `without a server the selection is empty`() {
        let selection = X11Clipboard(of: .primary, display: ":60000") {}

        selection.offer("text")

        #expect(selection.readSelectedText() == nil)
    }
}
