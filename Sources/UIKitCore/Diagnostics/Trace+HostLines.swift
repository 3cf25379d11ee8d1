import CoreGraphics
package import HostInterface
package import QuartzCore

// The two kinds of lines for events and requests at the runtime's doors.

extension Trace {
    /// Writes the `host` line of an event that arrived at a media time.
    package func write(_ event: HostEvent, at time: Double) {
        guard isOn(.host) else { return }
        write(.host, at: time, members: event.members)
    }

    /// Writes the `frame` line of a finished frame.
    ///
    /// `pixelHash` is the hexadecimal SHA-256 of the painted frame, for a run that was asked for it.
    package func write(_ frame: RenderFrame, pixelHash: @autoclosure () -> String? = nil) {
        guard isOn(.frame) else { return }
        let damage = frame.damage.map { "[\($0.x),\($0.y),\($0.width),\($0.height)]" }.joined(separator: ",")
        var members =
            ",\"index\":\(frame.index),\"nodes\":\(frame.nodeCount),\"changed\":\(frame.changedNodeCount)"
            + ",\"damage\":[\(damage)]"
        if let pixelHash = pixelHash() { members += ",\"pixels\":\"\(pixelHash)\"" }
        write(.frame, at: frame.time, members: members)
    }
}
