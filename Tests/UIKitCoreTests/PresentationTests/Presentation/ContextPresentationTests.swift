import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Presentations in the own context of a container's child leave, return and turn with the child.
@Suite(.application) final class ContextPresentationTests {
    private let log = RecordingViewController.Log()
    private lazy var tester = ViewTester()
    private lazy var child = RecordingViewController("K", log: log)
    private lazy var presented = RecordingViewController("B", log: log)
    private let other = UIViewController()

    private func present(_ style: UIModalPresentationStyle) {
        child.definesPresentationContext = true
        presented.modalPresentationStyle = style
        child.present(presented, animated: false)
        tester.settle()
        _ = log.drain()
    }

    /// Whether the presented view is there, and the presenter's where the style keeps it; above it, and as large.
    private func isInPlace(_ style: UIModalPresentationStyle) -> Bool {
        guard presented.isShown, child.isShown == (style == .overCurrentContext) else { return false }
        let point = CGPoint(x: 100, y: 300)
        let hit = tester.window.hitTest(point, with: nil)
        return hit?.isDescendant(of: presented.view) == true
    }

    private let departure = ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"]
    private let arrival = ["B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)"]

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `another tab takes both away, and the tab brings them back`(style: UIModalPresentationStyle) {
        let tabs = UITabBarController()
        tabs.viewControllers = [child, other]
        tester.show(tabs)
        present(style)
        let before = isInPlace(style)

        tabs.selectedIndex = 1
        tester.settle()
        let away = log.drain().filter { $0.hasPrefix("B") }
        let isGone = !presented.isShown && !child.isShown && other.isShown
        tabs.selectedIndex = 0
        tester.settle()

        #expect(before && isGone && isInPlace(style))
        #expect(away == departure)
        #expect(log.drain().filter { $0.hasPrefix("B") } == arrival)
        child.dismiss(animated: false)
        tester.settle()
        #expect(child.isShown && !presented.isShown)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a dismissal behind another tab does not show its own tab`(style: UIModalPresentationStyle) {
        let tabs = UITabBarController()
        tabs.viewControllers = [child, other]
        tester.show(tabs)
        present(style)
        tabs.selectedIndex = 1
        tester.settle()
        _ = log.drain()

        child.dismiss(animated: false)
        tester.settle()
        let behind = log.drain()
        let isBehind = !child.isShown && !presented.isShown && other.isShown
        tabs.selectedIndex = 0
        tester.settle()

        #expect(behind.isEmpty && isBehind)
        #expect(child.isShown && !other.isShown)
        #expect(child.view.frame == tabs.view.bounds)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
    func `another tab in the middle of the way ends that first, and takes both away`(
        style: UIModalPresentationStyle, isPresentation: Bool
    ) {
        let tabs = UITabBarController()
        tabs.viewControllers = [child, other]
        tester.show(tabs)
        if isPresentation {
            child.definesPresentationContext = true
            presented.modalPresentationStyle = style
            child.present(presented, animated: true)
        } else {
            present(style)
            child.dismiss(animated: true)
        }
        tester.pump(by: 0.1)
        _ = log.drain()

        tabs.selectedIndex = 1
        tester.settle()
        let away = log.drain().filter { $0.hasPrefix("B") }

        #expect(away == (isPresentation ? ["B.viewDidAppear(true)"] + departure : ["B.viewDidDisappear(true)"]))
        #expect(!presented.isShown && !child.isShown && other.isShown)
        #expect((child.presentedViewController === presented) == isPresentation)
        tabs.selectedIndex = 0
        tester.settle()
        #expect(isPresentation ? isInPlace(style) : child.isShown)
    }

    @Test func `a presentation over a page that is leaving leaves with it`() {
        let navigation = UINavigationController(rootViewController: child)
        tester.show(navigation)
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .overCurrentContext
        navigation.pushViewController(other, animated: true)
        tester.pump(by: 0.1)

        child.present(presented, animated: false)
        tester.settle()

        let calls = log.drain().filter { $0.hasPrefix("B.") }
        #expect(calls.suffix(2) == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
        #expect(!presented.isShown && other.isShown)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
    func `a push takes both away, and the pop brings them back`(style: UIModalPresentationStyle, animated: Bool) {
        let navigation = UINavigationController(rootViewController: child)
        tester.show(navigation)
        present(style)

        navigation.pushViewController(other, animated: animated)
        tester.settle()
        let isGone = !presented.isShown && !child.isShown
        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(isGone && isInPlace(style))
        #expect(child.presentedViewController === presented)
        _ = log.drain()
        child.dismiss(animated: animated)
        tester.settle()
        #expect(child.isShown && !presented.isShown)
        #expect(child.view.superview?.bounds == child.view.frame)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false])
    func `layout leaves a covered view out`(inStack: Bool) {
        let tabs = UITabBarController()
        let container = inStack ? UINavigationController(rootViewController: child) : tabs
        if !inStack { tabs.viewControllers = [child, other] }
        tester.show(container)
        present(.currentContext)

        container.view.setNeedsLayout()
        tester.settle()

        #expect(isInPlace(.currentContext))
        #expect(log.drain() == [])
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `layout in the middle of an arrival leaves the view that is being covered where it moves`() {
        let navigation = UINavigationController(rootViewController: child)
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        tester.show(navigation)
        child.present(presented, animated: true)
        tester.pump(by: 0.1)

        navigation.view.setNeedsLayout()
        tester.settle()

        #expect(isInPlace(.currentContext))
        #expect(log.drain().suffix(2) == ["B.viewDidAppear(true)", "K.viewDidDisappear(true)"])
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `a change of size reaches the presented controller, and the presenter only where it is visible`(
        style: UIModalPresentationStyle
    ) {
        let tabs = UITabBarController()
        tabs.viewControllers = [child, other]
        tester.show(tabs)
        present(style)

        tester.resize(to: CGSize(width: 330, height: 480))
        tester.settle()

        let sizes = log.drain().filter { $0.contains("Transition(") }
        #expect(
            sizes
                == (style == .currentContext ? [] : ["K.viewWillTransition(330x480)"])
                + ["B.viewWillTransition(330x480)"])
        #expect(presented.view.frame.size == CGSize(width: 330, height: 480))
    }

    @Test func `a container of the app's own passes its appearances to the presentation over its child`() {
        let container = UIViewController()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        tester.show(container)
        present(.currentContext)

        tester.window.rootViewController = other

        #expect(log.drain() == departure)
        tester.settle()
    }

    @Test func `a stack in a tab is a context of its own`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: child), other]
        tester.show(tabs)
        presented.modalPresentationStyle = .overCurrentContext

        child.present(presented, animated: false)
        tester.settle()

        #expect(presented.presentingViewController === child.navigationController)
        #expect(tester.window.hitTest(CGPoint(x: 280, y: 660), with: nil)?.isDescendant(of: tabs.tabBar) == true)
    }

    @Test func `a presenter in transition has the room of the bars around it once`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [child, other]
        tester.show(tabs)
        child.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        let before = child.view.safeAreaInsets

        child.present(presented, animated: true)
        tester.pump(by: 0.2)
        let going = (child.view.safeAreaInsets, presented.view.safeAreaInsets)
        tester.settle()
        child.dismiss(animated: true)
        tester.pump(by: 0.2)
        tabs.view.setNeedsLayout()
        tester.pump(by: 0.1)
        let coming = child.view.safeAreaInsets
        tester.settle()

        #expect(before.bottom == 49)
        #expect(going == (before, before) && coming == before)
        #expect(child.view.safeAreaInsets == before)
    }

    // MARK: Released views

    /// A container that shows the child, by name.
    private func container(_ name: String) -> UIViewController {
        switch name {
        case "stack": return UINavigationController(rootViewController: child)
        default:
            let tabs = UITabBarController()
            tabs.viewControllers = [child, other]
            return tabs
        }
    }

    @Test(arguments: ["stack", "tabs"])
    func `over a view that was released it turns with the device like any other`(name: String) {
        let container = container(name)
        tester.show(container)
        present(.currentContext)
        UIApplication.shared.purgesOffscreenViewsOnMemoryWarning = true

        tester.warnOfLowMemory()
        let wasReleased = !child.isViewLoaded
        tester.rotate(toTheLeft: true)
        tester.settle()
        let place = presented.view.convert(presented.view.bounds, to: nil)
        let insets = presented.view.safeAreaInsets
        child.dismiss(animated: false)
        tester.settle()

        #expect(wasReleased)
        #expect(place == CGRect(x: 0, y: 0, width: 667, height: 375))
        #expect(child.view.convert(child.view.bounds, to: nil) == place && child.isShown)
        #expect(insets == child.view.safeAreaInsets)
    }
}
