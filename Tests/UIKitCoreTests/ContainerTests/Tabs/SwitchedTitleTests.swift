import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Large titles of 52 points, below a row of 44 and a status bar of 20, above tabs.
@Suite(.application) final class SwitchedTitleTests {
    private lazy var tester = ViewTester()
    private lazy var first = ScrollingPage()
    private lazy var second = ScrollingPage()
    private lazy var plain = UIViewController()
    private lazy var tabs = UITabBarController()
    private lazy var navigation = UINavigationController()

    /// Shows a container in a stack, with its first content scrolled.
    private func show(_ container: UIViewController) {
        container.title = "Title"
        navigation.viewControllers = [container]
        navigation.navigationBar.prefersLargeTitles = true
        tester.show(navigation)
        tester.settle()
        first.scrollView.contentOffset.y = 300
        tester.settle()
    }

    private func showTabs() {
        tabs.viewControllers = [first, second, plain]
        show(tabs)
    }

    private var height: CGFloat { navigation.navigationBar.frame.height }
    private var shownHeight: CGFloat { navigation.navigationBar.layer.presentation()?.bounds.height ?? 0 }

    /// Whether the scroll view is at its beginning below the whole title.
    private func isAtBeginning(_ page: ScrollingPage) -> Bool {
        page.scrollView.contentOffset.y == -116 && page.view.safeAreaInsets.top == 116
    }

    @Test func `another tab has the title that its own content calls for`() {
        showTabs()
        var heights = [height]

        for index in [1, 0, 2, 0, 1] {
            tabs.selectedIndex = index
            tester.pump()
            heights.append(height)
        }

        #expect(heights == [44, 96, 44, 96, 44, 96])
        #expect(isAtBeginning(second) && first.scrollView.contentOffset.y == 300)
    }

    @Test func `the next tab's title continues from its own height`() {
        showTabs()
        tabs.selectedIndex = 1
        tester.settle()

        let touch = tester.touch(at: CGPoint(x: 200, y: 400))
        tester.move(touch, by: CGVector(dx: 0, dy: -40), over: 0.3)
        tester.pump(by: 0.2)

        // The slop of 10 points is no part of the way.
        #expect(height == 66 && second.scrollView.contentOffset.y == -86)
        touch.lift()
        tester.settle()
    }

    @Test(arguments: [0, 1])
    func `in an animated switch the title moves along`(target: Int) {
        showTabs()
        if target == 0 { tabs.selectedIndex = 1 }
        tester.settle()
        tabs.delegate = giver
        let before = height

        tabs.selectedIndex = target
        tester.pump()
        tester.pump(by: 0.2)
        let middle = shownHeight
        tester.settle()

        #expect(before == (target == 0 ? 96 : 44) && height == (target == 0 ? 44 : 96))
        #expect(middle > 50 && middle < 90)
        #expect(target == 0 ? first.scrollView.contentOffset.y == 300 : isAtBeginning(second))
    }

    private lazy var giver = TransitionGiver(TestAnimator())

    @Test(arguments: [true, false])
    func `a switch under the finger takes the title along, and back`(isFinished: Bool) {
        let interactionController = UIPercentDrivenInteractiveTransition()
        showTabs()
        giver.interaction = interactionController
        tabs.delegate = giver

        tabs.selectedIndex = 1
        tester.pump()
        interactionController.update(0.5)
        tester.pump()
        let middle = shownHeight
        if isFinished { interactionController.finish() } else { interactionController.cancel() }
        tester.settle()

        #expect(middle > 50 && middle < 90)
        #expect(height == (isFinished ? 96 : 44) && shownHeight == height)
        #expect(isFinished ? isAtBeginning(second) : first.scrollView.contentOffset.y == 300)
    }
}
