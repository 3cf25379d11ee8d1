import Foundation
import HostInterface
import Testing
@testable import UIKitCore
@testable import UIKitInvariants
import UIKitTesting

@Suite(.application) struct InvariantCheckTests {
    /// A control that claims the state that a test sets.
    private final class Claimant: UIControl {
        var claimsTracking = false
        override var isTracking: Bool { claimsTracking || super.isTracking }
    }

    private func makeTouch() -> UITouch {
        UITouch(id: 1, location: .zero, time: 0, type: .direct, isPointer: false)
    }

    private func showClaimant(in tester: ViewTester) -> Claimant {
        let control = Claimant(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(control)
        return control
    }

    private func send(_ phase: HostEvent.TouchPhase, in tester: ViewTester, _ check: InvariantCheck) {
        let event = HostEvent.touch(
            phase: phase, id: 1, location: CGPoint(x: 50, y: 50), pointer: .finger, pressure: nil)
        tester.send(event)
        check.note(event)
    }

    @Test func `a complete touch leaves no fault`() {
        let tester = ViewTester()
        let check = InvariantCheck(of: tester.runtime)
        _ = showClaimant(in: tester)

        send(.began, in: tester, check)
        let held = (check.fault, check.isOver)
        send(.ended, in: tester, check)
        tester.settle()

        #expect(held.0 == nil && !held.1)
        #expect(check.fault == nil && check.isOver && check.faultAtRest == nil)
    }

    @Test func `a control that tracks after the last touch was lifted is named`() {
        let tester = ViewTester()
        let check = InvariantCheck(of: tester.runtime)
        let control = showClaimant(in: tester)
        send(.began, in: tester, check)

        control.claimsTracking = true
        send(.ended, in: tester, check)
        tester.settle()

        #expect(check.fault?.contains("Claimant") == true)
        #expect(check.fault?.contains("tracks after the last touch was lifted") == true)
        #expect(check.faultAtRest?.contains("rests tracking") == true)
    }

    @Test func `a page that stays curled up over a presentation is no fault`() {
        let tester = ViewTester()
        let check = InvariantCheck(of: tester.runtime)
        let (below, presented) = (UIViewController(), UIViewController())
        tester.show(UINavigationController(rootViewController: below))
        presented.modalPresentationStyle = .fullScreen
        presented.modalTransitionStyle = .partialCurl

        below.present(presented, animated: true)
        tester.settle()

        #expect(below.appearance.state == .disappeared && below.view.window != nil)
        #expect(check.fault == nil && check.faultAtRest == nil)
    }

    @Test func `a pointer may rest over a view, but must not be missed where it is not`() {
        let tester = ViewTester()
        let check = InvariantCheck(of: tester.runtime)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addGestureRecognizer(UIHoverGestureRecognizer())
        tester.show(view)
        let entered = HostEvent.hover(phase: .entered, location: CGPoint(x: 50, y: 50))
        tester.send(entered)
        tester.settle()

        check.note(entered)
        let atRest = check.faultAtRest
        check.note(.hover(phase: .exited, location: .zero))

        #expect(atRest == nil)
        #expect(check.faultAtRest?.contains("UIHoverGestureRecognizer") == true)
    }

    @Test func `touches delivered out of order are found`() {
        let ledger = TouchLedger()
        let (touch, view) = (makeTouch(), UIView())

        ledger.note(touch, .moved, view)
        ledger.note(touch, .began, view)
        ledger.note(touch, .began, view)
        ledger.note(touch, .ended, view)
        ledger.note(touch, .ended, view)

        #expect(ledger.faults.count == 3)
        #expect(ledger.faults[0].hasPrefix("a touch moved on"))
        #expect(ledger.faults[1].hasPrefix("a touch began twice on"))
        #expect(ledger.faults[2].hasPrefix("a touch ended on"))
    }

    @Test func `a second touch on a view for one is found`() {
        let (ledger, view) = (TouchLedger(), UIView())

        ledger.note(makeTouch(), .began, view)
        ledger.note(makeTouch(), .began, view)

        #expect(ledger.faults.first?.hasPrefix("two touches are on") == true)
    }

    @Test func `a controller that has appeared and is not in the window is named`() {
        let tester = ViewTester()
        let check = InvariantCheck(of: tester.runtime)
        let controller = UIViewController()
        tester.show(controller)
        let before = check.fault

        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()

        #expect(before == nil)
        #expect(check.fault?.contains("has disappeared, but is in the window") == true)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }

    @Test func `tabs behind More are tabs like the others`() {
        let tester = ViewTester()
        let check = InvariantCheck(of: tester.runtime)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<8).map { _ in UIViewController() }

        tester.show(tabs)
        let first = check.fault
        tabs.selectedIndex = 6
        tester.settle()

        #expect(first == nil)
        #expect(check.fault == nil)
    }

    @Test func `a window without the keyboard has no held input`() {
        var held = HeldInput()
        held.note(.touch(phase: .began, id: 3, location: .zero, pointer: .finger, pressure: nil))
        held.note(.button(phase: .down, button: .middle, location: .zero))
        let before = held.isEmpty

        held.note(.focus(isActive: false))

        #expect(!before)
        #expect(held.isEmpty)
    }
}
