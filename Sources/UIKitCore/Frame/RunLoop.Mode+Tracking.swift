public import Foundation

nonisolated extension RunLoop.Mode {
    /// The main run loop's mode while a finger scrolls, and until the content that it moved rests.
    ///
    /// It is one of the common modes: work that was added to the default mode alone waits until it is over.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
