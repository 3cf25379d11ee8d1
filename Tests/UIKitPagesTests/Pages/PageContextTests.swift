import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitPages
import UIKitTesting

@testable import CoreStages

/// The presentation in a page's own context slides with it, in a window 375 points wide; the first 10 points of a finger are the
@Suite(.application) final class PageContextTests {
    private lazy var tester = ViewTester()
    private let giver = PageGiver()
    private lazy var presented = RecordingViewController("X", log: giver.log)

    /// A page controller that shows B, with X presented over it.
    private func controller(
        _ style: UIModalPresentationStyle, _ transition: UIPageViewController.TransitionStyle = .scroll
    ) -> UIPageViewController {
        let controller = giver.controller(transition, at: 1, in: tester)
        giver.pages[1].definesPresentationContext = true
        presented.modalPresentationStyle = style
        giver.pages[1].present(presented, animated: false)
        tester.settle()
        _ = giver.log.drain()
        return controller
    }

    private func finger(by part: CGFloat) -> TestTouch {
        let touch = tester.touch(at: CGPoint(x: 180, y: 300))
        tester.move(touch, by: CGVector(dx: part * 375 + (part < 0 ? -10 : 10), dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        return touch
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a presentation over a page leaves and returns with it`(style: UIModalPresentationStyle) {
        let controller = controller(style)
        let insets = presented.view.safeAreaInsets

        let touch = finger(by: -0.6)
        let (led, next) = (presented.shownFrame, giver.pages[2].shownFrame)
        touch.lift()
        tester.settle()
        let away = (controller.shownNames, presented.shownFrame)
        let calls = giver.log.drain().filter { $0.hasPrefix("X") }
        finger(by: 0.6).lift()
        tester.settle()

        #expect(led?.minX == -225 && next?.minX == 150)
        #expect(away == ("C", nil))
        #expect(calls == ["X.viewWillDisappear(true)", "X.viewDidDisappear(true)"])
        #expect(controller.shownNames == "B")
        #expect(presented.shownFrame == tester.window.bounds && giver.pages[2].shownFrame == nil)
        #expect((giver.pages[1].shownFrame == nil) == (style == .currentContext))
        #expect(presented.view.safeAreaInsets == insets && insets.top == 20)
        #expect(
            giver.log.drain().filter { $0.hasPrefix("X") } == [
                "X.viewWillAppear(true)", "X.viewIsAppearing(true)", "X.viewDidAppear(true)",
            ])
        giver.pages[1].dismiss(animated: false)
        tester.settle()
        #expect(giver.pages[1].shownFrame == tester.window.bounds && presented.shownFrame == nil)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a page that falls back keeps its presentation, which follows another size`(style: UIModalPresentationStyle) {
        let controller = controller(style)

        finger(by: -0.3).lift()
        tester.settle()
        let back = presented.shownFrame
        tester.resize(to: CGSize(width: 330, height: 480))
        tester.settle()

        #expect(controller.shownNames == "B")
        #expect(back == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(presented.shownFrame == CGRect(x: 0, y: 0, width: 330, height: 480))
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
    func `pages set by code take it away`(style: UIModalPresentationStyle, animated: Bool) {
        for transition in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            tester = ViewTester()
            let other = PageContextTests()
            other.tester = tester
            let controller = other.controller(style, transition)

            controller.setViewControllers([other.giver.pages[3]], direction: .forward, animated: animated)
            tester.settle()

            #expect(controller.shownNames == "D")
            #expect(other.presented.shownFrame == nil && other.giver.pages[1].shownFrame == nil)
            #expect(other.giver.pages[3].shownFrame == tester.window.bounds)
        }
    }
}
