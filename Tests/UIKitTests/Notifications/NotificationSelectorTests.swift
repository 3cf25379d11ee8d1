import Testing
import UIKit
import UIKitTesting

@Suite struct NotificationSelectorTests {
    private final class Listener {
        var names: [String] = []
        var plain = 0

        func hear(_ notification: Notification) { names.append(notification.name.rawValue) }
        func hearOld(_ notification: NSNotification) { names.append("old " + notification.name.rawValue) }
        func note() { plain += 1 }
    }

    private let center = NotificationCenter()
    private let red = Notification.Name("red")
    private let green = Notification.Name("green")

    @Test func `a method hears of the notifications of its name and sender`() {
        let (listener, sender) = (Listener(), Listener())
        center.addObserver(listener, selector: Listener.hear, name: red, object: sender)

        center.post(name: red, object: sender)
        center.post(name: red, object: nil)
        center.post(name: green, object: sender)

        #expect(listener.names == ["red"])
    }

    @Test func `methods take notifications as values, as objects, or not at all`() {
        let listener = Listener()
        center.addObserver(listener, selector: Selector(Listener.hear), name: nil, object: nil)
        center.addObserver(listener, selector: Selector(Listener.hearOld), name: nil, object: nil)
        center.addObserver(listener, selector: Selector(Listener.note), name: nil, object: nil)

        center.post(name: green, object: nil)

        #expect(listener.names.sorted() == ["green", "old green"])
        #expect(listener.plain == 1)
    }

    @Test func `a removed observer receives no notifications, or only the remaining ones`() {
        let listener = Listener()
        center.addObserver(listener, selector: Listener.hear, name: red, object: nil)
        center.addObserver(listener, selector: Listener.hear, name: green, object: nil)

        center.removeObserver(listener, name: red, object: nil)
        center.post(name: red, object: nil)
        center.post(name: green, object: nil)
        center.removeObserver(listener)
        center.post(name: green, object: nil)

        #expect(listener.names == ["green"])
    }

    @Test func `an observer is not retained, and not called after its deallocation`() {
        var listener: Listener? = Listener()
        weak let watched = listener
        center.addObserver(listener as Any, selector: Selector(Listener.note), name: red, object: nil)

        listener = nil
        center.post(name: red, object: nil)

        #expect(watched == nil)
    }

    @Test func `a block's token is removed as on iOS`() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: red, object: nil, queue: nil) { _ in count += 1 }

        center.post(name: red, object: nil)
        center.removeObserver(token)
        center.post(name: red, object: nil)

        #expect(count == 1)
    }
}
