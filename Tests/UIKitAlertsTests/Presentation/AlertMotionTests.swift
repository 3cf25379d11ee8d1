import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitAlerts
import UIKitCore
import UIKitTesting

@Suite(.application) struct AlertMotionTests {
    private func scale(_ stage: AlertStage) -> CGFloat { stage.alert.view.layer.presentationState.placement.a }

    @Test func `an alert settles from a little larger while it fades in`() {
        let stage = AlertStage()
        stage.add("OK")

        stage.root.present(stage.alert, animated: true)
        stage.tester.pump()
        let first = (scale(stage), stage.alert.view.layer.presentationState.opacity)
        stage.tester.pump(by: 0.1)
        let middle = (scale(stage), stage.alert.view.layer.presentationState.opacity)
        stage.tester.settle()

        #expect(first.0 > 1.15 && first.0 <= 1.2)
        #expect(first.1 < 0.3)
        #expect(middle.0 > 1 && middle.0 < first.0)
        #expect(middle.1 > first.1 && middle.1 < 1)
        #expect(scale(stage) == 1)
    }

    @Test func `an alert fades out without growing`() {
        let stage = AlertStage()
        stage.add("OK")
        stage.show()

        stage.root.dismiss(animated: true)
        stage.tester.pump(by: 0.1)
        let middle = (scale(stage), stage.alert.view.layer.presentationState.opacity)
        stage.tester.pump(by: 0.2)
        stage.tester.settle()

        #expect(middle.0 == 1)
        #expect(middle.1 > 0 && middle.1 < 1)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `the background grows light again while the alert fades out`() throws {
        let stage = AlertStage()
        stage.add("OK")
        stage.show()
        let dimming = try #require(stage.alert.view.superview?.subviews.first)

        stage.root.dismiss(animated: true)
        stage.tester.pump(by: 0.24)
        let last = dimming.layer.presentationState.opacity
        stage.tester.settle()

        // Of 0.25 seconds that both take.
        #expect(last < 0.1)
    }

    @Test func `an action sheet rises from below and leaves downwards`() {
        let stage = AlertStage(.actionSheet)
        stage.add("Cancel", .cancel)
        let rest: CGFloat = 667 - 8 - (60 + 8 + 57)

        stage.root.present(stage.alert, animated: true)
        stage.tester.pump()
        let first = stage.alert.view.layer.presentationState.placement.ty
        stage.tester.settle()
        let resting = stage.alert.view.frame.minY
        stage.tester.press(.keyboardEscape, "\u{1B}")
        stage.tester.pump(by: 0.35)
        let last = stage.alert.view.layer.presentationState.placement.ty
        stage.tester.settle()

        #expect(resting == rest)
        #expect(first > rest + 90)
        #expect(last > rest + 90)
    }

    @Test func `callbacks are those of any presentation that leaves the presenter's view`() {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let page = RecordingViewController("page", log: log)
        tester.show(page)
        _ = log.drain()
        let alert = BookedAlert(title: "Title", message: nil, preferredStyle: .alert)
        alert.log = log

        page.present(alert, animated: true) { log.calls.append("presented") }
        tester.settle()
        page.dismiss(animated: true) { log.calls.append("dismissed") }
        tester.settle()

        #expect(
            log.drain() == [
                "alert.viewWillAppear", "alert.viewDidAppear", "presented", "alert.viewWillDisappear",
                "alert.viewDidDisappear", "dismissed",
            ])
    }

    @Test func `a rotation while the alert appears leaves it in the middle`() {
        let stage = AlertStage()
        stage.add("OK")

        stage.root.present(stage.alert, animated: true)
        stage.tester.pump(by: 0.1)
        stage.tester.rotate(toTheLeft: true)
        stage.tester.settle()

        #expect((stage.alert.view.frame.midX - 667 / 2).magnitude <= 0.5)
        #expect(stage.alert.view.transform == .identity)
        #expect(stage.alert.view.alpha == 1)
    }

    private final class BookedAlert: UIAlertController {
        var log: RecordingViewController.Log?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log?.calls.append("alert.viewWillAppear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log?.calls.append("alert.viewDidAppear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log?.calls.append("alert.viewWillDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log?.calls.append("alert.viewDidDisappear")
        }
    }
}
