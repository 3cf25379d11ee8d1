// Statically linked programs have no Swift Testing, and no second definition of a function of libdispatch.
#if canImport(Testing)
import Foundation
import HeadlessHost

/// The first thread of a process of tests.
private nonisolated enum TestMain {
    /// Serves the main queue for good.
    static func run() -> Never {
        VirtualTime.prepareTest()
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

/// Serves the main queue for good; replaces libdispatch's function, for Linux prefers a program's own functions.
///
/// libdispatch would end the process's first thread and leave the queue to its workers. Here the first thread turns the main run
/// loop, as in an app: tests of the main actor are on it, and so are the timers and blocks of `RunLoop.main`.
@_cdecl("dispatch_main")
package nonisolated func serveMainQueue() -> Never { TestMain.run() }
#endif
