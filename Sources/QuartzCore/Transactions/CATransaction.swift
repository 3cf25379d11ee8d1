public import Foundation

/// Groups changes of layers and gives their implicit animations a duration, a pace and a common end.
///
/// Transactions nest. Without one, changes belong to an implicit transaction that ends with the frame.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completion: TransactionCompletion?
        /// Under keys of the app's own.
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] = []
    private static var implicit = Level()

    /// Begins a transaction inside the current one.
    public class func begin() { levels.append(Level()) }

    /// Ends the innermost transaction; has no effect without one.
    public class func commit() { levels.popLast()?.completion?.commit() }

    /// Ends the implicit transaction now.
    public class func flush() {
        LayerEnvironment.current.timeline.settleUnplaced()
        let ended = implicit
        implicit = Level()
        ended.completion?.commit()
    }

    /// The duration of animations that have none; a quarter of a second unless set.
    public class func animationDuration() -> CFTimeInterval {
        let duration = nearest(\.duration) ?? 0.25
        return duration * LayerEnvironment.current.timeScale
    }

    /// Sets the duration in seconds for this transaction and those inside it.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

    /// The pace of implicit animations; nil is the default one.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { nearest(\.timingFunction) }

    /// Sets the pace of implicit animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Whether changes call for no actions.
    public class func disableActions() -> Bool { nearest(\.disablesActions) ?? false }

    /// Switches actions off or on for this transaction and those inside it.
    public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// Runs a block when every animation that is added in this transaction, or in one inside it, from now on has ended; at
    /// once on commit if none is.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        change { level in
            level.completion?.commit()
            level.completion = block.map(TransactionCompletion.init)
        }
    }

    /// The block of the innermost transaction that has one.
    public class func completionBlock() -> (() -> Void)? { nearest(\.completion)?.block }

    /// Does not wait: layers belong to the main actor, so that no two threads change them.
    public class func lock() {}

    /// Has no effect, as `lock()` has none.
    public class func unlock() {}

    /// The value of one of the `kCATransaction…` keys, or the value set under another key in this transaction or one around it.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
        case kCATransactionDisableActions: NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: levels.last { $0.values[key] != nil }?.values[key] ?? implicit.values[key]
        }
    }

    /// Sets an object by one of the `kCATransaction…` keys, or keeps it under another key for this transaction.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: change { $0.duration = (anObject as? NSNumber)?.doubleValue }
        case kCATransactionDisableActions: change { $0.disablesActions = (anObject as? NSNumber)?.boolValue }
        case kCATransactionAnimationTimingFunction:
            change { $0.timingFunction = anObject as? CAMediaTimingFunction }
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: change { $0.values[key] = anObject }
        }
    }

    /// The completions that wait for an animation that is added now: those of every transaction around it.
    static var currentCompletions: [TransactionCompletion] {
        (levels.isEmpty ? [] : levels.compactMap(\.completion)) + (implicit.completion.map { [$0] } ?? [])
    }

    private static func nearest<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
        for level in levels.reversed() {
            if let value = level[keyPath: path] { return value }
        }
        return implicit[keyPath: path]
    }

    private static func change(_ change: (inout Level) -> Void) {
        if levels.isEmpty { change(&implicit) } else { change(&levels[levels.count - 1]) }
    }
}

/// The duration of animations that have none, in seconds: a number.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// Whether changes call for no actions: a number used as a Boolean.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The pace of implicit animations: a `CAMediaTimingFunction`.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The block that runs when the animations have ended: a `() -> Void`.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
