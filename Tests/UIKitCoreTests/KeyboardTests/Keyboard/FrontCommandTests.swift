import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Key commands without a first responder: those of all controllers in front.
@Suite(.application) final class FrontCommandTests {
    private lazy var tester = ViewTester(size: CGSize(width: 1024, height: 768), idiom: .pad)
    private var calls: [String] = []
    private var presses: [String] = []

    /// A controller with a command for K and one for the first letter of its name.
    private func controller(_ name: String, frame: CGRect? = nil) -> CommandController {
        CommandController(
            name, frame: frame, onPress: { [unowned self] in presses.append($0) },
            onCommand: { [unowned self] in calls.append($0) })
    }

    private func press(_ keys: UIKeyboardHIDUsage...) -> [String] {
        calls = []
        for key in keys { tester.press(key) }
        return calls
    }

    @Test func `a stack's top and the selected tab precede their containers`() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller("a"))
        tabs.viewControllers = [navigation, controller("c")]
        tester.show(tabs)
        navigation.pushViewController(controller("b"), animated: false)

        let first = press(.keyboardK, .keyboardA, .keyboardB)
        tabs.selectedIndex = 1
        let second = press(.keyboardK, .keyboardB, .keyboardC)

        #expect(first == ["b: k", "b: b"])
        #expect(second == ["c: k", "c: c"])
    }

    private func split(_ behavior: UISplitViewController.SplitBehavior) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredSplitBehavior = behavior
        split.preferredDisplayMode = behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
        split.setViewController(controller("p"), for: .primary)
        split.setViewController(controller("d"), for: .secondary)
        tester.show(split)
        tester.settle()
        return split
    }

    @Test func `columns beside each other all hear of a key, the secondary one first`() {
        let split = split(.tile)

        let heard = press(.keyboardK, .keyboardP, .keyboardD)
        split.hide(.primary)
        tester.settle()
        let alone = press(.keyboardK, .keyboardP)

        #expect(heard == ["d: k", "p: p", "d: d"])
        #expect(alone == ["d: k"])
    }

    @Test func `a column that overlays the secondary one is first`() {
        _ = split(.overlay)

        let heard = press(.keyboardK, .keyboardD)

        #expect(heard == ["p: k", "d: d"])
    }

    @Test func `a split view that is collapsed has the keys of the controller that it shows`() {
        let split = split(.tile)
        tester.resize(to: CGSize(width: 400, height: 768))
        tester.settle()

        let heard = press(.keyboardK, .keyboardP)

        #expect(split.isCollapsed)
        #expect(heard == ["d: k"])
    }

    /// A container of an app's own that shows children at frames, the later ones above.
    private func container(_ children: [CommandController]) -> UIViewController {
        let container = controller("o")
        for child in children {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        tester.show(container)
        return container
    }

    @Test func `children of an app's own container precede it, the topmost first`() {
        let left = controller("l", frame: CGRect(x: 0, y: 0, width: 500, height: 768))
        let right = controller("r", frame: CGRect(x: 500, y: 0, width: 524, height: 768))
        let container = container([left, right])

        let usual = press(.keyboardK, .keyboardL, .keyboardR, .keyboardO)
        container.view.bringSubviewToFront(left.view)
        let turned = press(.keyboardK)

        #expect(usual == ["r: k", "l: l", "r: r", "o: o"])
        #expect(turned == ["l: k"])
    }

    @Test func `children that are hidden, covered or without a view in the window do not hear of keys`() {
        let whole = CGRect(x: 0, y: 0, width: 1024, height: 768)
        let covered = controller("c", frame: whole.insetBy(dx: 10, dy: 10))
        let (shown, hidden) = (controller("s", frame: whole), controller("h", frame: whole))
        let container = container([covered, shown, hidden])
        hidden.view.isHidden = true
        let away = controller("a")
        container.addChild(away)

        let heard = press(.keyboardK, .keyboardC, .keyboardH, .keyboardA)
        shown.view.removeFromSuperview()
        let uncovered = press(.keyboardK)

        #expect(heard == ["s: k"])
        #expect(uncovered == ["c: k"])
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a presentation in the context of a child precedes that child`(style: UIModalPresentationStyle) {
        let left = controller("l", frame: CGRect(x: 0, y: 0, width: 500, height: 768))
        let right = controller("r", frame: CGRect(x: 500, y: 0, width: 524, height: 768))
        _ = container([right, left])
        left.definesPresentationContext = true
        let presented = controller("p")
        presented.modalPresentationStyle = style
        left.present(presented, animated: false)
        tester.settle()

        let during = press(.keyboardK, .keyboardP, .keyboardR)
        left.dismiss(animated: false)
        tester.settle()
        let after = press(.keyboardK, .keyboardP)

        #expect(during == ["p: k", "p: p", "r: r"])
        #expect(after == ["l: k"])
    }

    @Test func `presses reach the foremost controller alone and travel up its own chain`() {
        let left = controller("l", frame: CGRect(x: 0, y: 0, width: 500, height: 768))
        let right = controller("r", frame: CGRect(x: 500, y: 0, width: 524, height: 768))
        _ = container([left, right])

        let commands = press(.keyboardZ)

        #expect(commands.isEmpty)
        #expect(presses == ["r: z", "o: z"])
    }
}
