// Statically linked programs have no Swift Testing, and no second definition of a function of Foundation.
#if canImport(Testing)
import Foundation
import HeadlessHost
import Synchronization

/// The timers of the main run loop that were scheduled while a test held time.
nonisolated enum RunLoopTimers {
    private typealias Add =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer
        ) -> Void
    private typealias Change = @convention(c) (UnsafeMutableRawPointer) -> Void
    private typealias Ask = @convention(c) (UnsafeMutableRawPointer) -> UInt8

    private static let addTimer: Add = NextDefinition.function("CFRunLoopAddTimer")
    private static let invalidate: Change = NextDefinition.function("CFRunLoopTimerInvalidate")
    private static let isValid: Ask = NextDefinition.function("CFRunLoopTimerIsValid")
    private static let retain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer =
        NextDefinition.function("CFRetain")
    private static let release: Change = NextDefinition.function("CFRelease")
    @MainActor private static var timers: Set<UnsafeMutableRawPointer> = []

    /// Notes a timer and passes the call on.
    static func add(
        _ timer: UnsafeMutableRawPointer, to loop: UnsafeMutableRawPointer, in mode: UnsafeMutableRawPointer
    ) {
        addTimer(loop, timer, mode)
        guard VirtualTime.isHeldOnMainThread else { return }
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated {
            if timers.count > 64 { forgetEnded() }
            if timers.insert(timer).inserted { _ = retain(timer) }
        }
    }

    /// Whether one of them is scheduled.
    @MainActor static var isWaiting: Bool { timers.contains { isValid($0) != 0 } }

    /// Ends them all: an app is over.
    @MainActor static func end() {
        // Hash order: ending one does not change another.
        for timer in timers { invalidate(timer) }
        forgetEnded()
    }

    @MainActor private static func forgetEnded() {
        // Hash order: each is released for itself.
        for timer in timers where isValid(timer) == 0 {
            timers.remove(timer)
            release(timer)
        }
    }
}

@_cdecl("CFRunLoopAddTimer")
package nonisolated func addTimer(
    _ loop: UnsafeMutableRawPointer, _ timer: UnsafeMutableRawPointer, _ mode: UnsafeMutableRawPointer
) { RunLoopTimers.add(timer, to: loop, in: mode) }
#endif
