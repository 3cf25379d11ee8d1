import Foundation

/// The process's main queue and main run loop.
enum MainQueue {
    /// Runs what waits there without waiting for more. Only the main thread can; elsewhere, as in tests, nothing happens.
    static func turn() {
        guard Thread.isMainThread else { return }
        _ = RunLoop.main.limitDate(forMode: .default)
    }
}
