package import Foundation

/// The pixels for one point that a window is to have.
package nonisolated enum RequestedScale: Hashable, Sendable {
    /// The display's, made smaller until the window has room.
    case display
    /// These, whether the window has room or not.
    case exactly(CGFloat)
    /// These if the window has room then, else the display's.
    case ifItFits(CGFloat)
}
