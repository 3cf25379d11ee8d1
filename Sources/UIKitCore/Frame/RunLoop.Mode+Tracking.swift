public import Foundation

nonisolated extension RunLoop.Mode {
    /// The main run loop's mode while a finger scrolls, and until what it has set going comes to rest.
    ///
    /// It is one of the common modes: what is added to the default mode alone waits until it is over.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
