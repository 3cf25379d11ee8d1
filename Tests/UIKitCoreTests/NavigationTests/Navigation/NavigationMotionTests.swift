import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct NavigationMotionTests {
    @Test func `a push slides the new view in from the right and the old one a third to the left`() {
        let tester = ViewTester()
        let (a, b) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)

        navigation.pushViewController(b, animated: true)
        tester.pump()
        let start = (a.view.shownX, b.view.shownX)
        tester.pump(by: 0.1)
        let middle = (a.view.shownX, b.view.shownX)
        tester.settle()

        #expect(abs(start.0) < 0.001 && abs(start.1 - 375) < 0.001)
        #expect(middle.1 > 0 && middle.1 < 375)
        // Both have moved the same part of their distances: W, and 0.3 W.
        #expect(abs(-middle.0 / 0.3 - (375 - middle.1)) < 0.001)
        #expect(b.view.shownX == 0)
    }

    @Test func `a pop runs the push backwards`() {
        let tester = ViewTester()
        let (a, b) = (UIViewController(), UIViewController())
        let navigation = UINavigationController()
        navigation.viewControllers = [a, b]
        tester.show(navigation)

        navigation.popViewController(animated: true)
        tester.pump()
        let start = (a.view.shownX, b.view.shownX)
        tester.pump(by: 0.1)
        let middle = (a.view.shownX, b.view.shownX)
        tester.settle()

        #expect(abs(start.0 + 112.5) < 0.001 && abs(start.1) < 0.001)
        #expect(abs((middle.0 + 112.5) / 0.3 - middle.1) < 0.001)
        #expect(a.view.shownX == 0)
    }

    @Test func `a push takes 0.35 seconds`() {
        let tester = ViewTester()
        let b = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)

        navigation.pushViewController(b, animated: true)
        tester.pump()
        tester.pump(by: 20 / 60)
        let isRunning = navigation.transitionCoordinator != nil
        tester.pump(by: 1 / 60)

        #expect(isRunning)
        #expect(navigation.transitionCoordinator == nil)
        tester.settle()
    }

    @Test func `while a push runs its contents are neither laid out nor drawn nor touched`() {
        let tester = ViewTester()
        let (a, b) = (RecordingView(frame: .zero), RecordingView(frame: .zero))
        let navigation = UINavigationController(rootViewController: ViewHolder(a))
        tester.show(navigation)
        navigation.pushViewController(ViewHolder(b), animated: true)
        tester.pump(by: 0.05)
        (a.calls, b.calls) = ([], [])

        tester.tap(at: CGPoint(x: 300, y: 400))
        tester.tap(at: CGPoint(x: 20, y: 400))
        tester.pump(by: 0.1)

        #expect(a.calls == [])
        #expect(b.calls == [])
        tester.settle()
    }

    @Test func `the bar does not react while its contents move`() {
        let tester = ViewTester()
        let navigation = UINavigationController()
        navigation.viewControllers = (0..<3).map { _ in UIViewController() }
        tester.show(navigation)
        navigation.popViewController(animated: true)
        tester.pump(by: 0.1)

        tester.tap(at: CGPoint(x: 20, y: 42))
        tester.settle()

        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `the old view is dimmed by a tenth, and views of the motion are removed afterwards`() {
        let tester = ViewTester()
        let (a, b) = (UIViewController(), UIViewController())
        a.view.backgroundColor = .white
        b.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)

        navigation.pushViewController(b, animated: true)
        tester.pump(by: 0.15)
        let dimmed = (tester.pixel(x: 2, y: 400) ?? 0) & 0xFF
        tester.settle()

        #expect(dimmed < 255 && dimmed >= 255 * 9 / 10 - 1)
        #expect(tester.pixel(x: 2, y: 400) == 0xFFFF_FFFF)
        #expect(b.view.superview?.subviews.count == 1)
    }

    @Test func `switched-off animations make an animated push immediate`() {
        let tester = ViewTester()
        let b = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }

        navigation.pushViewController(b, animated: true)
        tester.pump()

        #expect(navigation.transitionCoordinator == nil)
        #expect(b.view.window === tester.window)
    }

    @Test func `transitions are traced from begin to end`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        tester.trace("transition")

        navigation.pushViewController(UIViewController(), animated: true)
        tester.settle()

        #expect(tester.traceLines.count == 2)
        #expect(tester.traceLines.first?.contains(#""step":"begin","kind":"push""#) == true)
        #expect(tester.traceLines.last?.contains(#""step":"end","kind":"push""#) == true)
    }
}

private final class ViewHolder: UIViewController {
    private let held: UIView

    init(_ view: UIView) {
        held = view
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = held }
}
