import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UISwitchTests {
    private func shown(_ tester: ViewTester) -> (control: UISwitch, recorder: ActionRecorder) {
        let control = UISwitch()
        let recorder = ActionRecorder(of: control)
        tester.show(control, at: CGPoint(x: 100, y: 300))
        return (control, recorder)
    }

    private func knob(_ control: UISwitch) throws -> UIView { try #require(control.subviews.last) }

    @Test func `it is 51 by 31 with every frame`() {
        let tester = ViewTester()
        tester.pump()
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))

        control.frame = CGRect(x: 5, y: 6, width: 7, height: 8)

        #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
        #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }

    @Test func `constraints leave out two points at its right, and it keeps its size`() {
        let tester = ViewTester()
        let control = UISwitch()
        let page = UIViewController()
        control.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(control)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 10),
            page.view.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 40),
        ])

        tester.show(page)

        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(control.frame == CGRect(x: 375 - 40 - 49, y: 10, width: 51, height: 31))
    }

    @Test func `the handle is two points from the end`() throws {
        let tester = ViewTester()
        let (control, _) = shown(tester)

        let off = try knob(control).frame
        control.isOn = true

        #expect(off == CGRect(x: 2, y: 2, width: 27, height: 27))
        #expect(try knob(control).frame == CGRect(x: 22, y: 2, width: 27, height: 27))
        #expect(control.subviews.first?.backgroundColor == .systemGreen)
    }

    @Test func `a tap switches and sends one event, the app's own change none`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)

        try tester.tap(.view(control))
        let afterTap = recorder.events.filter { $0 == .valueChanged }.count
        control.setOn(false, animated: false)
        tester.settle()

        #expect(afterTap == 1)
        #expect(recorder.events.filter { $0 == .valueChanged }.count == 1)
        #expect(!control.isOn)
    }

    @Test func `dragging past the middle switches once, and lifting there not again`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)

        let touch = try tester.touch(.view(control))
        touch.move(to: CGPoint(x: 110, y: 315))
        touch.move(to: CGPoint(x: 148, y: 315))
        let whileDragging = control.isOn
        touch.move(to: CGPoint(x: 150, y: 315))
        touch.lift()
        tester.settle()

        #expect(whileDragging)
        #expect(control.isOn)
        #expect(recorder.events.filter { $0 == .valueChanged }.count == 1)
    }

    @Test func `lifting far outside leaves it as it was`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)

        let touch = try tester.touch(.view(control))
        touch.move(to: CGPoint(x: 110, y: 500))
        touch.lift()
        tester.settle()

        #expect(!control.isOn)
        #expect(!recorder.events.contains(.valueChanged))
    }

    @Test func `a pressed handle is wider toward the middle`() throws {
        let tester = ViewTester()
        let (control, _) = shown(tester)
        control.isOn = true

        let touch = try tester.touch(.view(control))
        let pressed = try knob(control).frame
        touch.cancel()
        tester.settle()

        #expect(pressed == CGRect(x: 15, y: 2, width: 34, height: 27))
        #expect(try knob(control).frame.width == 27)
        #expect(control.isOn)
    }

    @Test func `a disabled switch is half transparent and does not toggle`() throws {
        let tester = ViewTester()
        let (control, recorder) = shown(tester)

        control.isEnabled = false
        tester.settle()
        try tester.tap(.view(control))

        #expect(control.alpha == 0.5)
        #expect(recorder.events.isEmpty)
    }

    @Test func `changes are animated only in a window`() {
        let tester = ViewTester()
        tester.pump()
        let control = UISwitch()

        control.setOn(true, animated: true)

        #expect(control.subviews.last?.layer.animationKeys()?.isEmpty ?? true)
    }
}
