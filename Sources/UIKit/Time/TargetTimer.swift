import Foundation
import UIKitCore

/// A timer that calls a method and carries data of the app's.
nonisolated final class TargetTimer: Timer {
    private let data: Any?

    /// Makes one that fires first at a date; it keeps the target, and its selector's sender is the timer.
    init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = target as AnyObject
        data = userInfo
        super.init(fire: date, interval: max(interval, 0.0001), repeats: repeats) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { selector.perform(on: target, sender: timer, event: nil) }
        }
    }

    override init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        data = nil
        super.init(fire: date, interval: interval, repeats: repeats, block: block)
    }

    override var userInfo: Any? { data }
}
