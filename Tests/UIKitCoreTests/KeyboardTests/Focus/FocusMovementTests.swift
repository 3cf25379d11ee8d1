import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class FocusMovementTests {
    /// Made within a test, since tests take turns.
    private lazy var stage = FocusStage()

    @Test func `Tab cycles in reading order, with Shift backwards`() {
        let right = stage.button("right", x: 200, y: 104)
        let below = stage.button("below", x: 20, y: 200)
        let left = stage.button("left", x: 20, y: 100)

        let order = [stage.tab(), stage.tab(), stage.tab(), stage.tab(), stage.tab(back: true)]

        #expect(order == [left, right, below, left, below])
    }

    @Test func `Shift and Tab begin at the end`() {
        stage.button("first", x: 20, y: 100)
        let last = stage.button("last", x: 20, y: 200)

        #expect(stage.tab(back: true) === last)
    }

    @Test func `items of one view stay together`() {
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 300)), UIView(frame: .zero))
        right.frame = CGRect(x: 190, y: 0, width: 180, height: 300)
        for column in [right, left] { stage.root.addSubview(column) }
        let order = [
            stage.button("a", x: 10, y: 10, in: left), stage.button("b", x: 10, y: 100, in: left),
            stage.button("c", x: 10, y: 10, in: right), stage.button("d", x: 10, y: 100, in: right),
        ]

        let seen = [stage.tab(), stage.tab(), stage.tab(), stage.tab()]

        #expect(seen == order)
    }

    @Test func `arrows move to the closest item in their direction and end at the last`() {
        let left = stage.button("left", x: 20, y: 100)
        let right = stage.button("right", x: 200, y: 104)
        let below = stage.button("below", x: 20, y: 200)
        stage.button("far", x: 20, y: 600)
        let isUsedUpAlone = stage.tester.press(.keyboardDownArrow)
        stage.tab()

        let order = stage.press(
            .keyboardRightArrow, .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow)
        let isUsedUpAtTheEnd = stage.tester.press(.keyboardUpArrow)

        #expect(order == [right, left, below, left])
        #expect(!isUsedUpAlone)
        #expect(!isUsedUpAtTheEnd)
    }

    @Test func `an item straight ahead precedes a nearer one off the axis`() {
        let start = stage.button("start", x: 20, y: 100)
        stage.button("off", x: 90, y: 145)
        let ahead = stage.button("ahead", x: 200, y: 100)
        UIFocusSystem.focusSystem(for: start)?.requestFocusUpdate(to: start)
        stage.tester.pump()
        stage.tab()

        #expect(stage.press(.keyboardRightArrow) == [ahead])
    }

    @Test func `a held Tab keeps moving`() {
        stage.button("a", x: 20, y: 100)
        stage.button("b", x: 20, y: 200)
        let third = stage.button("c", x: 20, y: 300)

        stage.tester.press(.keyboardTab, "\t", repeats: 2)

        #expect(stage.focused === third)
    }

    nonisolated static let unreachable: [(String, @MainActor @Sendable (UIButton) -> Void)] = [
        ("hidden", { $0.isHidden = true }), ("disabled", { $0.isEnabled = false }), ("clear", { $0.alpha = 0.005 }),
        ("not interactive", { $0.isUserInteractionEnabled = false }), ("off the window", { $0.frame.origin.x = 400 }),
        ("empty", { $0.frame.size = .zero }), ("in something hidden", { $0.superview?.isHidden = true }),
        (
            "covered",
            {
                let cover = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 180))
                $0.window?.rootViewController?.view.addSubview(cover)
            }
        ),
        (
            "cut away",
            {
                $0.superview?.clipsToBounds = true
                $0.superview?.frame.size.height = 5
            }
        ),
    ]

    @Test(arguments: unreachable.indices) func `the focus skips views that cannot be focused`(index: Int) {
        let home = UIView(frame: CGRect(x: 0, y: 90, width: 375, height: 80))
        stage.root.addSubview(home)
        let passed = stage.button("passed", x: 20, y: 10, in: home)
        let reached = stage.button("reached", x: 20, y: 200)
        Self.unreachable[index].1(passed)

        let order = [stage.tab(), stage.tab()]

        #expect(order == [reached, reached], "\(Self.unreachable[index].0)")
    }

    @Test func `Tab moves from group to group and arrows within one`() {
        let group = UIView(frame: CGRect(x: 0, y: 90, width: 375, height: 50))
        group.focusGroupIdentifier = "letters"
        stage.root.addSubview(group)
        let (a, b) = (stage.button("a", x: 20, y: 10, in: group), stage.button("b", x: 120, y: 10, in: group))
        let outside = stage.button("outside", x: 20, y: 150)

        let tabs = [stage.tab(), stage.tab(), stage.tab()]
        let arrows = stage.press(.keyboardDownArrow, .keyboardRightArrow)
        let back = [stage.tab(), stage.tab()]

        #expect(tabs == [a, outside, a])
        #expect(arrows == [a, b])
        #expect(back == [outside, b])
    }

    @Test func `a group is entered where it is preferred most`() {
        let group = UIView(frame: CGRect(x: 0, y: 90, width: 375, height: 50))
        group.focusGroupIdentifier = "letters"
        stage.root.addSubview(group)
        stage.button("a", x: 20, y: 10, in: group)
        let chosen = stage.button("b", x: 120, y: 10, in: group)
        chosen.focusGroupPriority = .prioritized

        #expect(stage.tab() === chosen)
    }

    @Test func `a request moves the focus after the next layout, and before the keyboard is used says where it begins`()
    {
        stage.button("first", x: 20, y: 100)
        let second = stage.button("second", x: 20, y: 200)
        let third = stage.button("third", x: 20, y: 300)
        let system = UIFocusSystem.focusSystem(for: stage.root)

        system?.requestFocusUpdate(to: second)
        stage.tester.pump()
        let before = stage.focused
        let begin = stage.tab()
        system?.requestFocusUpdate(to: third)
        system?.updateFocusIfNeeded()

        #expect(before == nil)
        #expect(begin === second)
        #expect(stage.focused === third)
        #expect(stage.root.contexts.map(\.focusHeading) == [.next, []])
    }

    @Test func `a preferred view has the focus first, and again on a focus update`() {
        let first = stage.button("first", x: 20, y: 100)
        let second = stage.button("second", x: 20, y: 200)
        stage.root.preferred = [second]
        UIFocusSystem.focusSystem(for: first)?.requestFocusUpdate(to: stage.root)

        let begin = stage.tab()
        stage.root.preferred = [first]
        stage.root.setNeedsFocusUpdate()
        stage.root.updateFocusIfNeeded()

        #expect(begin === second)
        #expect(stage.focused === first)
    }

    @Test func `the keyboard begins where the root controller prefers it`() {
        let controller = PreferringController()
        stage.tester.show(controller)
        stage.button("first", x: 20, y: 100, in: controller.view)
        let second = stage.button("second", x: 20, y: 200, in: controller.view)
        controller.preferred = second

        #expect(stage.tab() === second)
    }

    private final class PreferringController: UIViewController {
        var preferred: UIView?
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred.map { [$0] } ?? [] }
    }

    @Test func `all ancestors are asked, notified, and can refuse`() {
        let first = stage.button("first", x: 20, y: 100)
        let second = stage.button("second", x: 20, y: 200)
        let failures = NotificationCounter(UIFocusSystem.movementDidFailNotification)
        stage.tab()

        stage.root.allows = false
        stage.tab()
        let stayed = stage.focused
        stage.root.allows = true
        stage.tab()

        #expect(stayed === first)
        #expect(failures.count == 1)
        #expect(stage.root.contexts.map(\.focusHeading) == [.next, .next])
        #expect(stage.root.contexts.last?.previouslyFocusedView === first)
        #expect(stage.root.contexts.last?.nextFocusedView === second)
    }

    @Test func `scroll views reveal the focused view, the inner before the outer`() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
        outer.contentSize = CGSize(width: 375, height: 1000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
        inner.contentSize = CGSize(width: 375, height: 500)
        outer.addSubview(inner)
        stage.root.addSubview(outer)
        let top = stage.button("top", x: 20, y: 20, in: outer)
        let deep = stage.button("deep", x: 20, y: 300, in: inner)

        let order = [stage.tab(), stage.tab()]
        stage.tester.settle()

        // 13 points are kept free around it: 300 + 30 + 13 - 100, and 400 + 100 - 200.
        #expect(order == [top, deep])
        #expect(inner.contentOffset == CGPoint(x: 0, y: 243))
        #expect(outer.contentOffset == CGPoint(x: 0, y: 300))
    }
}
