import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
@testable import UIKitPages
import UIKitTesting

@Suite(.application) struct PageIndicatorTests {
    private func controller(_ giver: PageGiver, in tester: ViewTester, at index: Int = 1) -> UIPageViewController {
        giver.count = giver.pages.count
        giver.index = index
        return giver.controller(.scroll, at: index, in: tester)
    }

    private func swipe(by way: CGFloat, in tester: ViewTester) {
        let touch = tester.touch(at: CGPoint(x: 180, y: 300))
        tester.move(touch, by: CGVector(dx: way, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()
    }

    @Test func `dots are below the pages and follow the user's turns without a data source call`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = controller(giver, in: tester)
        let dots = controller.indicator.control
        giver.index = 0

        swipe(by: -250, in: tester)
        let forward = dots?.currentPage
        swipe(by: 250, in: tester)

        #expect(dots?.numberOfPages == 5)
        #expect(dots?.frame == CGRect(x: 0, y: 630, width: 375, height: 37))
        #expect(giver.pages[1].view.bounds.height == 630)
        #expect(forward == 2 && dots?.currentPage == 1)
    }

    @Test func `pages that code sets are counted anew`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = controller(giver, in: tester)
        (giver.index, giver.count) = (4, 7)

        controller.setViewControllers([giver.pages[4]], direction: .forward, animated: true)
        tester.settle()

        #expect(controller.indicator.control?.currentPage == 4)
        #expect(controller.indicator.control?.numberOfPages == 7)
    }

    @Test func `a tap on a side of the dots turns a page that way, and one at the end none`() {
        let (tester, giver) = (ViewTester(), PageGiver("ABC"))
        let controller = controller(giver, in: tester)
        var names = ""

        for x in [250, 250, 100] {
            tester.tap(at: CGPoint(x: x, y: 650))
            tester.settle()
            names += controller.shownNames
        }

        #expect(names == "CCB")
        #expect(controller.indicator.control?.currentPage == 1)
        #expect(
            giver.log.drain().filter { $0.contains("Transition") || $0.contains("Finish") } == [
                "willTransition C", "didFinish rested B done", "willTransition B", "didFinish rested C done",
            ])
    }

    @Test func `there are no dots without a count, nor for pages that curl or scroll vertically`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let plain = giver.controller(.scroll, in: tester)
        giver.count = 5
        let others = [
            giver.controller(.pageCurl, in: tester), giver.controller(.scroll, .vertical, in: tester),
        ]

        #expect(plain.indicator.control == nil)
        #expect(others.allSatisfy { $0.indicator.control == nil })
    }
}
