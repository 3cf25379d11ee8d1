import Foundation
import UIKit

/// An owner of timers, in a file that imports Foundation too.
final class ClientTimer {
    private var timer: Timer?

    @MainActor func make(_ target: ClientResponder) -> [Timer] {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in timer.invalidate() }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .tracking)
        return [
            timer, Timer(timeInterval: 1, repeats: false) { _ in },
            Timer(fire: Date(), interval: 1, repeats: false) { _ in },
            Timer.scheduledTimer(timeInterval: 1, target: target, selector: .tap, userInfo: nil, repeats: false),
            Timer(timeInterval: 1, target: target, selector: .tap, userInfo: nil, repeats: false),
        ]
    }

    deinit { timer?.invalidate() }
}
