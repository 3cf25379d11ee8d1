import HostInterface

/// Trace lines about decisions on the orientation.
extension ApplicationRuntime {
    func trace(_ decision: OrientationDecision, from: UIInterfaceOrientation, isLetterboxed: Bool) {
        guard trace.isOn(.rotation) else { return }
        trace.write(
            .rotation,
            [
                "device": .string("\(device.orientation)"), "from": .string("\(from)"),
                "to": .string("\(decision.orientation)"), "decider": trace.name(of: decision.decider),
                "mask": decision.mask.map { .number(Double($0.rawValue)) } ?? .null,
                "accepted": .bool(decision.isAccepted), "letterboxed": .bool(isLetterboxed),
            ])
    }
}
