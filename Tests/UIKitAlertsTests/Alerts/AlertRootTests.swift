import Foundation
import Testing
import UIKitAlerts
import UIKitCore
import UIKitTesting

@Suite(.application) struct AlertRootTests {
    @Test func `an alert over a full screen can replace the root by its answer`() throws {
        let tester = ViewTester()
        let log = RecordingViewController.Log()
        let (old, screen, new) = (
            RecordingViewController("R", log: log), UIViewController(), UIViewController()
        )
        screen.modalPresentationStyle = .fullScreen
        tester.show(old)
        old.present(screen, animated: false)
        tester.settle()
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in tester.window.rootViewController = new })
        screen.present(alert, animated: false)
        tester.settle()
        _ = log.drain()

        tester.press(.keyboardReturnOrEnter, "\r")
        tester.settle()

        #expect(tester.window.rootViewController === new)
        #expect(tester.window.subviews.map { $0 === new.view } == [true])
        #expect(log.drain() == [])
        #expect(tester.diagnostics.isEmpty)
    }
}
