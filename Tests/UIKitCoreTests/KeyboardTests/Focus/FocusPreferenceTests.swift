import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class FocusPreferenceTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = FocusStage()

    private final class Glass: UIView {
        var isTransparent = false
        override var isTransparentFocusItem: Bool { isTransparent }
    }

    private final class Preferring: UIView {
        weak var chosen: UIView?
        @available(*, deprecated)
        override var preferredFocusedView: UIView? { chosen }
    }

    @Test func `the focus reaches an item behind a transparent one, not behind others`() {
        let button = stage.button("behind", x: 20, y: 100)
        let glass = Glass(frame: CGRect(x: 0, y: 80, width: 375, height: 100))
        stage.root.addSubview(glass)
        let covered = stage.tab()

        glass.isTransparent = true
        let seen = stage.tab()

        #expect(covered == nil)
        #expect(seen === button)
    }

    @Test func `behind a transparent item another view may still cover the rest`() {
        stage.button("behind", x: 20, y: 100)
        let wall = UIView(frame: CGRect(x: 0, y: 80, width: 375, height: 100))
        let glass = Glass(frame: CGRect(x: 0, y: 80, width: 375, height: 100))
        glass.isTransparent = true
        for view in [wall, glass] { stage.root.addSubview(view) }

        let focused = stage.tab()

        #expect(focused == nil)
    }

    @Test func `a view's former preferredFocusedView property directs the focus`() {
        let home = Preferring(frame: CGRect(x: 0, y: 50, width: 375, height: 300))
        stage.root.addSubview(home)
        let first = stage.button("first", x: 20, y: 10, in: home)
        home.chosen = stage.button("second", x: 20, y: 100, in: home)
        let former = stage.tab()

        UIFocusSystem.focusSystem(for: home)?.requestFocusUpdate(to: home)
        stage.tester.pump()

        #expect(former === first)
        #expect(stage.focused === home.chosen)
    }

    @Test func `after a presentation the focus begins anew where a controller does not want it back`() {
        let tester = ViewTester()
        tester.leavesWorkBehind = true
        let root = UIViewController()
        tester.show(root)
        let buttons = (0..<2).map { row in
            let button = UIButton(frame: CGRect(x: 20, y: 100 + 50 * row, width: 60, height: 30))
            root.view.addSubview(button)
            return button
        }
        var focusedAtEnd: [UIView?] = []

        for restores in [true, false] {
            root.restoresFocusAfterTransition = restores
            for _ in 0..<4 where !buttons[1].isFocused { tester.press(.keyboardTab, "\t") }
            root.present(UIViewController(), animated: false)
            tester.settle()
            root.dismiss(animated: false)
            tester.settle()
            focusedAtEnd.append(UIFocusSystem.focusSystem(for: root)?.focusedItem as? UIView)
        }

        #expect(focusedAtEnd == [buttons[1], buttons[0]])
    }
}
