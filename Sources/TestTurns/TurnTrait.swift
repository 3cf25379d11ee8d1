// Statically linked programs have no Swift Testing.
#if canImport(Testing)
package import Testing

/// Runs the tests of a suite while no other test uses the process's shared state.
package struct TurnTrait: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await TestTurn.perform(function)
    }
}

extension Trait where Self == TurnTrait {
    /// For tests that fill ports or start an app by hand; others of views have `.application`.
    package static var exclusive: TurnTrait { TurnTrait() }
}
#endif
