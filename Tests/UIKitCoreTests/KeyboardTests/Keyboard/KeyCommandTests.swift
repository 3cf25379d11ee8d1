import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class KeyCommandTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = KeyStage()

    private func offer(_ input: String, _ modifiers: UIKeyModifierFlags) {
        stage.view.commands.append(UIKeyCommand(input: input, modifierFlags: modifiers, action: KeyView.act))
    }

    private func offerInController(_ input: String, _ modifiers: UIKeyModifierFlags) {
        stage.controller.addKeyCommand(
            UIKeyCommand(input: input, modifierFlags: modifiers, action: KeyController.act))
    }

    @Test func `a command precedes the press and uses the key up`() {
        offer("n", .command)

        let isUsedUp = stage.tester.press(.keyboardN, modifiers: .command)

        #expect(isUsedUp)
        #expect(stage.calls == ["view acts"])
    }

    nonisolated static let matches: [(String, UIKeyModifierFlags, UIKeyModifierFlags, Bool)] = [
        ("n", .command, .command, true), ("N", .command, .command, true),
        ("n", .command, [.command, .alphaShift, .numericPad], true), ("n", .command, [.command, .shift], false),
        ("n", [.command, .shift], [.command, .shift], true), ("n", [], .shift, false),
        ("n", .command, .control, true), ("n", .control, .control, true), ("n", .control, .command, false),
        ("m", .command, .command, false), ("", [], [], false),
    ]

    @Test(arguments: matches)
    func `a command is for one key and exactly its modifiers`(
        _ input: String, _ wanted: UIKeyModifierFlags, _ held: UIKeyModifierFlags, _ matches: Bool
    ) {
        offer(input, wanted)

        stage.tester.keyDown(.keyboardN, modifiers: held)

        #expect(stage.calls.contains("view acts") == matches)
    }

    @Test func `control is the control key only where no command claims it as the command key`() {
        offer("n", .control)
        offerInController("n", .command)

        stage.tester.press(.keyboardN, modifiers: .control)

        #expect(stage.calls == ["controller acts for n"])
    }

    @Test func `the nearest responder's first command wins`() {
        stage.view.commands = [
            UIKeyCommand(input: "n", modifierFlags: .command, action: KeyView.actOther),
            UIKeyCommand(input: "n", modifierFlags: .command, action: KeyView.act),
        ]
        offerInController("n", .command)

        stage.tester.press(.keyboardN, modifiers: .command)

        #expect(stage.calls == ["view acts otherwise"])
    }

    @Test func `a responder that cannot perform it now leaves the key to those above`() {
        offer("n", .command)
        offerInController("n", .command)
        stage.view.performs = false

        stage.tester.press(.keyboardN, modifiers: .command)

        #expect(stage.calls == ["controller acts for n"])
    }

    @Test func `validation can take a command away at the last moment`() {
        offer("n", .command)
        stage.view.onValidate = { $0.attributes = .hidden }

        let isUsedUp = stage.tester.press(.keyboardN, modifiers: .command)

        #expect(!isUsedUp)
        #expect(stage.calls == ["view began n", "controller began n", "view ended n"])
    }

    @Test func `a held key repeats its command`() {
        offer(UIKeyCommand.inputDownArrow, [])

        stage.tester.press(.keyboardDownArrow, repeats: 2)

        #expect(stage.calls == ["view acts", "view acts", "view acts"])
    }

    @Test func `further modifiers choose an alternate`() {
        let alternate = UICommandAlternate(
            title: "Other", action: Selector(KeyView.actOther), modifierFlags: .alternate)
        stage.view.commands = [
            UIKeyCommand(
                action: Selector(KeyView.act), input: "n", modifierFlags: .command, alternates: [alternate])
        ]

        stage.tester.press(.keyboardN, modifiers: [.command, .alternate])

        #expect(stage.calls == ["view acts otherwise"])
    }

    @Test func `controllers offer added commands until they are removed`() {
        let command = UIKeyCommand(input: "n", modifierFlags: [], action: KeyController.act)
        stage.controller.addKeyCommand(command)
        stage.controller.addKeyCommand(command)

        stage.tester.press(.keyboardN)
        let offered = stage.controller.keyCommands
        stage.controller.removeKeyCommand(command)
        stage.tester.press(.keyboardN)

        #expect(offered == [command])
        #expect(stage.controller.keyCommands == nil)
        #expect(stage.calls == ["controller acts for n", "view began n", "controller began n", "view ended n"])
    }

    @Test func `both deleting keys match the constant for deleting`() {
        offer(UIKeyCommand.inputDelete, [])

        stage.tester.press(.keyboardDeleteOrBackspace, "\u{8}")
        stage.tester.press(.keyboardDeleteForward, "\u{7F}")

        #expect(stage.calls == ["view acts", "view acts"])
    }

    @Test func `a sign that takes shift is meant as the sign`() {
        offer("+", .command)

        stage.tester.press(.keyboardEqualSign, "+", modifiers: [.control, .shift])

        #expect(stage.calls == ["view acts"])
    }

    @Test func `the trace shows the responder of a key`() {
        stage.tester.trace("responder")

        stage.tester.keyDown(.keyboardA)

        #expect(stage.tester.traceLines.count == 1)
        #expect(stage.tester.traceLines.first?.contains("\"call\":\"keyboardA began\"") == true)
        #expect(stage.tester.traceLines.first?.contains("\"to\":\"KeyView\"") == true)
    }
}
