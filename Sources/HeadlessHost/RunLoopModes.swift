package import Foundation

@_silgen_name("CFRunLoopGetMain")
private nonisolated func mainRunLoop() -> UnsafeRawPointer

/// Makes a mode one of those that a run loop has in common.
@_silgen_name("CFRunLoopAddCommonMode")
private nonisolated func addCommonMode(_ runLoop: UnsafeRawPointer, _ mode: UnsafeRawPointer)

/// The modes of the main run loop, which hosts turn.
package enum RunLoopModes {
    /// Has what is added for the common modes of the main run loop happen in one of a name, too.
    package static func makeCommon(_ name: RunLoop.Mode) {
        // Strings of Foundation are strings of Core Foundation; the run loop copies this one.
        let name = NSString(string: name.rawValue)
        addCommonMode(mainRunLoop(), Unmanaged.passUnretained(name).toOpaque())
    }
}
