import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitPages
import UIKitTesting

/// Pages that slide past, in a window 375 points wide unless it is said otherwise; the first 10 points of a finger are the slop.
@Suite(.application) struct PageScrollTests {
    /// A finger that has led the pages by a part of the width, and rests there.
    private func finger(by part: CGFloat, in tester: ViewTester, vertical: Bool = false) -> TestTouch {
        let touch = tester.touch(at: CGPoint(x: 180, y: 300))
        let size = tester.window.bounds.size
        let way = part * (vertical ? size.height : size.width) + (part < 0 ? -10 : 10)
        tester.move(touch, by: CGVector(dx: vertical ? 0 : way, dy: vertical ? way : 0), over: 0.2)
        tester.pump(by: 0.2)
        return touch
    }

    private func shownX(_ page: UIViewController) -> CGFloat { page.view.convert(page.view.bounds, to: nil).minX }

    @Test(arguments: Surroundings.allCases)
    func `neighbours are asked for when the finger begins to move, and the calls follow the table`(
        surroundings: Surroundings
    ) {
        let (tester, giver) = (surroundings.makeTester(), PageGiver())
        let controller = giver.controller(.scroll, at: 1, in: tester)
        let width = tester.window.bounds.width
        tester.settle()
        let quiet = giver.log.drain()

        let touch = finger(by: -0.6, in: tester)
        let begun = giver.log.drain()
        let (old, new) = (shownX(giver.pages[1]), shownX(giver.pages[2]))
        let during = controller.shownNames
        touch.lift()
        tester.settle()

        #expect(quiet == [])
        #expect(
            begun == [
                "after B", "before B", "willTransition C", "C.willMove(parent)", "C.loadView", "C.viewDidLoad",
                "C.viewWillAppear(true)", "B.viewWillDisappear(true)", "C.viewIsAppearing(true)",
            ])
        // On whole pixels.
        #expect(abs(old + 0.6 * width) <= 0.5 && abs(new - 0.4 * width) <= 0.5)
        #expect(during == "B")
        #expect(
            giver.log.drain() == [
                "B.willMove(nil)", "C.viewDidAppear(true)", "B.viewDidDisappear(true)", "C.didMove(parent)",
                "B.didMove(nil)", "didFinish rested B done", "after C",
            ])
        #expect(controller.shownNames == "C")
        #expect(controller.children == [giver.pages[2]])
        #expect(giver.pages[1].view.superview == nil)
        #expect(giver.pages[2].view.convert(giver.pages[2].view.bounds, to: nil) == tester.window.bounds)
    }

    @Test(arguments: Surroundings.allCases)
    func `a scrolled page that falls back restores the former state exactly`(surroundings: Surroundings) throws {
        let (tester, giver) = (surroundings.makeTester(), PageGiver())
        let controller = giver.controller(.scroll, at: 1, in: tester)
        tester.settle()
        let before = try tester.png()

        finger(by: -0.4, in: tester).lift()
        tester.settle()

        #expect(
            giver.log.drain().suffix(8) == [
                "C.viewIsAppearing(true)", "C.willMove(nil)", "C.viewWillDisappear(true)", "C.viewDidDisappear(true)",
                "B.viewWillAppear(true)", "B.viewDidAppear(true)", "C.didMove(nil)", "didFinish rested B back",
            ])
        #expect(controller.shownNames == "B")
        #expect(try tester.png() == before)
        #expect(giver.pages[2].view.superview == nil)
        // Known neighbours are not asked for again.
        finger(by: -0.3, in: tester).lift()
        tester.settle()
        #expect(!giver.log.drain().contains { $0.hasPrefix("after") || $0.hasPrefix("before") })
    }

    @Test func `a turn to the page before keeps the other one as a neighbour`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, at: 2, in: tester)

        finger(by: 0.6, in: tester).lift()
        tester.settle()
        let asked = giver.log.drain().filter { $0.hasPrefix("after") || $0.hasPrefix("before") }
        finger(by: -0.6, in: tester).lift()
        tester.settle()

        #expect(asked == ["before C", "after C", "before B"])
        #expect(controller.shownNames == "C")
    }

    @Test func `at the ends the page yields and swings back without a turn`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)

        let touch = finger(by: 0.5, in: tester)
        let shown = shownX(giver.pages[0])
        touch.lift()
        tester.settle()

        #expect(shown > 20 && shown < 187)
        #expect(giver.log.drain() == ["before A", "after A"])
        #expect(shownX(giver.pages[0]) == 0)
        #expect(controller.shownNames == "A")
    }

    @Test func `without a data source a drag does not scroll`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)
        controller.dataSource = nil

        let touch = finger(by: 0.5, in: tester)
        let shown = shownX(giver.pages[0])
        touch.lift()
        tester.settle()

        #expect(shown == 0)
        #expect(giver.log.drain() == [])
    }

    @Test func `a drag that crosses to the other side cancels one turn and begins the other`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, at: 1, in: tester)

        let touch = finger(by: -0.3, in: tester)
        _ = giver.log.drain()
        tester.move(touch, by: CGVector(dx: 375 * 0.9, dy: 0), over: 0.3)
        let calls = giver.log.drain()
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(
            calls.filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == [
                "didFinish rested B back", "willTransition A",
            ])
        #expect(controller.shownNames == "A")
    }

    @Test func `one drag over more than the width turns more than one page`() {
        let tester = ViewTester(size: CGSize(width: 1000, height: 400))
        let giver = PageGiver()
        let controller = giver.controller(.scroll, in: tester)
        let parent = UIViewController()
        tester.show(parent)
        parent.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
        tester.pump()

        let touch = tester.touch(at: CGPoint(x: 190, y: 200))
        tester.move(touch, by: CGVector(dx: -210, dy: 0), over: 0.5)
        tester.move(touch, by: CGVector(dx: -140, dy: 0), over: 0.5)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(controller.shownNames == "C")
        #expect(shownX(giver.pages[2]) == 0)
    }

    @Test func `swipes in quick succession turn a page each`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, in: tester)

        for _ in 0..<3 {
            let touch = tester.touch(at: CGPoint(x: 300, y: 300))
            tester.move(touch, by: CGVector(dx: -200, dy: 0), over: 0.08)
            touch.lift()
            tester.pump(by: 0.05)
        }
        tester.settle()

        #expect(controller.shownNames == "D")
        #expect(giver.log.drain().filter { $0.hasSuffix("done") }.count == 3)
        #expect(controller.children == [giver.pages[3]])
    }

    @Test func `a page that is caught on its way can be led back`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, at: 1, in: tester)
        finger(by: -0.7, in: tester).lift()
        tester.pump(by: 0.05)

        let touch = tester.touch(at: CGPoint(x: 100, y: 300))
        tester.move(touch, by: CGVector(dx: 250, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(controller.shownNames == "B")
        #expect(giver.log.drain().last == "didFinish rested B back")
        #expect(shownX(giver.pages[1]) == 0)
        #expect(giver.pages[2].parent == nil)
    }

    @Test func `in right-to-left layouts the next page is on the left`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.view.semanticContentAttribute = .forceRightToLeft
        controller.dataSource = giver
        controller.setViewControllers([giver.pages[1]], direction: .forward, animated: false)
        tester.window.semanticContentAttribute = .forceRightToLeft
        tester.show(controller)

        let touch = finger(by: 0.6, in: tester)
        let shown = shownX(giver.pages[2])
        touch.lift()
        tester.settle()

        #expect(shown == -150)
        #expect(controller.shownNames == "C")
    }

    @Test func `pages follow each other downwards too, a room between them`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, .vertical, options: [.interPageSpacing: 20], in: tester)

        let touch = finger(by: -0.6, in: tester, vertical: true)
        let places = giver.pages[0...1].map { $0.view.convert($0.view.bounds, to: nil) }
        let safe = giver.pages[1].view.safeAreaInsets.top
        touch.lift()
        tester.settle()

        #expect(places[0].size == CGSize(width: 375, height: 667))
        #expect(places[1].minY - places[0].maxY == 20)
        // On its way a page has the safe area of one that has arrived.
        #expect(safe == giver.pages[1].view.safeAreaInsets.top && safe == 20)
        #expect(controller.shownNames == "B")
        #expect(giver.pages[1].view.convert(giver.pages[1].view.bounds, to: nil) == tester.window.bounds)
    }

    @Test func `two pages that follow each other for ever turn in both directions`() {
        let (tester, giver) = (ViewTester(), PageGiver("AB"))
        giver.goesRound = true
        let controller = giver.controller(.scroll, in: tester)
        var names = ""

        for part in [-0.6, -0.6, 0.6, 0.6] {
            finger(by: part, in: tester).lift()
            tester.settle()
            names += controller.shownNames
        }

        #expect(names == "BABA")
        #expect(giver.log.drain().filter { $0.hasSuffix("done") }.count == 4)
    }

    @Test func `a memory warning releases the neighbouring pages`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        _ = giver.controller(.scroll, at: 1, in: tester)
        finger(by: -0.2, in: tester).lift()
        tester.settle()
        _ = giver.log.drain()

        tester.warnOfLowMemory()
        _ = giver.log.drain()
        finger(by: -0.2, in: tester).lift()
        tester.settle()

        #expect(giver.log.drain().prefix(2) == ["after B", "before B"])
    }

    @Test func `a turn of the window in the middle of a turn puts the page back`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, at: 1, in: tester)
        let touch = finger(by: -0.4, in: tester)
        _ = giver.log.drain()

        tester.resize(to: CGSize(width: 667, height: 375))
        tester.settle()
        let calls = giver.log.drain()
        touch.lift()
        tester.settle()

        #expect(calls.contains("didFinish cut B back"))
        #expect(controller.shownNames == "B")
        #expect(giver.pages[1].view.convert(giver.pages[1].view.bounds, to: nil) == tester.window.bounds)
        #expect(giver.log.drain() == [])
    }

    @Test func `a wheel and keys turn pages too`() {
        let (tester, giver) = (ViewTester(), PageGiver())
        let controller = giver.controller(.scroll, at: 1, in: tester)

        tester.press(.keyboardRightArrow)
        tester.settle()
        let byKey = controller.shownNames
        for _ in 0..<20 { tester.scroll(at: CGPoint(x: 180, y: 300), by: CGVector(dx: 15, dy: 0), isPrecise: true) }
        tester.settle()

        #expect(byKey == "C")
        #expect(controller.shownNames == "B")
    }

    @Test func `an app may be the delegate of the view that scrolls`() {
        final class Watcher: NSObject, UIScrollViewDelegate {
            var farthest: CGFloat = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                farthest = max(farthest, scrollView.contentOffset.x)
            }
        }
        let (tester, giver, watcher) = (ViewTester(), PageGiver(), Watcher())
        let controller = giver.controller(.scroll, in: tester)
        controller.strip?.delegate = watcher

        finger(by: -0.6, in: tester).lift()
        tester.settle()

        // A page lies in the middle of three.
        #expect(watcher.farthest == 750)
        #expect(controller.strip?.contentOffset.x == 375)
        #expect(controller.shownNames == "B")
    }
}
