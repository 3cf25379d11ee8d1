import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Which gestures controls keep from the recognizers of their superviews.
@Suite(.application) struct ControlPriorityTests {
    nonisolated enum Kind: CaseIterable, Sendable {
        case button, toggle, stepper, segments, pages, slider, plain

        @MainActor func make() -> UIControl {
            let control: UIControl
            switch self {
            case .button: control = UIButton(type: .system)
            case .toggle: control = UISwitch()
            case .stepper: control = UIStepper()
            case .segments: control = UISegmentedControl(items: ["a", "b", "c"])
            case .pages:
                let pages = UIPageControl()
                pages.numberOfPages = 3
                control = pages
            case .slider:
                let slider = UISlider()
                slider.value = 0.5
                control = slider
            case .plain: control = UIControl()
            }
            return control
        }

        /// By the table: these keep a single tap of one finger.
        var keepsTaps: Bool { self != .slider && self != .plain }
    }

    private func show(_ kind: Kind, on stage: GestureStage) -> UIControl {
        let control = kind.make()
        control.frame = CGRect(x: 25, y: 80, width: 150, height: 40)
        if kind == .toggle || kind == .stepper { control.sizeToFit() }
        control.center = CGPoint(x: 100, y: 100)
        stage.inner.addSubview(control)
        stage.tester.settle()
        return control
    }

    @Test(arguments: Kind.allCases)
    func `a tap is the control's before a superview's recognizer, and its own one's first`(
        kind: Kind
    ) throws {
        let stage = GestureStage()
        let control = show(kind, on: stage)
        let (above, own) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        (above.name, own.name) = ("above", "own")
        stage.outer.addGestureRecognizer(above)
        let recorder = GestureRecorder(above, own)

        try stage.tester.tap(.view(control))
        let withoutOwn = recorder.calls
        stage.tester.pump(by: 1)
        recorder.calls = []
        control.addGestureRecognizer(own)
        try stage.tester.tap(.view(control))
        stage.tester.settle()

        #expect(withoutOwn == (kind.keepsTaps ? [] : ["above.ended"]))
        #expect(recorder.calls == ["own.ended"])
    }

    @Test(arguments: Kind.allCases) func `taps of two and long presses are the superview's`(kind: Kind) throws {
        let stage = GestureStage()
        let control = show(kind, on: stage)
        let (double, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
        double.numberOfTapsRequired = 2
        for recognizer in [double, press] { stage.outer.addGestureRecognizer(recognizer) }
        let recorder = GestureRecorder(double, press)

        try stage.tester.doubleTap(.view(control))
        stage.tester.pump(by: 1)
        try stage.tester.longPress(.view(control))
        stage.tester.settle()

        #expect(recorder.calls == ["Tap.ended", "LongPress.began", "LongPress.ended"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    /// A swipe from the knob of a slider: along it, it is the slider's.
    nonisolated static let swipes: [(UISwipeGestureRecognizer.Direction, CGVector, Bool)] = [
        (.right, CGVector(dx: 60, dy: 0), false), (.left, CGVector(dx: -60, dy: 0), false),
        (.up, CGVector(dx: 0, dy: -60), true), (.down, CGVector(dx: 0, dy: 60), true),
    ]

    @Test(arguments: swipes) func `a swipe along a slider's knob is the slider's`(
        direction: UISwipeGestureRecognizer.Direction, way: CGVector, isRecognized: Bool
    ) throws {
        let stage = GestureStage()
        let slider = show(.slider, on: stage)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        stage.outer.addGestureRecognizer(swipe)
        let recorder = GestureRecorder(swipe)

        try stage.tester.fling(.view(slider), by: way)
        stage.tester.settle()

        #expect(recorder.calls == (isRecognized ? ["Swipe.ended"] : []))
        #expect(!slider.isTracking)
    }

    @Test(arguments: [false, true])
    func `a pan along a switch's knob is the switch's, unless it is its own recognizer's`(
        isOwn: Bool
    ) throws {
        let stage = GestureStage()
        let toggle = show(.toggle, on: stage)
        let pan = UIPanGestureRecognizer()
        (isOwn ? toggle : stage.outer).addGestureRecognizer(pan)
        let recorder = GestureRecorder(pan)

        try stage.tester.drag(.view(toggle), by: CGVector(dx: 30, dy: 0))
        stage.tester.settle()

        #expect(recorder.calls.isEmpty != isOwn)
        #expect((toggle as? UISwitch)?.isOn == !isOwn)
    }
}
