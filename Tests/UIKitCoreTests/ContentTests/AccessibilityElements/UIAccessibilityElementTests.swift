import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UIAccessibilityElementTests {
    @Test func `an element follows its container`() {
        let tester = ViewTester()
        let chart = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tester.show(chart, at: CGPoint(x: 5, y: 5))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 10, height: 50)

        let before = bar.accessibilityFrame
        chart.frame.origin.x += 20

        #expect(bar.isAccessibilityElement && bar.next === chart)
        #expect(bar.accessibilityFrame == before.offsetBy(dx: 20, dy: 0))
        #expect(before.size == CGSize(width: 10, height: 50))
    }

    @Test func `an element does not keep its container alive`() {
        var chart: UIView? = UIView()
        let bar = UIAccessibilityElement(accessibilityContainer: chart as Any)
        bar.accessibilityFrame = CGRect(x: 1, y: 1, width: 2, height: 2)
        bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 10, height: 50)

        chart = nil

        #expect(bar.accessibilityContainer == nil)
        #expect(bar.accessibilityFrame == CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    @Test func `a path is converted to the screen with its view`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        tester.show(view, at: CGPoint(x: 7, y: 9))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)

        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5))
        let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)

        let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 10, y: 10, width: 5, height: 5), in: view)
        #expect(converted.bounds == rect && rect.size == CGSize(width: 10, height: 10))
        #expect(path.bounds == CGRect(x: 10, y: 10, width: 5, height: 5))
    }

    @Test func `a custom action has a name in both forms, and a handler or a target`() {
        final class Target: NSObject {}
        let target = Target()
        let handled = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
        let sent = UIAccessibilityCustomAction(name: "Move", target: target, selector: Selector("move"))

        #expect(handled.attributedName.string == "Delete" && handled.actionHandler?(handled) == true)
        #expect(sent.target === target && sent.selector == Selector("move"))
    }

    @Test func `a notification without a listener is a line of the trace`() {
        let tester = ViewTester()
        var lines: [String] = []
        tester.runtime.trace.topics = [.accessibility]
        tester.runtime.trace.sink = { line in
            lines.append(line.split(separator: "\"topic\"").last.map(String.init) ?? "")
        }

        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: tester.window)

        #expect(
            lines == [
                ":\"accessibility\",\"notification\":\"announcement\",\"text\":\"Saved\"}",
                ":\"accessibility\",\"notification\":\"layoutChanged\",\"text\":null}",
            ])
        #expect(UIAccessibility.focusedElement(using: nil) == nil && !UIAccessibility.isVoiceOverRunning)
    }
}
