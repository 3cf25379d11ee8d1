import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitAlerts
@testable import UIKitCore

@Suite(.application) struct AlertChoiceTests {
    @Test func `a tap on a button calls its handler when the alert is dismissed`() {
        let stage = AlertStage()
        stage.add("OK")
        stage.show()

        stage.tester.tap(at: stage.place(of: "OK"))
        let atOnce = stage.calls
        stage.tester.settle()

        #expect(atOnce == [])
        #expect(stage.calls == ["OK after the alert has gone"])
        #expect(stage.tester.window.subviews.count == 1)
    }

    @Test func `a handler can present the next alert`() {
        let stage = AlertStage()
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        stage.alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [root = stage.root] _ in root.present(next, animated: true) })
        stage.show()

        stage.choose("OK")

        #expect(stage.root.presentedViewController === next)
    }

    @Test func `the button under a sliding finger is highlighted, and lifting chooses it`() {
        let stage = AlertStage()
        for title in ["One", "Two", "Three"] { stage.add(title) }
        stage.show()

        let touch = stage.tester.touch(at: stage.place(of: "One"))
        stage.tester.pump()
        let first = stage.highlighted
        touch.move(to: stage.place(of: "Three"))
        let last = stage.highlighted
        touch.lift()
        stage.tester.settle()

        #expect(first == ["One"])
        #expect(last == ["Three"])
        #expect(stage.calls == ["Three after the alert has gone"])
    }

    @Test func `a finger slides from the text and between the groups of an action sheet`() {
        let stage = AlertStage(.actionSheet)
        stage.add("One")
        stage.add("Cancel", .cancel)
        stage.show()

        let touch = stage.tester.touch(at: CGPoint(x: 180, y: stage.alert.view.frame.minY + 10))
        stage.tester.pump()
        let none = stage.highlighted
        touch.move(to: stage.place(of: "One"))
        let one = stage.highlighted
        touch.move(to: stage.place(of: "Cancel"))
        touch.lift()
        stage.tester.settle()

        #expect(none == [])
        #expect(one == ["One"])
        #expect(stage.calls == ["Cancel after the alert has gone"])
    }

    @Test func `lifting beside the buttons chooses none`() {
        let stage = AlertStage()
        stage.add("OK")
        stage.show()

        let touch = stage.tester.touch(at: stage.place(of: "OK"))
        touch.move(to: CGPoint(x: 180, y: 600))
        touch.lift()
        stage.tester.settle()

        #expect(stage.highlighted == [])
        #expect(stage.calls == [])
        #expect(stage.root.presentedViewController === stage.alert)
    }

    @Test func `a disabled button cannot be chosen until it is enabled`() {
        let stage = AlertStage()
        let action = stage.add("OK")
        action.isEnabled = false
        stage.show()
        stage.choose("OK")
        let disabled = stage.calls

        action.isEnabled = true
        stage.choose("OK")

        #expect(disabled == [])
        #expect(stage.calls == ["OK after the alert has gone"])
    }

    @Test func `a tap beside an alert has no effect`() {
        let stage = AlertStage()
        stage.add("Cancel", .cancel)
        stage.show()

        stage.tester.tap(at: CGPoint(x: 20, y: 60))
        stage.tester.settle()

        #expect(stage.calls == [])
        #expect(stage.root.presentedViewController === stage.alert)
    }

    @Test(arguments: [true, false])
    func `a tap beside an action sheet cancels if that is an answer`(canCancel: Bool) {
        let stage = AlertStage(.actionSheet)
        stage.add("One")
        if canCancel { stage.add("Cancel", .cancel) }
        stage.show()

        stage.tester.tap(at: CGPoint(x: 20, y: 60))
        stage.tester.settle()

        #expect(stage.calls == (canCancel ? ["Cancel after the alert has gone"] : []))
        #expect((stage.root.presentedViewController == nil) == canCancel)
    }

    @Test func `no button is chosen while the alert is animating`() {
        let stage = AlertStage()
        stage.add("OK")

        stage.root.present(stage.alert, animated: true)
        stage.tester.pump(by: 0.1)
        stage.tester.tap(at: stage.place(of: "OK"))
        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.settle()

        #expect(stage.calls == [])
        #expect(stage.root.presentedViewController === stage.alert)
    }

    @Test func `a long list scrolls under a finger, which then chooses no button`() throws {
        let stage = AlertStage()
        for number in 1...30 { stage.add("\(number)") }
        stage.show()
        let list = try #require(stage.alert.view.descendants(AlertButtonList.self).first)

        try stage.tester.drag(.view(list), by: CGVector(dx: 0, dy: -120))
        stage.tester.settle()

        #expect(list.contentOffset.y > 80)
        #expect(stage.highlighted == [])
        #expect(stage.calls == [])
    }

    @Test func `an alert dismissed by the app calls no handler`() {
        let stage = AlertStage()
        stage.add("OK")
        stage.show()

        stage.root.dismiss(animated: true)
        stage.tester.settle()

        #expect(stage.calls == [])
        #expect(stage.root.presentedViewController == nil)
    }
}
