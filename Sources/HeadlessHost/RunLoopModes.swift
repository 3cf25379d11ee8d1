package import Foundation

@_silgen_name("CFRunLoopGetMain")
private nonisolated func mainRunLoop() -> UnsafeRawPointer

/// Adds a mode to a run loop's set of common modes.
@_silgen_name("CFRunLoopAddCommonMode")
private nonisolated func addCommonMode(_ runLoop: UnsafeRawPointer, _ mode: UnsafeRawPointer)

/// The modes of the main run loop, which hosts turn.
package enum RunLoopModes {
    /// Adds a mode to the common modes of the main run loop: sources and timers of the common modes fire in it, too.
    package static func makeCommon(_ name: RunLoop.Mode) {
        // Strings of Foundation are strings of Core Foundation; the run loop copies this one.
        let name = NSString(string: name.rawValue)
        addCommonMode(mainRunLoop(), Unmanaged.passUnretained(name).toOpaque())
    }
}
