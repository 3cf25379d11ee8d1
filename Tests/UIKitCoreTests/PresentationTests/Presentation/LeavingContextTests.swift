import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Presentations and dismissals in a context that is leaving, or returns in their middle: in the end appearance states and
/// views agree.
@Suite(.application) final class LeavingContextTests: EdgePopSuite {
    let log = RecordingViewController.Log()
    private lazy var tester = ViewTester()
    private lazy var navigation = navigation(in: tester)
    private lazy var page = navigation.viewControllers[1]
    private lazy var presented = controller("M")

    private func prepare() {
        page.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
    }

    /// The states that the calls of a controller have left it in.
    private func calls(_ name: String) -> [String] { log.calls.filter { $0.hasPrefix("\(name).view") } }

    private func expectBothGone() {
        #expect(!presented.isShown && !page.isShown)
        #expect(presented.appearance.state == .disappeared && page.appearance.state == .disappeared)
        #expect(navigation.runningCoordinator == nil && presented.runningCoordinator == nil)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false], ["push", "pop"])
    func `a presentation over a leaving page leaves with it`(animated: Bool, way: String) {
        prepare()
        if way == "push" {
            navigation.pushViewController(UIViewController(), animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
        tester.pump(by: 0.1)

        page.present(presented, animated: animated)
        tester.settle()

        #expect(
            calls("M").suffix(3).map { $0.split(separator: "(")[0] } == [
                "M.viewDidAppear", "M.viewWillDisappear", "M.viewDidDisappear",
            ])
        expectBothGone()
    }

    @Test(arguments: [true, false])
    func `a page that is uncovered while it leaves leaves too`(animated: Bool) {
        prepare()
        page.present(presented, animated: false)
        tester.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        tester.pump(by: 0.1)

        page.dismiss(animated: animated)
        tester.settle()

        expectBothGone()
        navigation.popViewController(animated: false)
        tester.settle()
        #expect(page.isShown && page.appearance.state == .appeared && !presented.isShown)
    }

    @Test(arguments: [true, false])
    func `a presentation over a page whose pop is cancelled stays there`(animated: Bool) {
        prepare()
        let touch = finger(by: 0.4, in: tester, leading: page)

        page.present(presented, animated: animated)
        tester.pump(by: 0.05)
        tester.move(touch, by: CGVector(dx: -140, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(navigation.topViewController === page)
        #expect(presented.isShown && !page.isShown)
        #expect(presented.appearance.state == .appeared && page.appearance.state == .disappeared)
        #expect(tester.diagnostics.isEmpty)
    }

    private func finger(by part: CGFloat, in tester: ViewTester, leading page: UIViewController) -> TestTouch {
        #expect(page.navigationController?.topViewController === page)
        return finger(by: part, in: tester)
    }

    @Test func `a presentation over an arriving page is not disturbed by the page's arrival`() {
        let tabs = UITabBarController()
        tester.show(tabs)
        let stack = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [stack]
        let arriving = controller("N")
        arriving.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        tester.settle()
        stack.pushViewController(arriving, animated: true)
        tester.pump(by: 0.1)
        _ = log.drain()

        arriving.present(presented, animated: true)
        tester.settle()

        #expect(
            log.calls.filter { $0.hasPrefix("N.view") } == ["N.viewWillDisappear(true)", "N.viewDidDisappear(true)"])
        #expect(calls("M").last == "M.viewDidAppear(true)")
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func `a presentation over a page whose window is being covered is covered with it`(style: UIModalPresentationStyle)
    {
        page.definesPresentationContext = true
        presented.modalPresentationStyle = .overCurrentContext
        let above = UIViewController()
        above.modalPresentationStyle = style
        navigation.definesPresentationContext = false
        navigation.present(above, animated: true)
        tester.pump(by: 0.1)

        page.present(presented, animated: true)
        tester.settle()

        expectBothGone()
        navigation.dismiss(animated: false)
        tester.settle()
        #expect(presented.isShown && presented.appearance.state == .appeared)
    }

    @Test(arguments: ["tabs", "stack"])
    func `an animator of the app's own moves the presentation instead of the covered page`(name: String) {
        prepare()
        let giver = TransitionGiver(TestAnimator())
        let tabs = UITabBarController()
        let other = UIViewController()
        navigation.delegate = giver
        if name == "tabs" {
            tester.window.rootViewController = UIViewController()
            tabs.viewControllers = [page, other]
            tester.show(tabs)
            tabs.delegate = giver
        }
        page.present(presented, animated: false)
        tester.settle()
        func go(back: Bool) {
            if name == "tabs" {
                tabs.selectedIndex = back ? 0 : 1
            } else if back {
                navigation.popViewController(animated: true)
            } else {
                navigation.pushViewController(other, animated: true)
            }
            tester.pump()
            tester.pump(by: 0.2)
        }
        func shownX() -> CGFloat? {
            presented.isShown && !page.isShown ? presented.view.shownFrame.minX : nil
        }

        go(back: false)
        let leaving = shownX()
        tester.settle()
        expectBothGone()
        log.calls = []
        go(back: true)
        let arriving = shownX()
        tester.settle()

        // Half of the animator's time is over: the arriving view has half of the width left to move.
        #expect(leaving == 0 && arriving.map { abs($0 - 375 / 2) < 5 } == true)
        #expect(calls("M") == ["M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)"])
        #expect(shownX() == 0 && page.appearance.state == .disappeared)
        #expect(tester.diagnostics.isEmpty)
    }
}

extension UIView {
    /// Where it is seen in the window in the middle of animations without transforms.
    fileprivate var shownFrame: CGRect {
        var place = CGPoint.zero
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            let frame = (current.layer.presentation() ?? current.layer).frame
            place = CGPoint(x: place.x + frame.minX, y: place.y + frame.minY)
            view = current.superview
        }
        return CGRect(origin: place, size: bounds.size)
    }
}
