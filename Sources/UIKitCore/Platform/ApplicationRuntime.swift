package import QuartzCore

/// One running application between a host and the app's code: two doors in, frames out.
///
/// A host makes one, starts it with `launch(_:)`, then hands in every event with `receive(_:at:)` and calls `frame(at:)` when it
/// was asked to. Media times never decrease. Everything happens on the main actor; inside a door `CACurrentMediaTime()` is the
/// door's time, so that a replay computes what the recording computed.
package final class ApplicationRuntime {
    /// The runtime in force; UIKit's shared objects belong to it.
    package private(set) static var current: ApplicationRuntime?

    package let configuration: LaunchConfiguration
    package let trace: Trace
    package private(set) weak var host: (any ApplicationHost)?
    private let clock: any MediaClock

    /// Sees every event that comes in, before anything else does: where recordings are written.
    package var onEvent: ((HostEvent, Double) -> Void)?

    package init(configuration: LaunchConfiguration, host: any ApplicationHost, clock: any MediaClock) {
        self.configuration = configuration
        self.host = host
        self.clock = clock
        trace = Trace(now: { clock.now })
    }

    /// Makes this runtime the one in force, in place of any other.
    package func install() { Self.current = self }

    /// Takes in one event that happened at a media time.
    package func receive(_ event: HostEvent, at time: Double) {
        onEvent?(event, time)
    }

    /// Runs the phases of one frame for a media time and returns the picture, or nil when nothing changed.
    package func frame(at time: Double) -> RenderFrame? { nil }
}
