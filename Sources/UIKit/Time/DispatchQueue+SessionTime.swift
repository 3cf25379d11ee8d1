public import Dispatch
import UIKitCore

extension DispatchQueue {
    /// Runs work later: without a window at the virtual moment, as all calls of Dispatch's do there.
    ///
    /// In a window and in tests, calls with a closure and nothing else come here and go by the session's clock. Those with a
    /// quality of service, flags, a work item or a wall time, and those in files that do not import UIKit, go by the wall clock.
    ///
    /// - Parameters:
    ///   - deadline: The moment, which by the session's clock is reached with the first frame at or after it; the time up to it
    ///     counts there in hundredths of a second, rounded up.
    ///   - work: The work. On the main queue it runs in the frame itself.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        let now = DispatchTime.now()
        guard deadline < .distantFuture, SessionTime.isAppRunning else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        let seconds = deadline > now ? Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9 : 0
        let isMain = SessionTime.isMain(self)
        SessionTime.run(after: (seconds * 100).rounded(.up) / 100) { [self] in
            if isMain { work() } else { async(execute: work) }
        }
    }
}
