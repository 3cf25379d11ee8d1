import Foundation
import Testing
import UIKitAlerts
import UIKitCore
import UIKitTesting

@testable import Clock

@MainActor @Suite(.application) struct AnnouncerTests {
    /// An app with an announcer, whose alerts are answered by the button "OK".
    @MainActor private final class Stage {
        let tester = ViewTester()
        let root = UIViewController()
        private(set) lazy var announcer = Announcer { [unowned self] in tester.window }

        init() { tester.show(root) }

        func announce(_ title: String) {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [unowned self] _ in announcer.wasAnswered() })
            announcer.announce(alert)
        }

        /// The topmost controller.
        var top: UIViewController {
            var top: UIViewController = root
            while let presented = top.presentedViewController { top = presented }
            return top
        }
    }

    @Test(arguments: [true, false])
    func `an alert waits for a running transition, and is shown then`(isComing: Bool) {
        let stage = Stage()
        let page = UIViewController()
        stage.root.present(page, animated: isComing)
        if !isComing {
            stage.tester.settle()
            stage.root.dismiss(animated: true)
        }
        stage.tester.pump(by: 0.1)

        stage.announce("One")
        let during = stage.top
        stage.tester.settle()

        #expect(during === page)
        #expect(stage.top.title == "One")
        #expect(stage.top.presentingViewController === (isComing ? page : stage.root))
        #expect(stage.tester.diagnostics == [])
    }

    @Test func `simultaneous alerts are shown one after the other`() throws {
        let stage = Stage()
        stage.root.present(UIViewController(), animated: true)
        stage.tester.pump(by: 0.1)
        for title in ["One", "Two", "Three"] { stage.announce(title) }
        var titles: [String?] = []

        for _ in 0..<3 {
            stage.tester.settle()
            titles.append(stage.top.title)
            try stage.tester.tap(.text("OK"))
        }
        stage.tester.settle()

        #expect(titles == ["One", "Two", "Three"])
        #expect(!(stage.top is UIAlertController))
        #expect(stage.tester.diagnostics == [])
    }
}
