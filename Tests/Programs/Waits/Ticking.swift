import Foundation
import UIKit

/// Ten things that wait for ten minutes.
@MainActor struct Ticking {
    /// Schedules them.
    func run() {
        for number in 1...10 {
            DispatchQueue.main.asyncAfter(deadline: .now() + 60 * Double(number)) { Diary.note("minute \(number)") }
        }
    }
}
