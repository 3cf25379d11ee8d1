package import QuartzCore

/// The two doors of a running app, all that a host knows of it; `ApplicationRuntime` is the one outside of tests.
package protocol ApplicationDriver: AnyObject {
    /// Receives one event that happened at a media time. True when it was a key that the app has used up, so that the host does
    /// not take it for one of its own.
    @discardableResult
    func receive(_ event: HostEvent, at time: Double) -> Bool

    /// Runs the phases of one frame for a media time and returns the picture, or nil for an unchanged one.
    func frame(at time: Double) -> RenderFrame?
}
