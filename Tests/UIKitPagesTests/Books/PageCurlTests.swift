import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
@testable import UIKitPages
import UIFoundation
import UIKitTesting

@testable import CoreStages

/// Pages that are turned like those of a book, in a window 375 points wide unless it is said otherwise; the first 10 points of a
/// finger are the slop.
@Suite(.application) struct PageCurlTests {
    /// A finger that began at a point, has pulled the page by a distance besides the slop, and rests there.
    private func finger(from x: CGFloat, by way: CGFloat, y: CGFloat = 400, in tester: ViewTester) -> TestTouch {
        let touch = tester.touch(at: CGPoint(x: x, y: y))
        tester.move(touch, by: CGVector(dx: way + (way < 0 ? -10 : 10), dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        return touch
    }

    private func set(_ controller: UIPageViewController, _ pages: [UIViewController], back: Bool = false) {
        controller.setViewControllers(pages, direction: back ? .reverse : .forward, animated: true)
    }

    @Test(arguments: Surroundings.allCases)
    func `a turn by code curls and calls in the order of the table`(surroundings: Surroundings) throws {
        let (tester, giver) = (surroundings.makeTester(), PageGiver())
        let controller = giver.controller(.pageCurl, in: tester)

        set(controller, [giver.pages[1]])
        let begun = giver.log.drain()
        tester.pump()
        tester.pump(by: 0.3)
        let middle = try #require(tester.shownCurl)
        tester.settle()

        #expect(
            begun == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)",
                "A.viewWillDisappear(true)", "B.viewIsAppearing(true)",
            ])
        #expect(abs(middle.progress - 0.5) < 0.01)
        #expect(middle.direction == CGVector(dx: 1, dy: 0))
        #expect(
            giver.log.drain() == [
                "A.willMove(nil)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)",
                "A.didMove(nil)",
            ])
        #expect(tester.shownCurl == nil)
        #expect(giver.pages[1].view.superview === controller.stage.content)
    }

    @Test func `the page in the air is the old one forward and the new one back`() throws {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.pageCurl, at: 1, in: tester)

        set(controller, [giver.pages[2]])
        tester.pump(by: 0.2)
        let forward = try #require(giver.pages[1].view.superview?.superview as? CurlingPageView)
        let (first, rest) = (forward.progress, giver.pages[2].view.superview === controller.stage.content)
        tester.settle()
        set(controller, [giver.pages[1]], back: true)
        tester.pump(by: 0.2)
        let back = try #require(giver.pages[1].view.superview?.superview as? CurlingPageView)
        tester.settle()

        #expect(first == 1 && rest)
        #expect(back.progress == 0)
        #expect(controller.shownNames == "B")
    }

    @Test func `with the spine at the end the next page is laid over the old one`() throws {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(
            .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.max], in: tester)

        set(controller, [giver.pages[1]])
        tester.pump(by: 0.2)
        let sheet = giver.pages[1].view.superview?.superview as? CurlingPageView
        let direction = try #require(tester.shownCurl).direction
        tester.settle()

        #expect(sheet != nil)
        #expect(direction == CGVector(dx: -1, dy: 0))
        #expect(controller.shownNames == "B")
    }

    @Test func `the free edge follows the finger, and the corner nearer to it leads`() throws {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.pageCurl, in: tester)

        let touch = finger(from: 370, by: -200, y: 600, in: tester)
        let led = try #require(tester.shownCurl)
        let (during, interactive) = (controller.shownNames, controller.transitionCoordinator?.isInteractive)
        touch.lift()
        tester.settle()

        // Where the finger is, 160 points from the spine, the edge is too.
        #expect(abs(375 * (1 - 2 * led.progress) - 160) < 1)
        #expect(led.direction.dy > 0)
        #expect(during == "A" && interactive == true)
        #expect(controller.shownNames == "B")
        #expect(
            giver.log.drain() == [
                "after A", "willTransition B", "B.willMove(parent)", "B.loadView", "B.viewDidLoad",
                "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)", "A.willMove(nil)",
                "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)", "A.didMove(nil)",
                "didFinish rested A done",
            ])
    }

    @Test(arguments: Surroundings.allCases)
    func `a curled page that falls back restores the former state exactly`(surroundings: Surroundings) throws {
        let (tester, giver) = (surroundings.makeTester(), PageGiver())
        let controller = giver.controller(.pageCurl, at: 1, in: tester)
        tester.settle()
        let before = tester.frameText

        finger(from: tester.window.bounds.width - 5, by: -100, y: 300, in: tester).lift()
        tester.settle()

        #expect(
            giver.log.drain().suffix(7) == [
                "C.willMove(nil)", "C.viewWillDisappear(true)", "C.viewDidDisappear(true)", "B.viewWillAppear(true)",
                "B.viewDidAppear(true)", "C.didMove(nil)", "didFinish rested B back",
            ])
        #expect(controller.shownNames == "B")
        #expect(tester.frameText == before)
        #expect(controller.transitionCoordinator == nil)
    }

    @Test func `a finger from the spine brings the page before back`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.pageCurl, at: 1, in: tester)

        finger(from: 20, by: 260, in: tester).lift()
        tester.settle()

        #expect(controller.shownNames == "A")
    }

    @Test func `a fast finger decides by its direction`() {
        for isForth in [true, false] {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(.pageCurl, in: tester)
            let touch = finger(from: 370, by: isForth ? -60 : -250, in: tester)

            tester.move(touch, by: CGVector(dx: isForth ? -60 : 60, dy: 0), over: 0.1)
            touch.lift()
            tester.settle()

            #expect(controller.shownNames == (isForth ? "B" : "A"))
        }
    }

    @Test func `at the ends, along the spine and in the middle of another turn no turn begins`() {
        let (tester, giver) = (ViewTester(), PageGiver("AB"))
        let controller = giver.controller(.pageCurl, in: tester)

        finger(from: 20, by: 200, in: tester).lift()
        let upward = tester.touch(at: CGPoint(x: 300, y: 400))
        tester.move(upward, by: CGVector(dx: -5, dy: -200))
        upward.lift()
        tester.settle()
        let calls = giver.log.drain()
        set(controller, [giver.pages[1]])
        finger(from: 20, by: 250, in: tester).lift()
        tester.settle()

        #expect(calls == ["before A"])
        #expect(controller.shownNames == "B")
        #expect(!giver.log.drain().contains { $0.hasPrefix("willTransition") })
    }

    @Test func `taps near the edges turn, others do not`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.pageCurl, at: 1, in: tester)
        var names = ""

        for x in [370, 187, 5] {
            tester.tap(at: CGPoint(x: x, y: 300))
            tester.settle()
            names += controller.shownNames
        }

        #expect(names == "CCB")
        #expect(giver.log.drain().filter { $0.hasPrefix("didFinish") }.count == 2)
    }

    @Test func `the recognizers work on another view, whoever is their delegate`() {
        final class Boss: NSObject, UIGestureRecognizerDelegate {}
        let (tester, giver, boss) = (ViewTester(), PageGiver(), Boss())
        let controller = giver.controller(.pageCurl, in: tester)
        let outer = UIViewController()
        tester.show(outer)
        outer.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
        outer.view.addSubview(controller.view)
        controller.didMove(toParent: outer)
        for recognizer in controller.gestureRecognizers {
            recognizer.delegate = boss
            outer.view.addGestureRecognizer(recognizer)
        }
        tester.pump()

        finger(from: 370, by: -250, y: 500, in: tester).lift()
        tester.settle()

        #expect(controller.gestureRecognizers.count == 2)
        #expect(controller.shownNames == "B")
    }

    @Test func `two pages lie open, and a turn brings two others`() throws {
        let tester = ViewTester(size: CGSize(width: 600, height: 400))
        let giver = PageGiver("ABCDEF")
        let controller = giver.controller(
            .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue], count: 2, in: tester)
        let places = giver.pages[0...1].map { $0.view.convert($0.view.bounds, to: nil) }

        let touch = finger(from: 590, by: -350, y: 200, in: tester)
        let led = try #require(tester.shownCurl)
        let sides = (
            giver.pages[1].view.superview?.superview, giver.pages[2].view.superview?.superview,
            giver.pages[3].view.superview
        )
        touch.lift()
        tester.settle()

        #expect(controller.isDoubleSided)
        #expect(places.map(\.minX) == [0, 300] && places.map(\.width) == [300, 300])
        #expect(sides.0 is CurlingPageView && sides.0 === sides.1 && sides.2 === controller.stage.content)
        // The finger is 70 points beyond the spine.
        #expect(abs(300 * (1 - 2 * led.progress) + 70) < 1)
        #expect(led.area == CGRect(x: -300, y: 0, width: 600, height: 400))
        #expect(controller.shownNames == "CD")
        #expect(giver.pages[2...3].map { $0.view.convert($0.view.bounds, to: nil).minX } == [0, 300])
        #expect(
            giver.log.drain().filter { $0.contains("Appear") || $0.contains("after") } == [
                "after B", "after C", "C.viewWillAppear(true)", "D.viewWillAppear(true)", "C.viewIsAppearing(true)",
                "D.viewIsAppearing(true)", "C.viewDidAppear(true)", "D.viewDidAppear(true)",
            ])
        finger(from: 20, by: 400, y: 200, in: tester).lift()
        tester.settle()
        #expect(controller.shownNames == "AB")
    }

    @Test func `the back of a page with two sides is a page that only passes`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.pageCurl, in: tester)
        controller.isDoubleSided = true

        let touch = finger(from: 370, by: -250, in: tester)
        let isSeen = giver.pages[1].view.superview?.superview is CurlingPageView
        touch.lift()
        tester.settle()

        #expect(isSeen)
        #expect(controller.shownNames == "C")
        #expect(
            giver.log.drain().filter { $0.hasPrefix("B.") } == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)",
                "B.viewIsAppearing(true)", "B.willMove(nil)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
                "B.didMove(nil)",
            ])
        #expect(controller.children == [giver.pages[2]])
    }

    @Test func `pages of a calendar are turned upwards`() throws {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.pageCurl, .vertical, in: tester)

        let touch = tester.touch(at: CGPoint(x: 100, y: 640))
        tester.move(touch, by: CGVector(dx: 0, dy: -450), over: 0.3)
        tester.pump(by: 0.2)
        let led = try #require(tester.shownCurl)
        touch.lift()
        tester.settle()

        #expect(led.turnsVertically && led.direction.dy > 0.9)
        #expect(controller.shownNames == "B")
    }

    @Test func `where text runs from the right the spine is there`() throws {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        controller.view.semanticContentAttribute = .forceRightToLeft
        controller.dataSource = giver
        controller.setViewControllers([giver.pages[0]], direction: .forward, animated: false)
        tester.show(controller)

        let touch = finger(from: 10, by: 250, in: tester)
        let led = try #require(tester.shownCurl)
        touch.lift()
        tester.settle()

        #expect(led.direction.dx < -0.9)
        #expect(controller.shownNames == "B")
    }

    @Test func `a turn of the window in the middle of a turn ends it`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.pageCurl, in: tester)
        let touch = finger(from: 370, by: -250, in: tester)
        _ = giver.log.drain()

        tester.resize(to: CGSize(width: 667, height: 375))
        tester.settle()
        touch.lift()
        tester.settle()

        #expect(giver.log.drain().contains("didFinish cut A back"))
        #expect(controller.shownNames == "A")
        #expect(giver.pages[0].view.frame == controller.view.bounds)
    }

    @Test func `a book that lies still asks for no frame`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        _ = giver.controller(.pageCurl, in: tester)
        finger(from: 370, by: -250, in: tester).lift()
        tester.settle()

        #expect(tester.isAtRest)
    }
}
