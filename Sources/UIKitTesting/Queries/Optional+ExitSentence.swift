// Statically linked programs have no Swift Testing.
#if canImport(Testing)
package import Testing

extension Optional where Wrapped == ExitTest.Result {
    /// The text that a process wrote to standard error before it ended; empty if that was not observed.
    package nonisolated var sentence: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
#endif
