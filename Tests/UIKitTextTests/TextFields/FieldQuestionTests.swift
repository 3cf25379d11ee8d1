import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

/// Questions about a field agree with what it then does, and ask its delegate.
@Suite(.application) final class FieldQuestionTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = {
        let stage = FieldStage("ab")
        stage.recorder.watch(stage.field)
        return stage
    }()
    private var field: UITextField { stage.field }
    private var recorder: FieldRecorder { stage.recorder }

    @Test(arguments: [true, false]) func `whether a field can have the keyboard is the delegate's answer`(agrees: Bool)
    {
        recorder.refusals = agrees ? [] : ["shouldBegin"]

        let can = field.canBecomeFirstResponder
        let asked = recorder.drain()
        let does = field.becomeFirstResponder()

        #expect((can, does) == (agrees, agrees))
        #expect(asked == ["shouldBegin"])
    }

    @Test func `the delegate is not asked about a disabled field, nor about one that is edited already`() {
        field.isEnabled = false
        let disabled = field.canBecomeFirstResponder
        let asked = recorder.drain()
        field.isEnabled = true
        field.becomeFirstResponder()
        _ = recorder.drain()

        #expect(!disabled && asked == [])
        #expect(field.canBecomeFirstResponder)
        #expect(recorder.drain() == [])
    }

    @Test func `the answer counts for one time alone`() {
        let first = field.canBecomeFirstResponder
        recorder.refusals = ["shouldBegin"]
        let second = field.becomeFirstResponder()
        recorder.refusals = []
        let third = field.becomeFirstResponder()

        #expect((first, second, third) == (true, false, true))
    }

    @Test(arguments: [true, false]) func `whether a field can give the keyboard up is the delegate's answer`(
        agrees: Bool
    ) {
        field.becomeFirstResponder()
        _ = recorder.drain()
        recorder.refusals = agrees ? [] : ["shouldEnd"]

        let can = field.canResignFirstResponder
        let asked = recorder.drain()
        let does = field.resignFirstResponder()

        #expect((can, does) == (agrees, agrees))
        #expect(asked == ["shouldEnd"])
    }

    @Test func `the delegate is not asked whether a field that is not edited may resign`() {
        let can = field.canResignFirstResponder

        #expect(can)
        #expect(recorder.drain() == [])
    }

    @Test func `Tab asks each delegate once`() {
        let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        stage.tester.show(second)
        recorder.watch(second, [])
        (field.placeholder, second.placeholder) = ("1", "2")
        field.becomeFirstResponder()
        stage.tester.settle()
        _ = recorder.drain()

        stage.tester.press(.keyboardTab, "\t")

        #expect(second.isEditing)
        let questions = recorder.drain().filter { $0.hasPrefix("should") }
        #expect(questions.sorted() == ["shouldBegin 2", "shouldEnd 1"])
    }

    /// Answers by itself, without the class's answer.
    private final class EagerField: UITextField {
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { true }
    }

    @Test func `the delegate of a field whose class answers otherwise is asked nevertheless, once`() {
        let eager = EagerField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        stage.tester.show(eager)
        recorder.watch(eager, [])
        recorder.refusals = ["shouldBegin"]

        let began = eager.becomeFirstResponder()

        #expect(!began)
        #expect(recorder.drain() == ["shouldBegin"])
    }

    nonisolated static let actions: [(String, @MainActor @Sendable (UITextField) -> Void)] = [
        ("paste", { $0.paste(nil) }), ("pasteAndMatchStyle", { $0.pasteAndMatchStyle(nil) }),
        ("cut", { $0.cut(nil) }), ("delete", { $0.delete(nil) }), ("select", { $0.select(nil) }),
        ("selectAll", { $0.selectAll(nil) }), ("copy", { $0.copy(nil) }),
    ]

    @Test(arguments: actions.indices) func `an action that needs editing has no effect on a field that is not edited`(
        index: Int
    ) {
        let (name, act) = Self.actions[index]
        stage.edit(0, to: 2)
        UIPasteboard.general.string = "x"
        field.resignFirstResponder()
        _ = recorder.drain()

        act(field)

        #expect(stage.shown == "[ab]", "\(name)")
        #expect(recorder.drain() == [], "\(name)")
        #expect(UIPasteboard.general.string == "x", "\(name)")
    }
}
