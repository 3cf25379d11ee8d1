import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import QuartzCore
import UIKitCore

/// An app behind the two doors that notes each call and does in it what a test says.
final class ScriptedApp: ApplicationDriver {
    let host = HeadlessHost()
    /// `name@time` for events, `frame@time` for frames, with the time in 1/60 s.
    var calls: [String] = []
    var onEvent: ((HostEvent) -> Void)?
    var onFrame: (() -> Void)?

    init() { host.attach(self) }

    func receive(_ event: HostEvent, at time: Double) -> Bool {
        note(event.name, time)
        onEvent?(event)
        return false
    }

    func frame(at time: Double) -> RenderFrame? {
        note("frame", time)
        onFrame?()
        return nil
    }

    private func note(_ name: String, _ time: Double) {
        precondition(time == host.clock.now, "The clock must show the door's time.")
        let steps = time * HeadlessHost.frameRate
        calls.append(name + "@" + (steps == steps.rounded() ? String(Int(steps)) : String(format: "%.2f", steps)))
    }
}
