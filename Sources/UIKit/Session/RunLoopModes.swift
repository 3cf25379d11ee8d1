import Foundation
import UIKitCore

@_silgen_name("CFRunLoopGetMain")
private nonisolated func mainRunLoop() -> UnsafeRawPointer

/// Makes a mode one of those that a run loop has in common.
@_silgen_name("CFRunLoopAddCommonMode")
private nonisolated func addCommonMode(_ runLoop: UnsafeRawPointer, _ mode: UnsafeRawPointer)

/// The modes of the main run loop, which hosts turn.
enum RunLoopModes {
    /// Answers the mode that an app's run loop is in, at each call.
    static func current(of runtime: ApplicationRuntime) -> () -> RunLoop.Mode {
        // Strings of Foundation are strings of Core Foundation; the run loop copies this one.
        let name = NSString(string: RunLoop.Mode.tracking.rawValue)
        addCommonMode(mainRunLoop(), Unmanaged.passUnretained(name).toOpaque())
        return { [weak runtime] in runtime?.clock.isTracking == true ? .tracking : .default }
    }
}
