import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitAlerts
@testable import UIKitCore

/// Actions that are chosen by what is dragged over their buttons.
@Suite(.application) final class AlertSpringTests {
    private final class Giver: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
    }

    private let giver = Giver()

    /// Drags something, presents the alert meanwhile, and holds the items above an action.
    private func drag(in stage: AlertStage, to title: String, _ seconds: Double) -> TestTouch {
        let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        source.addInteraction(UIDragInteraction(delegate: giver))
        stage.root.view.addSubview(source)
        stage.tester.pump()
        let touch = stage.tester.touch(at: CGPoint(x: 70, y: 70))
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 100, y: 100))
        stage.root.present(stage.alert, animated: true)
        stage.tester.pump(by: 1)
        touch.move(to: stage.place(of: title))
        stage.tester.pump(by: seconds)
        return touch
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `an action is chosen when a drag has been above it for a second`(style: UIAlertController.Style) {
        let stage = AlertStage(style)
        stage.add("Yes")
        stage.add("No", .cancel)
        #expect(!stage.alert.isSpringLoaded)
        stage.alert.isSpringLoaded = true

        let touch = drag(in: stage, to: "Yes", 0.6)
        let highlighted = stage.highlighted
        stage.tester.pump(by: 0.2)
        let early = stage.calls
        stage.tester.pump(by: 0.9)
        let chosen = stage.calls
        touch.lift()
        stage.tester.settle()

        #expect(highlighted == ["Yes"])
        #expect(early == [])
        #expect(chosen == ["Yes after the alert has gone"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test(arguments: [true, false])
    func `a disabled action and alerts without springs stay`(springs: Bool) {
        let stage = AlertStage()
        stage.add("Yes").isEnabled = !springs
        stage.add("No", .cancel)
        stage.alert.isSpringLoaded = springs

        let touch = drag(in: stage, to: "Yes", 2)
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls == [])
        #expect(stage.root.presentedViewController === stage.alert)
    }

    @Test func `springs are switched on and off while the alert is shown`() {
        let stage = AlertStage()
        stage.add("Yes")
        let touch = drag(in: stage, to: "Yes", 1.2)
        let before = stage.calls
        stage.alert.isSpringLoaded = true
        stage.alert.isSpringLoaded = false
        let springs = stage.buttons.map(\.hasOwnSpring)
        stage.alert.isSpringLoaded = true
        touch.move(to: CGPoint(x: 10, y: 10))
        touch.move(to: stage.place(of: "Yes"))
        stage.tester.pump(by: 1.6)
        let after = stage.calls
        touch.lift()
        stage.tester.settle()

        #expect(before == [])
        #expect(springs == [false])
        #expect(after == ["Yes after the alert has gone"])
    }
}
