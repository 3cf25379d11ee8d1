public import Foundation
public import UIKitCore

/// The class of timers, for initializers that answer one of another class.
public nonisolated protocol _TimerClass {}

extension Timer: nonisolated _TimerClass {}

extension _TimerClass {
    /// Makes a timer that is not scheduled, for a method of a target, which it keeps.
    ///
    /// - Parameters:
    ///   - ti: The seconds to the first call and between calls; 0 or less is a tenth of a millisecond.
    ///   - aTarget: The object whose method is called, on the main actor.
    ///   - aSelector: The method, whose sender is the timer.
    ///   - userInfo: The app's own data.
    ///   - yesOrNo: Whether it fires more than once.
    public nonisolated init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let interval = max(ti, 0.0001)
        self =
            TargetTimer(
                fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: aTarget, selector: aSelector,
                userInfo: userInfo, repeats: yesOrNo) as! Self
    }

    /// Makes a timer that is not scheduled and fires first at a date, for a method of a target, which it keeps.
    ///
    /// - Parameters:
    ///   - date: The date, which counts from `Date()`.
    ///   - ti: The seconds between calls.
    ///   - t: The object whose method is called, on the main actor.
    ///   - s: The method, whose sender is the timer.
    ///   - ui: The app's own data.
    ///   - rep: Whether it fires more than once.
    public nonisolated init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) { self = TargetTimer(fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep) as! Self }

    /// Makes a timer for a method of a target, which it keeps, and schedules it.
    ///
    /// - Parameters:
    ///   - ti: The seconds to the first call and between calls; 0 or less is a tenth of a millisecond.
    ///   - aTarget: The object whose method is called, on the main actor.
    ///   - aSelector: The method, whose sender is the timer.
    ///   - userInfo: The app's own data.
    ///   - yesOrNo: Whether it fires more than once.
    @discardableResult
    public nonisolated static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
