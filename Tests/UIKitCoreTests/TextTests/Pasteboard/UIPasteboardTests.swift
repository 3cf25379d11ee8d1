import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIPasteboardTests {
    @Test func `text of the general pasteboard is the clipboard's`() {
        let tester = ViewTester()
        let pasteboard = UIPasteboard.general

        pasteboard.string = "copied"
        let clipboard = tester.clipboardText
        tester.clipboardText = "from elsewhere"

        #expect(clipboard == "copied")
        #expect(pasteboard.string == "from elsewhere")
        #expect(pasteboard.changeCount == 2)
        #expect(pasteboard.hasStrings)
    }

    @Test func `text that another app copies replaces other types`() {
        let tester = ViewTester()
        UIPasteboard.general.color = .red
        let had = UIPasteboard.general.hasColors

        tester.clipboardText = "text"

        #expect(had)
        #expect(!UIPasteboard.general.hasColors)
    }

    @Test func `several items keep their order, and an address is text too`() throws {
        let tester = ViewTester()
        let url = try #require(URL(string: "https://example.org/a"))
        let pasteboard = UIPasteboard.withUniqueName()

        pasteboard.strings = ["a", "b"]
        pasteboard.addItems([["public.url": url]])
        let strings = pasteboard.strings
        let count = pasteboard.numberOfItems
        pasteboard.url = url

        #expect(strings == ["a", "b"])
        #expect(count == 3)
        #expect(pasteboard.string == "https://example.org/a")
        #expect(pasteboard.urls == [url])
        #expect(pasteboard.contains(pasteboardTypes: ["public.url"]))
        #expect(tester.clipboardText == nil)
    }

    @Test func `pasteboards with a name are shared by it until they are removed`() throws {
        let tester = ViewTester()
        let name = UIPasteboard.Name("notes")
        #expect(UIPasteboard(name: name, create: false) == nil)

        let made = try #require(UIPasteboard(name: name, create: true))
        made.setData(Data([1, 2]), forPasteboardType: "com.example.bytes")
        let found = UIPasteboard(name: name, create: false)
        let data = found?.data(forPasteboardType: "com.example.bytes")
        UIPasteboard.remove(withName: name)

        #expect(data == Data([1, 2]))
        #expect(made.items.isEmpty)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(tester.clipboardText == nil)
    }

    @Test func `whether another program has copied text is known without the text`() {
        let tester = ViewTester()
        var events: [HostEvent] = []
        tester.runtime.onEvent = { event, _ in events.append(event) }
        let announced = HostEvent.paste(types: ["public.utf8-plain-text"], text: nil)

        tester.clipboardText = "from elsewhere"
        let hasStrings = UIPasteboard.general.hasStrings
        let types = UIPasteboard.general.types
        let count = UIPasteboard.general.numberOfItems
        let before = events
        let string = UIPasteboard.general.string
        let again = UIPasteboard.general.string

        #expect(hasStrings)
        #expect(types == ["public.utf8-plain-text"])
        #expect(count == 1)
        #expect(before == [announced])
        #expect(string == "from elsewhere")
        #expect(again == string)
        #expect(events == [announced, .paste(types: ["public.utf8-plain-text"], text: "from elsewhere")])
        #expect(UIPasteboard.general.changeCount == 1)
    }

    @Test func `unreadable contents empty the pasteboard`() {
        let tester = ViewTester()
        UIPasteboard.general.string = "ours"

        tester.send(.paste(types: [], text: nil))

        #expect(UIPasteboard.general.types == [])
        #expect(UIPasteboard.general.numberOfItems == 0)
        #expect(UIPasteboard.general.string == nil)
        #expect(UIPasteboard.general.changeCount == 2)
    }

    @Test func `other apps' changes are posted when the app becomes active, and its own at once`() {
        let tester = ViewTester()
        var told: [Int] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) { _ in MainActor.assumeIsolated { told.append(UIPasteboard.general.changeCount) } }
        defer { NotificationCenter.default.removeObserver(observer) }

        tester.send(.focus(isActive: false))
        tester.send(.paste(types: ["public.utf8-plain-text"], text: nil))
        let away = told
        tester.send(.focus(isActive: true))
        tester.send(.focus(isActive: false))
        tester.send(.focus(isActive: true))
        UIPasteboard.general.string = "ours"

        #expect(away == [])
        #expect(told == [1, 2])
    }

    @Test func `notifications name added and removed types`() {
        let tester = ViewTester()
        let pasteboard = UIPasteboard.general
        nonisolated(unsafe) var heard: [[[String]]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
        ) { note in
            let keys = [UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey]
            heard.append(keys.compactMap { note.userInfo?[$0] as? [String] })
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let (text, color) = ("public.utf8-plain-text", "com.apple.uikit.color")

        pasteboard.string = "ours"
        pasteboard.setValue(UIColor.red, forPasteboardType: color)
        tester.send(.focus(isActive: false))
        tester.send(.paste(types: [text], text: nil))
        tester.send(.paste(types: [], text: nil))
        tester.send(.focus(isActive: true))

        #expect(heard == [[[text], []], [[color], [text]], [[], [color]]])
    }

    @Test func `items are found by their types`() {
        let tester = ViewTester()
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.items = [["a.b": 1], ["c.d": 2], ["a.b": 3, "c.d": 4]]

        let first = pasteboard.itemSet(withPasteboardTypes: ["a.b"])
        let all = pasteboard.itemSet(withPasteboardTypes: ["a.b", "c.d"])
        let none = pasteboard.itemSet(withPasteboardTypes: ["e.f"])
        tester.clipboardText = "from elsewhere"
        let announced = UIPasteboard.general.itemSet(withPasteboardTypes: ["public.utf8-plain-text"])

        #expect(first == [0, 2])
        #expect(all == [0, 1, 2])
        #expect(none == nil)
        #expect(announced == [0])
    }

    @Test func `a value without a type gets that of its class`() throws {
        let tester = ViewTester()
        let pasteboard = UIPasteboard.general
        let url = try #require(URL(string: "https://example.org/a"))
        let automatic = UIPasteboard.typeAutomatic

        pasteboard.setValue("text", forPasteboardType: automatic)
        let text = (pasteboard.string, tester.clipboardText)
        pasteboard.setValue(url, forPasteboardType: automatic)
        let address = (pasteboard.url, pasteboard.types)
        pasteboard.setValue(UIColor.red, forPasteboardType: automatic)
        let color = pasteboard.color
        pasteboard.setValue(5, forPasteboardType: automatic)

        #expect(text == ("text", "text"))
        #expect(address.0 == url)
        #expect(address.1 == ["public.url", "public.utf8-plain-text"])
        #expect(color == .red)
        #expect(pasteboard.types == [automatic])
    }

    @Test func `the lists of types name those that the common values have`() throws {
        let tester = ViewTester()
        let pasteboard = UIPasteboard.withUniqueName()
        let lists = [
            UIPasteboard.typeListString, UIPasteboard.typeListURL, UIPasteboard.typeListImage,
            UIPasteboard.typeListColor,
        ].map { $0.compactMap { $0 as? String } }

        pasteboard.string = "a"
        let hasText = pasteboard.contains(pasteboardTypes: lists[0])
        pasteboard.url = URL(string: "app:a")
        let hasAddress = pasteboard.contains(pasteboardTypes: lists[1])
        pasteboard.image = UIImage()
        let hasImage = pasteboard.contains(pasteboardTypes: lists[2])
        pasteboard.color = .red
        let hasColor = pasteboard.contains(pasteboardTypes: lists[3])

        #expect(hasText && hasAddress && hasImage && hasColor)
        #expect(!pasteboard.contains(pasteboardTypes: lists[0] + lists[1] + lists[2]))
        #expect(tester.isAtRest)
    }

    @Test func `only the general pasteboard outlives the app, even if another is set to persist`() {
        let tester = ViewTester()
        let own = UIPasteboard.withUniqueName()

        (DeprecatedPasteboard() as any Persisting).persist(own)

        #expect(UIPasteboard.general.isPersistent)
        #expect(!own.isPersistent)
        #expect(tester.isAtRest)
    }
}

/// Lets a deprecated method be called.
private protocol Persisting {
    func persist(_ pasteboard: UIPasteboard)
}

private struct DeprecatedPasteboard: Persisting {
    @available(*, deprecated)
    func persist(_ pasteboard: UIPasteboard) { pasteboard.setPersistent(true) }
}
