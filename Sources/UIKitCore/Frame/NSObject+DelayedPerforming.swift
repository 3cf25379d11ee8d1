public import Foundation

nonisolated extension NSObject {
    /// Calls a method of the object later, by a timer of the main run loop; the object and the argument are kept until then.
    ///
    /// The call is made at its time, between two frames. While the user scrolls it is not made, but afterwards.
    ///
    /// Status: partial – asked for on another thread than the main one, it is never called, as on iOS where no run loop runs.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: Its argument.
    ///   - delay: The seconds from now; with 0 or less it is called in the next turn of the run loop.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method of the object later, when the application's run loop is in one of some modes.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: Its argument.
    ///   - delay: The seconds from now.
    ///   - modes: The modes; with none it is never called.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let anArgument = anArgument
        nonisolated(unsafe) let receiver = self
        guard MainQueue.isCurrent, !modes.isEmpty else { return }
        MainActor.assumeIsolated {
            guard let clock = AppClock.current else {
                fatalError(
                    "\(ObjectNames.label(of: receiver)) was asked to perform \(aSelector) later while no application runs. Ask from "
                        + "the delegate's launch on.")
            }
            clock.delayedPerforming.add(receiver, aSelector, anArgument, delay: delay, modes: modes)
        }
    }

    /// Cancels delayed calls with the same object, method and argument.
    ///
    /// On another thread than the main one it has no effect, for no calls wait there.
    ///
    /// - Parameters:
    ///   - aTarget: The object.
    ///   - aSelector: The method.
    ///   - anArgument: Its argument; an equal one counts as the same.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { AppClock.current?.delayedPerforming.cancel(target, aSelector, argument) }
    }

    /// Cancels all delayed calls of a target's methods. On another thread than the main one it has no effect.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { AppClock.current?.delayedPerforming.cancelAll(target) }
    }
}
