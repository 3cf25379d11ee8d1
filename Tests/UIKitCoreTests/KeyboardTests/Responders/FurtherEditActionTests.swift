import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Editing actions that documents and searches have.
@Suite(.application) struct FurtherEditActionTests {
    /// Notes its actions.
    private final class Editor: UIView {
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func duplicate(_ sender: Any?) { calls.append("duplicate") }
        override func printContent(_ sender: Any?) { calls.append("print") }
        override func find(_ sender: Any?) { calls.append("find") }
        override func findAndReplace(_ sender: Any?) { calls.append("findAndReplace") }
        override func findNext(_ sender: Any?) { calls.append("findNext") }
        override func findPrevious(_ sender: Any?) { calls.append("findPrevious") }
        override func useSelectionForFind(_ sender: Any?) { calls.append("useSelectionForFind") }
        override func rename(_ sender: Any?) { calls.append("rename") }
        override func move(_ sender: Any?) { calls.append("move") }
        override func export(_ sender: Any?) { calls.append("export") }
        override func pasteAndGo(_ sender: Any?) { calls.append("pasteAndGo") }
        override func pasteAndSearch(_ sender: Any?) { calls.append("pasteAndSearch") }
        override func updateTextAttributes(
            conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
        ) { calls.append("\(conversionHandler([:]).count) attributes") }
    }

    private func makeEditor(in tester: ViewTester) -> Editor {
        let editor = Editor(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.show(editor)
        editor.becomeFirstResponder()
        return editor
    }

    @Test func `keys perform those that have one`() {
        let tester = ViewTester()
        let editor = makeEditor(in: tester)

        tester.press(.keyboardF, modifiers: .command)
        tester.press(.keyboardF, modifiers: [.command, .alternate])
        tester.press(.keyboardG, modifiers: .control)
        tester.press(.keyboardG, modifiers: [.command, .shift])
        tester.press(.keyboardE, modifiers: .command)
        tester.press(.keyboardS, modifiers: [.command, .shift])
        tester.press(.keyboardP, modifiers: .control)

        #expect(
            editor.calls == [
                "find", "findAndReplace", "findNext", "findPrevious", "useSelectionForFind", "duplicate", "print",
            ])
    }

    @Test func `commands perform all of them, and a handler is passed as the sender`() {
        let tester = ViewTester()
        let editor = makeEditor(in: tester)
        let actions: [Selector] = [.rename, .move, .export, .pasteAndGo, .pasteAndSearch, .duplicate, .printContent]
        let handler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] = { _ in [.kern: 1] }

        for action in actions { UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil) }
        UIApplication.shared.sendAction(.updateTextAttributes, to: nil, from: handler, for: nil)

        #expect(
            editor.calls == [
                "rename", "move", "export", "pasteAndGo", "pasteAndSearch", "duplicate", "print", "1 attributes",
            ])
    }

    @Test func `views of the framework perform none of them`() {
        let actions: [Selector] = [
            .rename, .move, .export, .pasteAndGo, .pasteAndSearch, .duplicate, .printContent, .find, .findAndReplace,
            .findNext, .findPrevious, .useSelectionForFind, .updateTextAttributes,
        ]

        let performed = actions.filter { UIView().canPerformAction($0, withSender: nil) }

        #expect(performed.isEmpty)
        #expect(Set(actions).count == 13)
    }
}
