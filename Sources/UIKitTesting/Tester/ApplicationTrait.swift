// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
import TestTurns
public import Testing

/// Gives each test of a suite the process's application to itself, and audits it before the test ends.
///
/// Tests with it run one after the other, even beside tests without it. A test begins without an app and with text of squares,
/// so that views may be made before the tester; it ends with a report of pending work: animations, deadlines, display links and
/// work after layout, unless ``ViewTester/leavesWorkBehind`` allows it.
public struct ApplicationTrait: SuiteTrait, TestTrait, TestScoping {
    /// True: every test in the suite and in those within it has its own stage.
    public var isRecursive: Bool { true }

    /// Runs the function of a test, or of one case of it, between the beginning and the audit of its stage.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await TestTurn.perform {
            await TesterStage.begin()
            let result: Result<Void, any Error>
            do { result = .success(try await function()) } catch { result = .failure(error) }
            await TesterStage.end()
            try result.get()
        }
    }
}

extension Trait where Self == ApplicationTrait {
    /// For suites whose tests make views or a ``ViewTester``.
    public static var application: ApplicationTrait { ApplicationTrait() }
}
#endif
