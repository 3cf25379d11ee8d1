import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitPages
import UIKitTesting

@Suite(.application) struct PageSettingTests {
    private func set(
        _ controller: UIPageViewController, _ page: UIViewController, animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        controller.setViewControllers([page], direction: .forward, animated: animated, completion: completion)
    }

    @Test func `an animated change slides and calls in the order of the table`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)
        var finished: [Bool] = []

        set(controller, giver.pages[3]) { finished.append($0) }
        let (begun, names) = (giver.log.drain(), controller.shownNames)
        tester.pump()
        tester.pump(by: 0.15)
        let middle = giver.pages[3].view.convert(giver.pages[3].view.bounds, to: nil).minX
        tester.settle()

        #expect(
            begun == [
                "D.willMove(parent)", "D.loadView", "D.viewDidLoad", "D.viewWillAppear(true)",
                "A.viewWillDisappear(true)", "D.viewIsAppearing(true)",
            ])
        #expect(names == "D")
        #expect(middle > 100 && middle < 275)
        #expect(
            giver.log.drain() == [
                "A.willMove(nil)", "D.viewDidAppear(true)", "A.viewDidDisappear(true)", "D.didMove(parent)",
                "A.didMove(nil)",
            ])
        #expect(finished == [true])
        #expect(giver.pages[3].view.convert(giver.pages[3].view.bounds, to: nil) == tester.window.bounds)
    }

    @Test func `a change at once has all its calls before it returns`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)
        var finished: [Bool] = []

        set(controller, giver.pages[1], animated: false) { finished.append($0) }

        #expect(
            giver.log.drain() == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
                "A.viewWillDisappear(false)", "B.viewIsAppearing(false)", "A.willMove(nil)", "B.viewDidAppear(false)",
                "A.viewDidDisappear(false)", "B.didMove(parent)", "A.didMove(nil)",
            ])
        #expect(finished == [true])
    }

    @Test func `neighbours of a page that code has set are asked for anew`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)
        set(controller, giver.pages[3])
        tester.settle()

        let touch = tester.touch(at: CGPoint(x: 300, y: 300))
        tester.move(touch, by: CGVector(dx: 250, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        // Page A, from which the code had turned, would be wrong.
        #expect(controller.shownNames == "C")
    }

    @Test func `another change ends the one that runs, whose completion hears of it`() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            var finished: [String] = []

            set(controller, giver.pages[1]) { finished.append("B \($0)") }
            tester.pump(by: 0.1)
            set(controller, giver.pages[2]) { finished.append("C \($0)") }
            let during = (finished, giver.pages[1].appearance.state, giver.pages[0].parent)
            tester.settle()

            #expect(during.0 == ["B false"])
            #expect(during.1 == .disappearing)
            #expect(during.2 == nil)
            #expect(finished == ["B false", "C true"])
            #expect(controller.shownNames == "C")
            #expect(controller.children == [giver.pages[2]])
            #expect(giver.pages[2].view.convert(giver.pages[2].view.bounds, to: nil) == tester.window.bounds)
        }
    }

    @Test func `a completion may set the next page, at once or animated`() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)

            set(controller, giver.pages[1]) { [unowned self = controller] _ in
                self.setViewControllers([giver.pages[2]], direction: .forward, animated: false) { _ in
                    self.setViewControllers([giver.pages[3]], direction: .reverse, animated: true)
                }
            }
            tester.settle()

            #expect(controller.shownNames == "D")
            #expect(giver.pages[3].appearance.state == .appeared)
            #expect(giver.pages[..<3].allSatisfy { $0.appearance.state == .disappeared && $0.parent == nil })
        }
    }

    @Test func `a page set in a callback is set after the change that called`() {
        final class Eager: UIViewController {
            var onAppear: () -> Void = {}
            override func viewWillAppear(_ animated: Bool) { onAppear() }
        }
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            let eager = Eager()
            eager.onAppear = { [unowned controller] in
                controller.setViewControllers([giver.pages[2]], direction: .forward, animated: true)
            }

            controller.setViewControllers([eager], direction: .forward, animated: true)
            let names = controller.shownNames
            tester.settle()

            #expect(names == "C")
            #expect(controller.shownNames == "C")
            #expect(eager.parent == nil && eager.appearance.state == .disappeared)
            #expect(giver.pages[2].appearance.state == .appeared)
        }
    }

    @Test func `a change first cancels an interactive turn`() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            let touch = tester.touch(at: CGPoint(x: 300, y: 300))
            tester.move(touch, by: CGVector(dx: -150, dy: 0), over: 0.2)
            _ = giver.log.drain()

            set(controller, giver.pages[3])
            let calls = giver.log.drain()
            touch.move(by: CGVector(dx: -50, dy: 0))
            touch.lift()
            tester.settle()

            #expect(calls.contains("didFinish cut A back"))
            #expect(controller.shownNames == "D")
            #expect(controller.children == [giver.pages[3]])
        }
    }

    @Test func `off screen a change only links`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)
        tester.show(UIViewController())
        tester.settle()
        _ = giver.log.drain()
        var finished: [Bool] = []

        set(controller, giver.pages[1]) { finished.append($0) }
        let calls = giver.log.drain()
        tester.show(controller)
        tester.settle()

        #expect(calls == ["B.willMove(parent)", "A.willMove(nil)", "B.didMove(parent)", "A.didMove(nil)"])
        #expect(finished == [true])
        #expect(giver.pages[1].view.window === tester.window)
        #expect(giver.pages[0].view.superview == nil)
    }

    @Test func `the page that is shown can be set again without a callback`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)
        var finished: [Bool] = []

        set(controller, giver.pages[0]) { finished.append($0) }
        tester.settle()

        #expect(giver.log.drain() == [])
        #expect(finished == [true])
    }

    @Test func `a page that removes itself leaves no page behind`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)

        giver.pages[0].willMove(toParent: nil)
        giver.pages[0].view.removeFromSuperview()
        giver.pages[0].removeFromParent()
        tester.settle()
        let names = controller.shownNames
        set(controller, giver.pages[1])
        tester.settle()

        #expect(names == "")
        #expect(controller.shownNames == "B")
        #expect(giver.pages[1].appearance.state == .appeared)
    }

    @Test func `a container that is removed in the middle of a turn ends its pages' appearance`() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (tester, giver) = (ViewTester(), PageGiver())
            let controller = giver.controller(style, in: tester)
            set(controller, giver.pages[1])
            tester.pump(by: 0.1)

            tester.show(UIViewController())
            tester.settle()

            #expect(giver.pages[..<2].allSatisfy { $0.appearance.state == .disappeared })
            #expect(controller.shownNames == "B")
            #expect(controller.runningCoordinator == nil)
        }
    }

    @Test func `replaced pages are released`() {
        let tester = ViewTester()
        let controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        tester.show(controller)
        weak var first: UIViewController?
        do {
            let page = UIViewController()
            first = page
            controller.setViewControllers([page], direction: .forward, animated: false)
        }
        tester.pump()

        controller.setViewControllers([UIViewController()], direction: .forward, animated: true)
        tester.settle()

        #expect(first == nil)
    }
}
