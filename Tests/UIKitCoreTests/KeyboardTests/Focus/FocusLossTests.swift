import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class FocusLossTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = FocusStage()

    nonisolated static let losses: [(String, @MainActor @Sendable (UIButton) -> Void)] = [
        ("removed", { $0.removeFromSuperview() }), ("hidden", { $0.isHidden = true }),
        ("disabled", { $0.isEnabled = false }), ("superview removed", { $0.superview?.removeFromSuperview() }),
        ("switched off", { $0.superview?.isUserInteractionEnabled = false }),
        ("window hidden", { $0.window?.isHidden = true }),
        (
            "another window gets the keyboard",
            { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)).makeKeyAndVisible() }
        ),
    ]

    @Test(arguments: losses.indices) func `the focus leaves with its view`(index: Int) {
        let home = UIView(frame: CGRect(x: 0, y: 90, width: 375, height: 80))
        stage.root.addSubview(home)
        let button = stage.button("gone", x: 20, y: 10, in: home)
        stage.tab()
        let had = stage.focused

        Self.losses[index].1(button)
        stage.tester.pump()

        #expect(had === button)
        #expect(stage.focused == nil, "\(Self.losses[index].0)")
        #expect(!button.isFocused)
        #expect(button.state.isDisjoint(with: .focused))
        #expect(stage.ring() == nil)
        #expect(stage.tester.isAtRest || index == 5)
    }

    @Test func `Tab continues from the position of the removed view`() {
        stage.button("first", x: 20, y: 100)
        let second = stage.button("second", x: 20, y: 200)
        let third = stage.button("third", x: 20, y: 300)
        stage.tab()
        stage.tab()

        second.isEnabled = false
        stage.tester.pump()
        let gone = stage.focused
        let next = stage.tab()

        #expect(gone == nil)
        #expect(next === third)
    }

    @Test func `a touch takes the focus away, and Tab brings it back to where it was`() {
        stage.button("first", x: 20, y: 100)
        let second = stage.button("second", x: 20, y: 200)
        stage.tab()
        stage.tab()
        stage.tester.settle()

        stage.tester.tap(at: CGPoint(x: 300, y: 500))
        let touched = (stage.focused, stage.ring() == nil, second.state)
        let back = stage.tab()

        #expect(touched == (nil, true, .normal))
        #expect(back === second)
    }

    @Test func `all ancestors are notified of the focus leaving`() {
        let button = stage.button("gone", x: 20, y: 100)
        stage.tab()

        button.removeFromSuperview()
        stage.tester.pump()

        #expect(stage.root.contexts.map(\.focusHeading) == [.next, []])
        #expect(stage.root.contexts.last?.nextFocusedItem == nil)
        #expect(stage.root.contexts.last?.previouslyFocusedView === button)
    }

    @Test func `a key that holds a control down releases it when the focus leaves`() {
        let button = stage.button("gone", x: 20, y: 100)
        let actions = ActionRecorder(of: button)
        stage.tab()

        stage.tester.keyDown(.keyboardSpacebar, " ")
        let held = button.isHighlighted
        button.removeFromSuperview()
        stage.tester.pump()
        stage.tester.keyUp(.keyboardSpacebar)

        #expect(held)
        #expect(!button.isHighlighted)
        #expect(actions.events == [.touchDown, .touchCancel])
    }

    @Test func `a key that holds a control down releases it when the window loses the keyboard`() {
        let button = stage.button("a", x: 20, y: 100)
        let actions = ActionRecorder(of: button)
        stage.tab()

        stage.tester.keyDown(.keyboardSpacebar, " ")
        stage.tester.loseFocus()

        #expect(!button.isHighlighted)
        #expect(actions.events == [.touchDown, .touchCancel])
        #expect(stage.calls.isEmpty)
    }
}
