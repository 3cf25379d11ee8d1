import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class StandardEditActionTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = KeyStage()

    @Test func `an editing key reaches the first responder that overrides its action`() {
        stage.tester.clipboardText = "text"

        let isUsedUp = stage.tester.press(.keyboardV, modifiers: .control)

        #expect(isUsedUp)
        #expect(stage.controller.pastedText == "text")
        #expect(stage.calls.isEmpty)
    }

    @Test func `a key whose action has no performer is an ordinary press`() {
        let isUsedUp = stage.tester.press(.keyboardX, modifiers: .command)

        #expect(!isUsedUp)
        #expect(stage.calls == ["view began x", "controller began x", "view ended x"])
    }

    @Test func `a command of the app's precedes the editing action`() {
        stage.view.commands = [UIKeyCommand(input: "v", modifierFlags: .command, action: KeyView.act)]

        stage.tester.press(.keyboardV, modifiers: .control)

        #expect(stage.controller.pastedText == nil)
        #expect(stage.calls == ["view acts"])
    }

    @Test func `responders of the framework perform no editing action`() {
        #expect(!UIView().canPerformAction(.copy, withSender: nil))
        #expect(!stage.tester.window.canPerformAction(.paste, withSender: nil))
        #expect(stage.controller.canPerformAction(.paste, withSender: nil))
        #expect(Selector.copy != Selector.paste)
    }

    @Test func `an action that a class turned out to lack is not offered again, but others are`() {
        let before = stage.view.canPerformAction(.paste, withSender: nil)

        stage.tester.press(.keyboardV, modifiers: .control)

        #expect(before)
        #expect(!stage.view.canPerformAction(.paste, withSender: nil))
        #expect(!KeyView().canPerformAction(.paste, withSender: nil))
        #expect(stage.view.canPerformAction(.copy, withSender: nil))
        #expect(stage.controller.canPerformAction(.paste, withSender: nil))
    }

    @Test func `another app learns anew which methods classes lack`() {
        stage.tester.press(.keyboardV, modifiers: .control)

        let other = KeyStage()

        #expect(other.view.canPerformAction(.paste, withSender: nil))
    }

    @Test func `undo and redo use the nearest undo manager`() {
        final class Counter { var value = 0 }
        let counter = Counter()
        func set(_ value: Int) {
            let former = counter.value
            stage.view.undoManager?.registerUndo(withTarget: counter) { _ in set(former) }
            counter.value = value
        }
        set(1)
        stage.tester.pump()
        set(2)
        stage.tester.pump()

        let isUndone = stage.tester.press(.keyboardZ, modifiers: .control)
        let undone = counter.value
        stage.tester.press(.keyboardZ, modifiers: [.control, .shift])
        let redone = counter.value
        stage.tester.press(.keyboardZ, modifiers: .control)
        stage.tester.press(.keyboardZ, modifiers: .control)
        let isUsedUp = stage.tester.press(.keyboardZ, modifiers: .control)

        #expect(isUndone)
        #expect(undone == 1)
        #expect(redone == 2)
        #expect(counter.value == 0)
        #expect(!isUsedUp)
        #expect(stage.view.undoManager === stage.tester.window.undoManager)
    }
}
