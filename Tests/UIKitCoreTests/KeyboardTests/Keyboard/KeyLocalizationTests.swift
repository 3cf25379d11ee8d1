import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct KeyLocalizationTests {
    /// A view that has the keyboard and a command with the command key.
    private func stage(
        _ input: String, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        delegate: (any UIApplicationDelegate)? = nil
    ) -> (tester: ViewTester, view: KeyView, command: UIKeyCommand, count: () -> Int) {
        let tester = ViewTester(direction: direction, delegate: delegate)
        let view = KeyView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        var calls: [String] = []
        view.log = { calls.append($0) }
        let command = UIKeyCommand(input: input, modifierFlags: .command, action: KeyView.act)
        view.commands = [command]
        tester.show(view)
        view.becomeFirstResponder()
        return (tester, view, command, { calls.filter { $0 == "view acts" }.count })
    }

    @Test func `a key of another script matches by its position`() {
        let (tester, view, command, count) = stage("c")

        tester.press(.keyboardC, "с", modifiers: .control)
        let byPlace = count()
        tester.press(.keyboardC, "j", modifiers: .control)
        let latin = count()
        command.allowsAutomaticLocalization = false
        tester.press(.keyboardC, "с", modifiers: .control)

        #expect(view.isFirstResponder)
        #expect(byPlace == 1)
        #expect(latin == 1)
        #expect(count() == 1)
    }

    @Test func `digits match by their positions too`() {
        let (tester, _, _, count) = stage("0")

        tester.press(.keyboard0, "à", modifiers: .control)
        let zero = count()
        tester.press(.keyboard1, "é", modifiers: .control)

        #expect(zero == 1)
        #expect(count() == 1)
    }

    @Test func `left and right brackets swap in right-to-left layouts`() {
        let (tester, _, command, count) = stage("[", direction: .rightToLeft)

        tester.press(.keyboardCloseBracket, "]", modifiers: .control)
        let mirrored = count()
        tester.press(.keyboardOpenBracket, "[", modifiers: .control)
        let same = count()
        command.allowsAutomaticMirroring = false
        tester.press(.keyboardOpenBracket, "[", modifiers: .control)

        #expect(mirrored == 1)
        #expect(same == 1)
        #expect(count() == 2)
    }

    @Test func `an app can keep its commands where they are`() {
        let (tester, _, _, count) = stage("c", delegate: FixedKeysDelegate())

        tester.press(.keyboardC, "с", modifiers: .control)

        #expect(count() == 0)
    }
}

private final class FixedKeysDelegate: UIResponder, UIApplicationDelegate {
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { false }
}
