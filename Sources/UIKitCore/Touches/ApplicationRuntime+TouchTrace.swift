import Foundation
import HostInterface

/// Trace lines about touches that are reported to views.
extension ApplicationRuntime {
    func trace(_ touch: UITouch, delivered phase: UITouch.Phase, to view: UIView) {
        guard trace.isOn(.touch) else { return }
        let place = touch.location(in: nil)
        let (id, count) = (Trace.Value.number(Double(touch.id)), Trace.Value.number(Double(touch.tapCount)))
        if phase == .began {
            trace.write(
                .touch,
                [
                    "phase": .string("\(phase)"), "id": id, "x": .number(place.x), "y": .number(place.y),
                    "tapCount": count, "view": trace.name(of: view),
                    "chain": .list(view.chain.map { trace.name(of: $0) }),
                ])
        } else {
            trace.write(
                .touch,
                [
                    "phase": .string("\(phase)"), "id": id, "x": .number(place.x), "y": .number(place.y),
                    "tapCount": count, "view": trace.name(of: view),
                ])
        }
    }
}
