import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// The coordinators of transitions that begin while others run.
@Suite(.application) final class OverlappingCoordinatorTests {
    private lazy var tester = ViewTester()
    private lazy var tabs = UITabBarController()
    private lazy var giver = TransitionGiver(TestAnimator(duration: 1))

    /// Tabs in the first tenth of a second's switch, with its coordinator's blocks run.
    private func beginSwitch() throws -> (any UIViewControllerTransitionCoordinator) {
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tester.show(tabs)
        tabs.delegate = giver
        tabs.selectedIndex = 1
        let coordinator = try #require(tabs.transitionCoordinator)
        tester.pump(by: 0.1)
        return coordinator
    }

    @Test(arguments: [true, false])
    func `a presentation over a switch leaves the switch its own when it is over`(animated: Bool) throws {
        let first = try beginSwitch()
        var endings: [String] = []
        first.animate(alongsideTransition: nil) { _ in endings.append("switch") }
        let sheet = UIViewController()

        tabs.present(sheet, animated: animated)
        let second = tabs.transitionCoordinator
        if animated { second?.animate(alongsideTransition: nil) { _ in endings.append("sheet") } }
        let isShared = sheet.transitionCoordinator === second
        tester.pump(by: 0.6)
        let (after, ofChild) = (tabs.transitionCoordinator, tabs.selectedViewController?.transitionCoordinator)
        tester.settle()

        #expect(animated ? second !== first && isShared : second === first)
        #expect(after === first && ofChild === first)
        #expect(endings == (animated ? ["sheet", "switch"] : ["switch"]))
        #expect(tabs.transitionCoordinator == nil && sheet.transitionCoordinator == nil)
    }

    @Test func `a switch that ends below a presentation leaves that its own`() throws {
        giver.animator = TestAnimator(duration: 0.3)
        let first = try beginSwitch()
        tabs.present(UIViewController(), animated: true)
        let second = tabs.transitionCoordinator

        tester.pump(by: 0.3)
        let after = tabs.transitionCoordinator
        tester.settle()

        #expect(second !== first && after === second && after != nil)
        #expect(tabs.transitionCoordinator == nil)
    }

    @Test func `a change of size in the middle of a sheet under the finger leaves that its own`() throws {
        let sheet = UIViewController()
        tester.show(tabs)
        tabs.present(sheet, animated: false)
        tester.settle()
        let touch = tester.touch(at: CGPoint(x: 180, y: 60))
        tester.move(touch, by: CGVector(dx: 0, dy: 120), over: 0.2)
        tester.pump(by: 0.2)
        let before = try #require(sheet.transitionCoordinator)

        tester.resize(to: CGSize(width: 360, height: 640))
        let after = sheet.transitionCoordinator
        touch.lift()
        tester.settle()

        #expect(after === before)
        #expect(sheet.transitionCoordinator == nil)
    }
}
