public import Dispatch
import UIKitCore

extension DispatchQueue {
    /// Runs work later, on the session's clock: without a window at the virtual moment, in a replay at the recorded one.
    ///
    /// Calls with a closure and nothing else come here. Those with a quality of service, flags, a work item or a wall time, those
    /// in files that do not import UIKit, and all of them where no app runs, go by the wall clock.
    ///
    /// - Parameters:
    ///   - deadline: The moment, which is reached with the first frame at or after it; the time up to it counts in hundredths of
    ///     a second, rounded up, so that it is the same in a replay.
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
