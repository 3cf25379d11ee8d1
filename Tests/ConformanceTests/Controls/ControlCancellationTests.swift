import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitPickers
import UIKitTesting

@testable import CoreStages

/// Causes that take a touch away, against all controls that can have one.
@Suite(.application) struct ControlCancellationTests {
    nonisolated enum Kind: CaseIterable, Sendable {
        case plain, customButton, systemButton, filledButton, toggle, slider, stepper, segments, pages, wheels

        @MainActor func make() -> UIControl {
            switch self {
            case .plain: return UIControl()
            case .customButton: return UIButton(type: .custom)
            case .systemButton:
                let button = UIButton(type: .system)
                button.setTitle("ab", for: .normal)
                return button
            case .filledButton: return UIButton(configuration: .filled())
            case .toggle: return UISwitch()
            case .slider:
                let slider = UISlider()
                slider.value = 0.5
                return slider
            case .stepper: return UIStepper()
            case .segments: return UISegmentedControl(items: ["a", "b", "c"])
            case .pages:
                let pages = UIPageControl()
                pages.numberOfPages = 3
                return pages
            case .wheels:
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .wheels
                return picker
            }
        }
    }

    /// The control in the middle of the inner view, at rest.
    private func show(_ kind: Kind, on stage: GestureStage) -> UIControl {
        let control = kind.make()
        if control.sizeThatFits(.zero).width < 20 || kind == .slider {
            control.frame = CGRect(x: 0, y: 0, width: 150, height: 40)
        } else {
            control.sizeToFit()
        }
        control.center = CGPoint(x: 100, y: 100)
        stage.inner.addSubview(control)
        stage.tester.settle()
        return control
    }

    @Test(arguments: CancellationCause.allCases, Kind.allCases)
    func `no control stays highlighted or changes its value when the touch is cancelled`(
        cause: CancellationCause, kind: Kind
    ) throws {
        let stage = GestureStage()
        let control = show(kind, on: stage)
        let actions = ActionRecorder(of: control)
        let looks = stage.tester.frameText

        let touch = try stage.tester.touch(.view(control))
        stage.tester.pump()
        let wasTracking = control.isTracking
        cause.happen(to: control, in: stage.tester, touch: touch)
        touch.lift()
        stage.tester.settle()

        #expect(wasTracking == (kind != .wheels))
        #expect(actions.events == (kind == .wheels ? [] : [.touchDown, .touchCancel]))
        #expect([control.isHighlighted, control.isTracking, control.isTouchInside] == [false, false, false])
        if cause.leavesTheViewInPlace { #expect(stage.tester.frameText == looks) }
    }

    @Test(arguments: Kind.allCases)
    func `a recognizer above that is recognized, and switching off, end tracking as well`(kind: Kind) throws {
        guard kind != .wheels else { return }
        let stage = GestureStage()
        let control = show(kind, on: stage)
        let recognizer = ScriptedRecognizer("above")
        stage.outer.addGestureRecognizer(recognizer)
        let actions = ActionRecorder(of: control)
        let looks = stage.tester.frameText

        var touch = try stage.tester.touch(.view(control))
        recognizer.state = .ended
        let afterGesture = control.isTracking || control.isHighlighted
        touch.lift()
        stage.tester.settle()
        touch = try stage.tester.touch(.view(control))
        control.isEnabled = false
        let afterSwitchingOff = control.isTracking || control.isHighlighted
        touch.lift()
        control.isEnabled = true
        stage.tester.settle()

        #expect(!afterGesture && !afterSwitchingOff)
        #expect(
            actions.events.filter { $0 != .touchDownRepeat } == [.touchDown, .touchCancel, .touchDown, .touchCancel])
        #expect(stage.tester.frameText == looks)
    }

    @Test(arguments: Kind.allCases)
    func `a scroll view that takes the touch over ends tracking`(kind: Kind) {
        final class Agreeing: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        guard kind != .wheels else { return }
        let stage = ScrollStage(Agreeing())
        let control = kind.make()
        control.frame = CGRect(x: 75, y: 180, width: 150, height: 40)
        stage.view.addSubview(control)
        stage.tester.settle()
        let actions = ActionRecorder(of: control)

        let touch = stage.tester.touch(at: control.convert(CGPoint(x: control.bounds.midX, y: 20), to: nil))
        stage.tester.pump(by: 0.2)
        let wasTracking = control.isTracking
        touch.move(by: CGVector(dx: 0, dy: -40))
        let isOver = !control.isTracking && !control.isHighlighted
        touch.move(by: CGVector(dx: 0, dy: -10))
        stage.tester.pump(by: 0.2)
        touch.lift()
        stage.tester.settle()

        #expect(wasTracking && isOver)
        #expect(actions.events == [.touchDown, .touchCancel])
        #expect(stage.view.contentOffset.y > 30)
    }
}
