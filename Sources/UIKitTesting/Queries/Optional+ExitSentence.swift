// Statically linked programs have no Swift Testing.
#if canImport(Testing)
package import Testing

/// The result of a process that an exit test has run.
package typealias ExitResult = ExitTest.Result

extension Optional where Wrapped == ExitResult {
    /// The text that a process wrote to standard error before it ended; empty if that was not observed.
    package nonisolated var sentence: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
#endif
