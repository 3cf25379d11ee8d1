import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct UIStepperTests {
    private let minus = CGPoint(x: 120, y: 316)
    private let plus = CGPoint(x: 170, y: 316)

    private func shown(_ tester: ViewTester) -> (stepper: UIStepper, recorder: ActionRecorder) {
        let stepper = UIStepper()
        let recorder = ActionRecorder(of: stepper)
        tester.show(stepper, at: CGPoint(x: 100, y: 300))
        return (stepper, recorder)
    }

    private func changes(_ recorder: ActionRecorder) -> Int { recorder.events.filter { $0 == .valueChanged }.count }

    @Test func `it counts from 0 to 100 by 1 and is 94 by 32`() {
        let tester = ViewTester()
        let (stepper, _) = shown(tester)

        #expect((stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 0, 100, 1))
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
        #expect(stepper.frame == CGRect(x: 100, y: 300, width: 94, height: 32))
        stepper.value = 1000
        #expect(stepper.value == 100)
    }

    @Test func `taps step up and down and send an event each`() throws {
        let tester = ViewTester()
        let (stepper, recorder) = shown(tester)

        tester.tap(at: plus)
        tester.tap(at: plus)
        tester.tap(at: minus)

        #expect(stepper.value == 1)
        #expect(changes(recorder) == 3)
    }

    @Test func `at a limit the half beyond it is inert unless the value wraps`() throws {
        let tester = ViewTester()
        let (stepper, recorder) = shown(tester)

        tester.tap(at: minus)
        let stayed = (stepper.value, recorder.events)
        stepper.wraps = true
        tester.tap(at: minus)

        #expect(stayed.0 == 0)
        #expect(stayed.1.isEmpty)
        #expect(stepper.value == 100)
    }

    @Test func `a half that is held repeats after half a second, and faster and faster`() throws {
        let tester = ViewTester()
        let (stepper, _) = shown(tester)

        let touch = tester.touch(at: plus)
        tester.pump(by: 0.49)
        let early = stepper.value
        tester.pump(by: 0.05)
        let first = stepper.value
        // Two more at half a second, four at a quarter, then ten a second, each from the frame of the last.
        for _ in 0..<40 { tester.pump(by: 0.05) }
        let afterTwoSeconds = stepper.value
        for _ in 0..<10 { tester.pump(by: 0.05) }
        let fast = stepper.value
        touch.lift()
        tester.settle()

        #expect(early == 0)
        #expect(first == 1)
        #expect((6...7).contains(afterTwoSeconds))
        #expect((11...13).contains(fast))
        #expect(stepper.value == fast)
    }

    @Test func `without continuous events a hold sends one at the end`() throws {
        let tester = ViewTester()
        let (stepper, recorder) = shown(tester)
        stepper.isContinuous = false

        let touch = tester.touch(at: plus)
        for _ in 0..<22 { tester.pump(by: 0.05) }
        let during = changes(recorder)
        touch.lift()

        #expect(during == 0)
        #expect(changes(recorder) == 1)
        #expect(stepper.value == 2)
    }

    @Test func `a finger that has left the half steps no more`() throws {
        let tester = ViewTester()
        let (stepper, _) = shown(tester)

        let touch = tester.touch(at: plus)
        touch.move(to: minus)
        tester.pump(by: 0.6)
        touch.lift()
        tester.settle()

        #expect(stepper.value == 0)
    }

    @Test func `pictures replace the background and the line`() {
        let tester = ViewTester()
        let (stepper, _) = shown(tester)
        let inactive = UIControl.State(rawValue: 2)
        let (normal, dimmed) = (UIImage(systemName: "square"), UIImage(systemName: "circle"))
        let line = UIImage(systemName: "minus")

        stepper.setBackgroundImage(normal, for: .normal)
        stepper.setBackgroundImage(dimmed, for: inactive)
        stepper.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal)
        tester.pump()
        let halves = stepper.subviews.compactMap { $0 as? PartOfImage }

        // At zero the left half is disabled.
        #expect(halves.map(\.image) == [dimmed, normal])
        #expect(halves.map(\.frame.minX) == [0, 47])
        #expect(stepper.backgroundColor == nil)
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == line)
        #expect(stepper.backgroundImage(for: inactive) == dimmed)
    }

    @Test func `its size stays when frame and bounds are set`() {
        let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

        stepper.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
        let framed = stepper.frame
        stepper.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)

        #expect(framed == CGRect(x: 10, y: 20, width: 94, height: 32))
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    }
}
