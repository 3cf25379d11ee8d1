import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Messages to the application's class, as sources send them that may also be part of an app extension.
@Suite(.application) struct ClassMessageTests {
    @Test func `the class has the method of the shared object, and calls it by name`() {
        let tester = ViewTester()

        #expect(UIApplication.responds(to: Selector("sharedApplication")))
        #expect(!UIApplication.responds(to: "openURL:"))
        let answer = UIApplication.perform("sharedApplication")?.takeUnretainedValue()
        #expect(answer === UIApplication.shared)
        _ = tester
    }

    @Test func `a path begins with the shared object`() {
        let tester = ViewTester()

        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        _ = tester
    }

    @Test func `another method of the class stops the program with class and selector`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIApplication.perform("unknown") }
        }

        let text = result.sentence
        #expect(text.contains("unrecognized selector: the class UIApplication has no method unknown."))
    }

    @Test func `another key of the class stops the program with class and key`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIApplication.value(forKeyPath: "unknown.title") }
        }

        let text = result.sentence
        #expect(text.contains("The class UIApplication has no property unknown."))
    }
}
