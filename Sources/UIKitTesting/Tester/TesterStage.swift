// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
import CairoBackend
import CoreGraphics
import CoreText
import HeadlessHost
import Testing
import UIKitCore

/// The tester of the test that runs. It lives until the test ends or makes another one, and is audited then.
@MainActor enum TesterStage {
    private static var isOpen = false
    private static var last: ViewTester?

    /// A test begins: removes the state of the one before.
    static func begin() {
        isOpen = true
        CairoAdapters.install()
        installedTextSystem.install(TextSystem(typesetter: BoxTypesetter()))
        AppearanceProxies.removeAll()
        ToolTips.areThere = false
    }

    /// A test is over: the app in force is audited and removed.
    static func end() {
        endLast()
        ApplicationRuntime.uninstall()
        isOpen = false
    }

    /// A tester is about to start its app: the app of the one before it ends here and is audited.
    static func willMakeTester(sourceLocation: SourceLocation) {
        // The body of an exit test runs in a process of its own, outside of any test and its traits.
        if !isOpen, Test.current != nil {
            Issue.record(
                "This test makes a ViewTester, but its suite has no trait .application: write @Suite(.application).",
                sourceLocation: sourceLocation)
        }
        endLast()
    }

    private static func endLast() {
        last?.audit()
        last = nil
        RunLoopTimers.end()
        MainWork.forget()
        AppWork.forgetNotices()
        VirtualTime.letGo()
    }

    /// Keeps a tester whose app has started until the test's end.
    static func keep(_ tester: ViewTester) {
        if isOpen { last = tester }
    }
}
#endif
