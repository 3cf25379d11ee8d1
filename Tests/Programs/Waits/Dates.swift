import Foundation
import UIKit

/// Waits for dates, each from a call of its own.
@MainActor struct Dates {
    /// Notes each wait, with the time since its request.
    func run() {
        DispatchQueue.main.async {
            Diary.open()
            let distance = abs(Date().timeIntervalSince(SessionClock.now))
            Diary.say("\(Date().ISO8601Format().prefix(4)) \(distance < 0.5 ? "0.0" : "\(distance)") date")
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) {
                Diary.note("wall")
                let began = Diary.seconds
                let condition = NSCondition()
                condition.lock()
                _ = condition.wait(until: Date(timeIntervalSinceNow: 0.25))
                condition.unlock()
                Diary.note("condition", since: began)
                let next = Diary.seconds
                _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.25)
                Diary.note("semaphore", since: next)
            }
        }
    }

    /// Notes the order of a set.
    static func noteSet() { Diary.say(Set(0..<30).map(String.init).joined(separator: " ")) }
}
