import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct UISegmentedControlTests {
    private func shown(_ tester: ViewTester, width: CGFloat = 300) -> (
        control: UISegmentedControl, recorder: ActionRecorder
    ) {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        let recorder = ActionRecorder(of: control)
        control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
        tester.show(control, at: CGPoint(x: 20, y: 300))
        return (control, recorder)
    }

    private func point(_ index: Int) -> CGPoint { CGPoint(x: 70 + 100 * index, y: 316) }
    private func frames(_ control: UISegmentedControl) -> [CGRect] {
        control.subviews.compactMap { $0 as? SegmentView }.map(\.frame)
    }
    private func changes(_ recorder: ActionRecorder) -> Int { recorder.events.filter { $0 == .valueChanged }.count }

    @Test func `segments are as wide as the widest and end on whole pixels`() {
        let tester = ViewTester()
        let (control, _) = shown(tester, width: 100)

        // A letter is a square of 13 points; 20 points of room.
        #expect(control.intrinsicContentSize == CGSize(width: 99, height: 32))
        #expect(frames(control).map(\.minX) == [0, 33, 66])
        #expect(frames(control).map(\.maxX) == [33, 66, 100])
        control.setTitle("AAA", forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width == 177)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width == 125)
    }

    @Test func `a chosen width is kept and the others share the rest`() {
        let tester = ViewTester()
        let (control, _) = shown(tester)

        control.setWidth(100, forSegmentAt: 1)
        tester.pump()

        #expect(frames(control).map(\.width) == [100, 100, 100])
        control.setWidth(50, forSegmentAt: 1)
        tester.pump()
        #expect(frames(control).map(\.width) == [125, 50, 125])
        #expect(control.widthForSegment(at: 1) == 50)
    }

    @Test func `lifting on another segment chooses it and sends one event`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)
        control.selectedSegmentIndex = 0

        let touch = tester.touch(at: point(1))
        let during = control.selectedSegmentIndex
        touch.lift()
        tester.settle()
        tester.tap(at: point(1))
        tester.settle()

        #expect(during == 0)
        #expect(control.selectedSegmentIndex == 1)
        #expect(changes(recorder) == 1)
    }

    @Test func `the pill follows a touch that began on it and reports at the end`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)
        control.selectedSegmentIndex = 0
        tester.pump()

        let touch = tester.touch(at: point(0))
        let pressed = control.subviews.first { !($0 is SegmentView) && $0.bounds.height == 28 }?.transform.a
        touch.move(to: point(1))
        touch.move(to: point(2))
        let during = (control.selectedSegmentIndex, changes(recorder))
        touch.lift()
        tester.settle()

        #expect(pressed == 0.95)
        #expect(during == (2, 0))
        #expect(control.selectedSegmentIndex == 2)
        #expect(changes(recorder) == 1)
    }

    @Test func `lifting outside and cancelling leave the selection`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)
        control.selectedSegmentIndex = 0

        let outside = tester.touch(at: point(1))
        outside.move(to: CGPoint(x: 170, y: 500))
        outside.lift()
        let cancelled = tester.touch(at: point(0))
        cancelled.move(to: point(2))
        cancelled.cancel()
        tester.settle()

        #expect(control.selectedSegmentIndex == 0)
        #expect(changes(recorder) == 0)
    }

    @Test func `a momentary control has a selection only while it calls its targets`() throws {
        let tester = ViewTester()
        let (control, _) = shown(tester)
        control.isMomentary = true
        var told: [Int] = []
        control.addAction(
            UIAction { told.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) }, for: .valueChanged
        )

        tester.tap(at: point(2))
        tester.settle()

        #expect(told == [2])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a disabled segment cannot be chosen by the user`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)
        control.setEnabled(false, forSegmentAt: 1)

        tester.tap(at: point(1))

        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(recorder.events.isEmpty)
    }

    @Test func `putting in and taking out keeps the chosen segment`() {
        let tester = ViewTester()
        let (control, _) = shown(tester)
        control.selectedSegmentIndex = 1

        control.insertSegment(withTitle: "new", at: 0, animated: false)
        let moved = control.selectedSegmentIndex
        control.removeSegment(at: 0, animated: false)
        let back = control.selectedSegmentIndex
        control.removeSegment(at: 1, animated: false)

        #expect((moved, back, control.selectedSegmentIndex) == (2, 1, UISegmentedControl.noSegment))
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 1) == "C")
    }

    @Test func `a segment's action is performed when it is chosen`() throws {
        let tester = ViewTester()
        var performed: [String] = []
        let control = UISegmentedControl(
            frame: CGRect(x: 0, y: 0, width: 200, height: 32),
            actions: ["one", "two"].map { title in UIAction(title: title) { performed.append($0.title) } })
        tester.show(control, at: CGPoint(x: 20, y: 300))

        tester.tap(at: CGPoint(x: 170, y: 316))
        tester.settle()

        #expect(performed == ["two"])
        #expect(control.titleForSegment(at: 0) == "one")
    }

    @Test func `pictures replace the background, the pill and the lines`() {
        let tester = ViewTester()
        let (control, _) = shown(tester)
        let (normal, selected) = (UIImage(systemName: "square"), UIImage(systemName: "circle"))
        let line = UIImage(systemName: "minus")

        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
        control.setDividerImage(
            line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
        control.selectedSegmentIndex = 1
        tester.pump()
        let segments = control.subviews.compactMap { $0 as? SegmentView }

        #expect(segments.map(\.background) == [normal, selected, normal])
        #expect(segments.map(\.adjustment.horizontal) == [3, 0, 0])
        #expect(control.backgroundColor == nil)
        #expect(control.subviews.compactMap { ($0 as? UIImageView)?.image } == [line, line])
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) == selected)
        #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 3)
    }
}
