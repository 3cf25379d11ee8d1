package import QuartzCore

/// The two doors of a running app, all that a host knows of it; `ApplicationRuntime` is the one outside of tests.
package protocol ApplicationDoors: AnyObject {
    /// Takes in one event that happened at a media time.
    func receive(_ event: HostEvent, at time: Double)

    /// Runs the phases of one frame for a media time and returns the picture, or nil when nothing changed.
    func frame(at time: Double) -> RenderFrame?
}

extension ApplicationRuntime: ApplicationDoors {}
