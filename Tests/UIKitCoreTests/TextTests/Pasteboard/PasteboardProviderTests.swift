import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct PasteboardProviderTests {
    private let tester = ViewTester()

    @Test func `items are given as providers of their types`() throws {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.items = [
            ["public.utf8-plain-text": "a"], ["com.apple.uikit.color": UIColor.red], ["own": Data([1])],
        ]

        let providers = pasteboard.itemProviders

        #expect(
            providers.map(\.registeredTypeIdentifiers) == [
                ["public.utf8-plain-text"], ["com.apple.uikit.color"], ["own"],
            ])
        nonisolated(unsafe) var text: String?
        providers.first?.loadObject(ofClass: String.self) { value, _ in text = value }
        #expect(text == "a")
    }

    @Test func `objects that are set are found as texts, addresses and colours, and on the clipboard`() throws {
        let url = try #require(NSURL(string: "https://example.org"))

        UIPasteboard.general.setObjects(["text" as NSString, url, UIColor.red])

        #expect(UIPasteboard.general.string == "text")
        #expect(UIPasteboard.general.url == url as URL)
        // An address is a text for others, as where it is set as the pasteboard's address.
        #expect(UIPasteboard.general.strings == ["text", "https://example.org"])
        #expect(UIPasteboard.general.color == UIColor.red)
        #expect(tester.clipboardText == "text")
    }

    @Test func `text of another program is a provider too`() {
        tester.clipboardText = "from elsewhere"

        let provider = UIPasteboard.general.itemProviders.first

        #expect(provider?.canLoadObject(ofClass: String.self) == true)
    }
}
