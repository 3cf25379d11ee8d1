import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
@testable import UIKitPages
import UIFoundation
import UIKitTesting

/// Calls of apps to page controllers at odd moments.
@Suite(.application) struct PageOddCaseTests {
    /// A data source that calls a closure for its answer.
    private final class Source: UIPageViewControllerDataSource {
        var onAsk: (UIViewController) -> UIViewController? = { _ in nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { onAsk(viewController) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { onAsk(viewController) }
    }

    private let styles = [UIPageViewController.TransitionStyle.scroll, .pageCurl]

    /// A finger that has led the page on for most of its way.
    private func finger(in tester: ViewTester, back: Bool = false) -> TestTouch {
        let touch = tester.touch(at: CGPoint(x: back ? 10 : 365, y: 300))
        tester.move(touch, by: CGVector(dx: back ? 300 : -300, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        return touch
    }

    private func place(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: nil) }

    @Test func `a data source that is taken away in the middle of a turn lets it end, and no other begin`() {
        for style in styles {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            let touch = finger(in: tester)

            controller.dataSource = nil
            touch.lift()
            tester.settle()
            let shown = controller.shownNames
            finger(in: tester, back: true).lift()
            tester.settle()

            #expect(shown == "B")
            #expect(controller.shownNames == "B")
            #expect(place(giver.pages[1]) == tester.window.bounds)
        }
    }

    @Test func `a source that gives the page that shows gives none`() {
        for style in styles {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            let source = Source()
            source.onAsk = { $0 }
            controller.dataSource = source

            finger(in: tester).lift()
            tester.settle()

            #expect(controller.shownNames == "A")
            #expect(giver.log.drain() == [])
            #expect(place(giver.pages[0]) == tester.window.bounds)
        }
    }

    @Test func `of a round of two pages with two sides none is turned to itself`() {
        let (tester, giver) = (ViewTester(), PageGiver("AB"))
        giver.goesRound = true
        let controller = giver.controller(.pageCurl, in: tester)
        controller.isDoubleSided = true

        finger(in: tester).lift()
        tester.settle()

        #expect(giver.log.drain() == ["after A", "after B"])
        #expect(controller.shownNames == "A")
        #expect(place(giver.pages[0]) == tester.window.bounds)
    }

    @Test func `a source that sets other pages while it is asked has its answer forgotten`() {
        for style in styles {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            let source = Source()
            source.onAsk = { [unowned controller, giver] page in
                guard page === giver.pages[0] else { return nil }
                controller.setViewControllers([giver.pages[4]], direction: .forward, animated: false)
                return giver.pages[1]
            }
            controller.dataSource = source

            finger(in: tester).lift()
            tester.settle()
            finger(in: tester).lift()
            tester.settle()

            #expect(controller.shownNames == "E")
            #expect(controller.children == [giver.pages[4]])
            #expect(place(giver.pages[4]) == tester.window.bounds)
        }
    }

    @Test func `a page controller that leaves its parent in the middle of a turn takes one page along`() {
        for style in styles {
            for isLed in [false, true] {
                let (tester, giver) = (ViewTester(), PageGiver())
                let controller = giver.controller(style, in: tester)
                let parent = UIViewController()
                tester.show(parent)
                parent.addChild(controller)
                parent.view.addSubview(controller.view)
                controller.didMove(toParent: parent)
                tester.settle()
                let touch = isLed ? finger(in: tester) : nil
                if !isLed { controller.setViewControllers([giver.pages[1]], direction: .forward, animated: true) }
                tester.pump(by: 0.1)

                controller.willMove(toParent: nil)
                controller.view.removeFromSuperview()
                controller.removeFromParent()
                touch?.lift()
                tester.settle()

                #expect(controller.shownNames == (isLed ? "A" : "B"))
                #expect(giver.pages[..<2].allSatisfy { $0.appearance.state == .disappeared })
                #expect(controller.children.count == 1)
                #expect(controller.runningCoordinator == nil && controller.stage.running == nil)
            }
        }
    }

    @Test func `a turn of the phone in the middle of one by code shows its end`() {
        for style in styles {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            var finished: [Bool] = []
            controller.setViewControllers([giver.pages[1]], direction: .forward, animated: true) { finished.append($0) }
            tester.pump(by: 0.1)

            tester.rotate(toTheLeft: true)
            tester.settle()

            #expect(finished == [false])
            #expect(controller.shownNames == "B")
            #expect(place(giver.pages[1]).size == CGSize(width: 667, height: 375))
        }
    }

    @Test func `a layout direction that changes in the middle of a turn puts the page back, and turns the way round`() {
        for style in styles {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, at: 1, in: tester)
            let touch = finger(in: tester)

            controller.view.semanticContentAttribute = .forceRightToLeft
            controller.view.setNeedsLayout()
            tester.pump()
            touch.lift()
            tester.settle()
            let shown = controller.shownNames
            finger(in: tester).lift()
            tester.settle()

            #expect(shown == "B")
            #expect(controller.shownNames == "A")
        }
    }

    @Test func `dots that appear during an animated change do not disturb it`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)
        giver.count = 5
        var finished: [Bool] = []

        controller.setViewControllers([giver.pages[1]], direction: .forward, animated: true) { finished.append($0) }
        tester.pump()
        let isRunning = controller.stage.running != nil
        tester.settle()

        #expect(isRunning)
        #expect(finished == [true])
        #expect(giver.pages[1].view.bounds.height == 630)
    }

    @Test func `dots wrap around with a cyclic source`() {
        let (tester, giver) = (ViewTester(), PageGiver("ABC"))
        (giver.goesRound, giver.count) = (true, 3)
        let controller = giver.controller(.scroll, in: tester)

        finger(in: tester, back: true).lift()
        tester.settle()
        let back = controller.indicator.control?.currentPage
        finger(in: tester).lift()
        tester.settle()

        #expect(back == 2)
        #expect(controller.indicator.control?.currentPage == 0)
    }
}
