import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// A window whose root notes every change of the focus, with buttons that note when they are pressed.
final class FocusStage {
    let tester: ViewTester
    let root = FocusRoot(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    var calls: [String] = []

    init(appearance: UIUserInterfaceStyle = .light) {
        tester = ViewTester(appearance: appearance)
        // Rings that fade in are no matter of most tests.
        tester.leavesWorkBehind = true
        tester.show(root)
    }

    /// A button of 60 × 30 with a name, by default in the root.
    @discardableResult
    func button(_ name: String, x: CGFloat, y: CGFloat, in home: UIView? = nil) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: y, width: 60, height: 30))
        button.setTitle(name, for: .normal)
        button.addAction(UIAction { [unowned self] _ in calls.append(name) }, for: .touchUpInside)
        (home ?? root).addSubview(button)
        return button
    }

    func place(_ control: UIControl, at origin: CGPoint = CGPoint(x: 20, y: 100)) {
        control.frame.origin = origin
        control.addAction(
            UIAction { [unowned self] _ in calls.append("changed") }, for: .valueChanged)
        root.addSubview(control)
        tester.pump()
    }

    var focused: UIView? { UIFocusSystem.focusSystem(for: root)?.focusedItem as? UIView }

    /// Presses Tab, with Shift when it is to move backwards, and returns the view that has the focus then.
    @discardableResult
    func tab(back: Bool = false) -> UIView? {
        tester.press(.keyboardTab, "\t", modifiers: back ? .shift : [])
        return focused
    }

    /// Presses keys, and returns the view that has the focus after each.
    func press(_ keys: UIKeyboardHIDUsage...) -> [UIView?] {
        keys.map { key in
            tester.press(key)
            return focused
        }
    }

    /// The ring: the frontmost layer if it has a border.
    func ring(in view: UIView? = nil) -> CALayer? {
        let last = (view ?? tester.window).layer.sublayers?.last
        return last?.borderWidth == 3 ? last : nil
    }
}

/// Notes every change of the focus inside it, and may be against one.
final class FocusRoot: UIView {
    var contexts: [UIFocusUpdateContext] = []
    var allows = true
    var preferred: [any UIFocusEnvironment] = []

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { contexts.append(context) }
}

/// A view that can have the focus, and notes the keys that reach it.
final class FocusableView: UIView {
    var keys: [String] = []
    var keepsPresses = true

    override var canBecomeFocused: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
        if !keepsPresses { super.pressesBegan(presses, with: event) }
    }
}
