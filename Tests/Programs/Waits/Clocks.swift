import Foundation
import UIKit

/// Compares the clocks of an app with each other.
@MainActor struct Clocks {
    /// Notes their differences at the launch and a while later.
    func run() {
        compare()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { compare() }
    }

    private func compare() {
        let uptime = ProcessInfo.processInfo.systemUptime
        let others = [
            ("media", CACurrentMediaTime()), ("dispatch", Double(DispatchTime.now().uptimeNanoseconds) / 1e9),
            ("date", Date().timeIntervalSince(SessionClock.now) + CACurrentMediaTime()),
        ]
        Diary.say(String(format: "uptime %.3f", uptime) + " " + Date().ISO8601Format())
        for (name, time) in others { Diary.say("\(name) \(abs(time - uptime) < 0.001 ? "agrees" : "\(time)")") }
    }
}
