import Foundation
import UIKit

/// Ten things that wait for ten minutes.
@MainActor struct Ticking {
    /// Schedules them.
    func run() {
        let start = clock()
        for number in 1...10 {
            DispatchQueue.main.asyncAfter(deadline: .now() + 60 * Double(number)) {
                Diary.note("minute \(number)")
                // The processor's time is not virtual.
                if number == 10 { Diary.say("processor \(Double(clock() - start) / Double(CLOCKS_PER_SEC))") }
            }
        }
    }
}
