import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct ControlHandlerTests {
    @Test func `handlers are listed in the order of adding until the flag is set`() {
        let tester = ViewTester()
        tester.pump()
        let control = UIControl()
        let target = UIView()
        control.addAction(UIAction(title: "first") { _ in }, for: .touchDown)
        control.addTarget(target, action: UIView.setNeedsLayout, for: .touchUpInside)

        var seen: [String] = []
        control.enumerateEventHandlers { action, method, events, _ in
            seen.append(action?.title ?? (method?.0 as AnyObject === target ? "target" : "other"))
            seen.append("\(events.rawValue)")
        }
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }

        #expect(seen == ["first", "1", "target", "64"])
        #expect(count == 1)
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    }

    @Test func `leading and trailing become sides by the reading direction`() {
        let tester = ViewTester()
        tester.pump()
        let control = UIControl()

        control.contentHorizontalAlignment = .leading
        let leading = control.effectiveContentHorizontalAlignment
        control.contentHorizontalAlignment = .trailing

        #expect(leading == .left)
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }

    @Test func `the primary action can be performed by the app`() {
        let tester = ViewTester()
        tester.pump()
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })

        control.performPrimaryAction()

        #expect(count == 1)
    }
}
