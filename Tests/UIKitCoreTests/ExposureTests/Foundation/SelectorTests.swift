import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct SelectorTests {
    /// None of its methods is exposed.
    private final class Model {
        var calls: [String] = []
        var count = 1
        func refresh() -> Int {
            calls.append("refresh")
            return 5
        }
        func add(_ number: Int, _ text: String?, _ other: Any?) {
            calls.append("\(number) \(text ?? "nil") \(other == nil)")
        }
        nonisolated func free() {}
    }

    @Test func `selectors are equal when their names are`() {
        let nameless = Selector(Model.refresh)

        #expect(Selector("copy:") == Selector(UIResponder.copy(_:), name: "copy:"))
        #expect(Selector.selectAll == Selector("selectAll:"))
        #expect(Selector.updateTextAttributes == "updateTextAttributesWithConversionHandler:")
        #expect(Selector(Model.refresh, name: "refresh") == Selector(Player.tap(_:), name: "refresh"))
        #expect(nameless != Selector(Model.refresh))
        #expect(nameless.name.hasPrefix("ExposureTests/SelectorTests.swift:"))
    }

    @Test func `the number of arguments gives a base its colons`() {
        #expect(Selector(UIView.endEditing, base: "endEditing").name == "endEditing:")
        #expect(Selector(Model.refresh, base: "refresh").name == "refresh")
        #expect(Selector(Model.add, base: "add").name == "add:::")
        #expect(Selector(Model.free, base: "free").name == "free")
    }

    @Test func `a selector made from a method calls it on its class`() {
        let (model, button) = (Model(), UIButton())
        let tester = ViewTester()
        button.addTarget(model, action: Selector(Model.refresh, name: "refresh"), for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(model.calls == ["refresh"])
        _ = tester
    }

    @Test func `a touch recognizer's object is true for a method that wants a truth value`() {
        let tester = ViewTester()
        let view = UIView(frame: tester.window.bounds)
        let field = FocusableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(field)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: Selector(UIView.endEditing, base: "endEditing")))
        tester.show(view)
        field.becomeFirstResponder()

        tester.tap(at: CGPoint(x: 100, y: 100))

        #expect(!field.isFirstResponder)
    }

    private final class FocusableView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `getters and setters of properties are methods too`() {
        let player = Player()

        player.perform(Selector(setter: \Player.volume, name: "setVolume:"), with: 9)
        let read = player.perform(Selector(getter: \Player.volume, name: "volume"))

        #expect(player.volume == 9)
        #expect(read?.takeUnretainedValue() as? Int == 9)
    }

    @Test func `a method that answers no object has no result`() {
        let track = Track()
        let next = Selector(getter: \Track.next, name: "next")

        let missing = track.perform(next)
        track.next = Track()

        #expect(missing == nil)
        #expect(track.perform(next)?.takeUnretainedValue() === track.next)
    }

    private nonisolated final class Echo: NSObject {
        nonisolated(unsafe) static var ends = 0

        deinit {
            Self.ends += 1
            Track().perform(Selector(getter: \Track.album, name: "album"))
        }
    }

    private final class Maker: NSObject { var made: Echo { Echo() } }

    @Test func `results may call methods while they end`() {
        let maker = Maker()
        let before = Echo.ends

        for _ in 0..<200 { maker.perform(Selector(getter: \Maker.made, name: "made")) }

        #expect(Echo.ends > before)
    }
}
