import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) final class FieldDelegateTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = {
        let stage = FieldStage("ab")
        stage.recorder.watch(stage.field)
        return stage
    }()
    private var field: UITextField { stage.field }
    private var recorder: FieldRecorder { stage.recorder }

    private func addSecond() -> UITextField {
        let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        field.placeholder = "1"
        second.placeholder = "2"
        stage.tester.show(second)
        recorder.watch(second)
        return second
    }

    @Test func `beginning and ending ask and notify the delegate in order`() {
        recorder.observe(field)

        let began = field.becomeFirstResponder()
        let beginning = recorder.drain()
        let ended = field.resignFirstResponder()

        #expect(began && ended && !field.isEditing)
        #expect(beginning == ["shouldBegin", "didBegin", "editingDidBegin", "begin posted"])
        #expect(recorder.drain() == ["shouldEnd", "didEnd", "editingDidEnd", "end posted"])
        recorder.stop()
    }

    @Test func `editing moves from one field to another`() {
        let second = addSecond()
        field.becomeFirstResponder()
        _ = recorder.drain()

        second.becomeFirstResponder()

        #expect(
            recorder.drain() == [
                "shouldBegin 2", "shouldEnd 1", "didEnd 1", "editingDidEnd 1", "didBegin 2", "editingDidBegin 2",
            ])
        #expect((field.isEditing, second.isEditing) == (false, true))
    }

    @Test func `a field that must not begin leaves the keyboard where it is`() {
        let second = addSecond()
        field.becomeFirstResponder()
        _ = recorder.drain()
        recorder.refusals = ["shouldBegin"]

        let began = second.becomeFirstResponder()

        #expect(!began)
        #expect(recorder.drain() == ["shouldBegin 2"])
        #expect(field.isFirstResponder)
    }

    @Test func `a field that must not end keeps the keyboard`() {
        let second = addSecond()
        field.becomeFirstResponder()
        _ = recorder.drain()
        recorder.refusals = ["shouldEnd"]

        let moved = second.becomeFirstResponder()
        let ended = field.resignFirstResponder()
        let endedAround = stage.tester.window.endEditing(false)

        #expect(!moved && !ended && !endedAround)
        #expect(recorder.drain() == ["shouldBegin 2", "shouldEnd 1", "shouldEnd 1", "shouldEnd 1"])
        #expect(field.isEditing)
    }

    @Test func `ending by force asks the delegate and ignores its answer`() {
        field.becomeFirstResponder()
        _ = recorder.drain()
        recorder.refusals = ["shouldEnd"]

        stage.tester.window.endEditing(true)
        stage.tester.type("x")

        #expect(recorder.drain() == ["shouldEnd", "didEnd", "editingDidEnd"])
        #expect(!field.isEditing && stage.text == "ab")
    }

    nonisolated static let removals: [(String, @MainActor @Sendable (FieldStage) -> Void)] = [
        ("removed", { $0.field.removeFromSuperview() }),
        ("removed with its superview", { $0.field.superview?.removeFromSuperview() }),
    ]

    @Test(arguments: removals.indices) func `a field that leaves the window ends without a question`(index: Int) {
        let (name, remove) = Self.removals[index]
        field.becomeFirstResponder()
        _ = recorder.drain()
        recorder.refusals = ["shouldEnd"]

        remove(stage)
        stage.tester.type("x")

        #expect(recorder.drain() == ["didEnd", "editingDidEnd"], "\(name)")
        #expect(!field.isEditing && stage.text == "ab", "\(name)")
    }

    @Test func `a field that is switched off ends editing and begins none`() {
        field.becomeFirstResponder()
        _ = recorder.drain()

        field.isEnabled = false
        let began = field.becomeFirstResponder()

        #expect(!began)
        #expect(recorder.drain() == ["shouldEnd", "didEnd", "editingDidEnd"])
    }

    @Test func `a hidden field is still edited`() {
        field.becomeFirstResponder()

        field.isHidden = true
        stage.tester.type("c")

        #expect(stage.text == "abc")
    }

    @Test func `every change asks and notifies the delegate in order`() {
        stage.edit()
        recorder.observe(field)
        _ = recorder.drain()

        stage.tester.type("c")
        let typed = recorder.drain()
        stage.tester.press(.keyboardDeleteOrBackspace)
        let deleted = recorder.drain()
        stage.tester.press(.keyboardLeftArrow)

        #expect(typed == ["shouldChange 2+0 'c'", "didSelect", "editingChanged", "change posted"])
        #expect(deleted == ["shouldChange 2+1 ''", "didSelect", "editingChanged", "change posted"])
        #expect(recorder.drain() == ["didSelect"])
        recorder.stop()
    }

    @Test func `a change that is refused does not happen`() {
        stage.edit(1)
        recorder.refusals = ["shouldChange"]
        _ = recorder.drain()
        stage.tester.clipboardText = "xy"

        stage.tester.type("c")
        stage.tester.press(.keyboardDeleteOrBackspace)
        stage.tester.press(.keyboardDeleteForward)
        stage.tester.press(.keyboardV, modifiers: .control)
        stage.tester.send(.compose(text: "に", selection: [1, 0]))

        #expect(stage.shown == "a|b")
        #expect(
            recorder.drain() == [
                "shouldChange 1+0 'c'", "shouldChange 0+1 ''", "shouldChange 1+1 ''", "shouldChange 1+0 'xy'",
                "shouldChange 1+0 'に'",
            ])
    }

    @Test func `ranges count UTF-16 code units`() {
        field.text = "👩‍👩‍👧é"
        stage.edit()
        _ = recorder.drain()

        stage.tester.press(.keyboardDeleteOrBackspace, repeats: 1)

        #expect(stage.text == "")
        #expect(recorder.drain().filter { $0.hasPrefix("should") } == ["shouldChange 8+1 ''", "shouldChange 0+8 ''"])
    }

    @Test func `a delegate may replace typed text by its own`() {
        stage.edit()
        recorder.onChange = { field, range, string in
            field.text = (field.text ?? "") + string.uppercased()
            return false
        }
        _ = recorder.drain()

        stage.tester.type("c")

        #expect(stage.shown == "abC|")
        #expect(recorder.drain() == ["shouldChange 2+0 'c'", "didSelect"])
    }

    @Test func `a delegate that shortens the text and agrees does no harm`() {
        stage.edit()
        recorder.onChange = { field, _, _ in
            field.text = ""
            return true
        }

        stage.tester.type("c")

        #expect(stage.shown == "c|")
    }

    @Test func `text and selections of the app's send no events`() {
        stage.edit()
        _ = recorder.drain()

        field.text = "abcd"
        stage.select(1, to: 2)

        #expect(recorder.drain() == ["didSelect", "didSelect"])
        #expect(stage.shown == "a[b]cd")
    }

    @Test func `Return ends editing of a field that has a target for that event`() {
        stage.edit()
        _ = recorder.drain()

        stage.tester.press(.keyboardReturnOrEnter, "\r")

        #expect(
            recorder.drain() == ["shouldReturn", "editingDidEndOnExit", "shouldEnd", "didEnd", "editingDidEnd"])
        #expect(!field.isEditing)
    }

    @Test func `Return without targets leaves the field in editing`() {
        let plain = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        stage.tester.show(plain)
        recorder.watch(plain, [])
        plain.becomeFirstResponder()
        _ = recorder.drain()

        stage.tester.press(.keyboardReturnOrEnter, "\r")

        #expect(recorder.drain() == ["shouldReturn"])
        #expect(plain.isEditing && plain.text == "")
    }

    @Test func `Return is the primary action, unless the delegate is against it`() {
        let plain = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        stage.tester.show(plain)
        recorder.watch(plain, [.primaryActionTriggered, .editingDidEndOnExit])
        plain.becomeFirstResponder()
        recorder.refusals = ["shouldReturn"]
        _ = recorder.drain()

        stage.tester.press(.keyboardReturnOrEnter, "\r")
        let refused = recorder.drain()
        recorder.refusals = []
        stage.tester.press(.keypadEnter, "\r")

        #expect(refused == ["shouldReturn"])
        #expect(
            recorder.drain() == ["shouldReturn", "primaryAction", "editingDidEndOnExit", "shouldEnd", "didEnd"])
    }

    @Test func `Return can wait for text`() {
        field.text = ""
        field.enablesReturnKeyAutomatically = true
        stage.edit()
        _ = recorder.drain()

        stage.tester.press(.keyboardReturnOrEnter, "\r")
        let empty = recorder.drain()
        stage.tester.type("a")
        _ = recorder.drain()
        stage.tester.press(.keyboardReturnOrEnter, "\r")

        #expect(empty == [])
        #expect(recorder.drain().first == "shouldReturn")
    }

    @Test func `the clear button asks, empties the field and has it edited`() throws {
        field.clearButtonMode = .always
        stage.tester.pump()
        recorder.refusals = ["shouldClear"]
        let button = try #require(field.clearButton)

        try stage.tester.tap(.view(button))
        let (refused, left) = (recorder.drain(), stage.text)
        recorder.refusals = []
        try stage.tester.tap(.view(button))

        #expect((refused, left) == (["shouldClear"], "ab"))
        #expect(
            recorder.drain() == ["shouldClear", "editingChanged", "shouldBegin", "didBegin", "editingDidBegin"])
        #expect(stage.text == "" && field.isEditing && button.isHidden)
    }

    @Test func `a field can be emptied when editing begins`() {
        field.clearsOnBeginEditing = true

        field.becomeFirstResponder()

        #expect(stage.text == "")
        #expect(
            recorder.drain() == ["shouldBegin", "shouldClear", "didBegin", "editingDidBegin", "editingChanged"])
    }

    @Test func `a delegate without the method with a reason receives the plain call`() {
        final class Plain: NSObject, UITextFieldDelegate {
            var ends = 0
            func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
        }
        let plain = Plain()
        field.delegate = plain
        stage.edit()

        field.resignFirstResponder()

        #expect(plain.ends == 1)
    }
}
