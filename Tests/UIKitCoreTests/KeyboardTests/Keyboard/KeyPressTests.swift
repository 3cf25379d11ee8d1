import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class KeyPressTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = KeyStage()

    @Test func `a key reaches the first responder and travels up the chain, its end too`() {
        stage.tester.press(.keyboardA)

        #expect(stage.calls == ["view began a", "controller began a", "view ended a"])
    }

    @Test func `without a first responder a key reaches the controller on screen`() {
        stage.view.resignFirstResponder()

        stage.tester.press(.keyboardB)

        #expect(stage.calls == ["controller began b"])
    }

    @Test func `a held key is one press`() {
        stage.view.forwardsPresses = false

        stage.tester.press(.keyboardA, repeats: 3)

        #expect(stage.calls == ["view began a", "view ended a"])
    }

    @Test func `losing the keyboard cancels held keys`() {
        stage.view.forwardsPresses = false
        stage.tester.keyDown(.keyboardA)
        stage.tester.keyDown(.keyboardB)

        stage.tester.loseFocus()
        stage.tester.keyUp(.keyboardA)

        #expect(stage.calls == ["view began a", "view began b", "view cancelled a", "view cancelled b"])
    }

    @Test func `the end reaches the responder where the key began, even after it resigned`() {
        stage.tester.keyDown(.keyboardA)
        stage.view.resignFirstResponder()

        stage.tester.keyUp(.keyboardA)

        #expect(stage.calls == ["view began a", "controller began a", "view ended a"])
    }

    @Test func `a key has its key code, its characters and the modifiers`() throws {
        var seen: UIPress?
        var key: UIKey?
        let view = PressView { press in (seen, key) = (press, press.key) }
        stage.tester.show(view)
        view.becomeFirstResponder()

        stage.tester.press(.keyboardQ, modifiers: [.shift, .alphaShift])
        let letter = try #require(key)
        stage.tester.press(.keyboardLeftArrow)
        let arrow = try #require(seen)

        #expect(letter.keyCode == .keyboardQ)
        #expect(letter.characters == "Q")
        #expect(letter.charactersIgnoringModifiers == "q")
        #expect(letter.modifierFlags == [.shift, .alphaShift])
        #expect(arrow.type == .leftArrow)
        #expect(arrow.phase == .ended)
        #expect(arrow.key?.charactersIgnoringModifiers == UIKeyCommand.inputLeftArrow)
    }

    private final class PressView: UIView {
        private let onPress: (UIPress) -> Void
        init(onPress: @escaping (UIPress) -> Void) {
            self.onPress = onPress
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { presses.forEach(onPress) }
    }
}
