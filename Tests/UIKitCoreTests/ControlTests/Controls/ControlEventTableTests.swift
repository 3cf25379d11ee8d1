import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// The table of touches and events of a control, row by row.
@Suite(.application) struct ControlEventTableTests {
    /// The path of a finger that began in the middle: how far beyond the edge of the control it moves, and whether it is lifted
    /// or cancelled.
    nonisolated struct Course: Sendable, CustomTestStringConvertible {
        var pointer = TestTouch.Pointer.finger
        var moves: [CGFloat] = []
        var isCancelled = false
        var events: [UIControl.Event]
        /// Whether the finger counts as inside after each move.
        var inside: [Bool] = []
        var testDescription: String { "\(pointer) \(moves)\(isCancelled ? " cancelled" : "")" }
    }

    nonisolated static let courses = [
        Course(events: [.touchDown, .touchUpInside]),
        Course(isCancelled: true, events: [.touchDown, .touchCancel]),
        Course(moves: [-5], events: [.touchDown, .touchDragInside, .touchUpInside], inside: [true]),
        Course(moves: [69], events: [.touchDown, .touchDragInside, .touchUpInside], inside: [true]),
        Course(moves: [71], events: [.touchDown, .touchDragExit, .touchDragOutside, .touchUpOutside], inside: [false]),
        Course(
            moves: [71, 90],
            events: [.touchDown, .touchDragExit, .touchDragOutside, .touchDragOutside, .touchUpOutside],
            inside: [false, false]),
        Course(
            moves: [71, 69],
            events: [
                .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside, .touchUpInside,
            ], inside: [false, true]),
        Course(
            moves: [71], isCancelled: true, events: [.touchDown, .touchDragExit, .touchDragOutside, .touchCancel],
            inside: [false]),
        Course(
            pointer: .mouse, moves: [-1], events: [.touchDown, .touchDragInside, .touchUpInside], inside: [true]),
        Course(
            pointer: .mouse, moves: [1, -1],
            events: [
                .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside, .touchUpInside,
            ], inside: [false, true]),
        Course(pointer: .pen, moves: [69], events: [.touchDown, .touchDragInside, .touchUpInside], inside: [true]),
    ]

    /// Out of the control through each of its sides.
    nonisolated static let sides = [
        CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1),
    ]

    private func stage(_ control: UIControl) -> (tester: ViewTester, recorder: ActionRecorder) {
        let tester = ViewTester()
        control.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
        let recorder = ActionRecorder(of: control)
        tester.show(control)
        return (tester, recorder)
    }

    @Test(arguments: courses, sides)
    func `a control sends the table's events along the path of a touch`(course: Course, side: CGVector) throws {
        let control = UIControl()
        let (tester, recorder) = stage(control)
        var inside: [Bool] = []

        let touch = try tester.touch(.view(control), pointer: course.pointer)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        for distance in course.moves {
            let reach = CGVector(dx: side.dx * (50 + distance), dy: side.dy * (20 + distance))
            touch.move(to: CGPoint(x: 150 + reach.dx, y: 320 + reach.dy))
            #expect(control.isTracking && control.isHighlighted == control.isTouchInside)
            inside.append(control.isTouchInside)
        }
        course.isCancelled ? touch.cancel() : touch.lift()

        #expect(recorder.events == course.events)
        #expect(inside == course.inside)
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    }

    /// Answers as a test scripts it, and notes its calls.
    private final class AskedControl: UIControl {
        var begins = true
        var goesOn = true
        var calls: [String] = []

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue")
            return goesOn
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }

    /// Whether tracking begins and continues, whether the touch is cancelled; the hooks called, and the events sent.
    nonisolated static let hooks: [(begins: Bool, goesOn: Bool, isCancelled: Bool, [String], [UIControl.Event])] = [
        (true, true, false, ["begin", "continue", "end"], [.touchDown, .touchDragInside, .touchUpInside]),
        (true, true, true, ["begin", "continue", "cancel"], [.touchDown, .touchDragInside, .touchCancel]),
        (true, false, false, ["begin", "continue"], [.touchDown]),
        (true, false, true, ["begin", "continue"], [.touchDown]),
        (false, true, false, ["begin"], []),
        (false, true, true, ["begin"], []),
    ]

    @Test(arguments: hooks)
    func `the tracking hooks decide how far a touch is followed`(
        begins: Bool, goesOn: Bool, isCancelled: Bool, calls: [String], events: [UIControl.Event]
    ) throws {
        let control = AskedControl()
        let (tester, recorder) = stage(control)
        (control.begins, control.goesOn) = (begins, goesOn)

        let touch = try tester.touch(.view(control))
        touch.move(by: CGVector(dx: 3, dy: 0))
        let isTracking = control.isTracking
        isCancelled ? touch.cancel() : touch.lift()

        #expect(control.calls == calls)
        #expect(recorder.events == events)
        #expect(isTracking == (begins && goesOn))
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func `the bits of events and states are UIKit's`() {
        let events: [(UIControl.Event, UInt)] = [
            (.touchDown, 1 << 0), (.touchDownRepeat, 1 << 1), (.touchDragInside, 1 << 2), (.touchDragOutside, 1 << 3),
            (.touchDragEnter, 1 << 4), (.touchDragExit, 1 << 5), (.touchUpInside, 1 << 6), (.touchUpOutside, 1 << 7),
            (.touchCancel, 1 << 8), (.valueChanged, 1 << 12), (.primaryActionTriggered, 1 << 13),
            (.menuActionTriggered, 1 << 14), (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17),
            (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF),
            (.allEditingEvents, 0xF0000), (.applicationReserved, 0x0F00_0000), (.systemReserved, 0xF000_0000),
        ]
        let control = UIControl()
        (control.isEnabled, control.isHighlighted, control.isSelected) = (false, true, true)

        #expect(events.allSatisfy { $0.0.rawValue == $0.1 })
        #expect(UIControl.State.normal.rawValue == 0 && UIControl.State.highlighted.rawValue == 1)
        #expect(UIControl.State.selected.rawValue == 4 && UIControl.State.focused.rawValue == 8)
        #expect(control.state.rawValue == 1 | 2 | 4)
    }

    @Test func `a second finger on a control is not followed`() {
        let control = UIControl()
        let (tester, recorder) = stage(control)

        let first = tester.touch(at: CGPoint(x: 120, y: 320))
        let second = tester.touch(at: CGPoint(x: 180, y: 320))
        second.move(to: CGPoint(x: 180, y: 600))
        second.lift()
        first.lift()

        #expect(recorder.events == [.touchDown, .touchUpInside])
    }

    @Test(arguments: [false, true])
    func `two controls are pressed by two fingers, unless one is exclusive`(isExclusive: Bool) {
        let (one, other) = (UIControl(), UIControl(frame: CGRect(x: 210, y: 300, width: 100, height: 40)))
        let (tester, recorder) = stage(one)
        let otherRecorder = ActionRecorder(of: other)
        tester.show(other)
        other.isExclusiveTouch = isExclusive

        let first = tester.touch(at: CGPoint(x: 120, y: 320))
        let second = tester.touch(at: CGPoint(x: 250, y: 320))
        let tracking = [one.isTracking, other.isTracking]
        second.lift()
        first.lift()

        #expect(tracking == [true, !isExclusive])
        #expect(recorder.events == [.touchDown, .touchUpInside])
        #expect(otherRecorder.events == (isExclusive ? [] : [.touchDown, .touchUpInside]))
    }
}
