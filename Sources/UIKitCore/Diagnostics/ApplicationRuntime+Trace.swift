import Foundation
import QuartzCore

/// The lines of the trace that are about more than one object.
extension ApplicationRuntime {
    func trace(_ touch: UITouch, delivered phase: UITouch.Phase, to view: UIView) {
        onDelivery?(touch, phase, view)
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

    func traceGesture(
        _ recognizer: UIGestureRecognizer, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State
    ) {
        guard trace.isOn(.gesture) else { return }
        trace.write(
            .gesture,
            [
                "recognizer": trace.name(of: recognizer), "view": trace.name(of: recognizer.view),
                "from": .string("\(from)"), "to": .string("\(to)"),
            ])
    }

    func traceFirstResponder(call: String, from: UIResponder?, to: UIResponder?) {
        guard trace.isOn(.responder) else { return }
        trace.write(
            .responder,
            ["call": .string(call), "from": trace.name(of: from), "to": trace.name(of: to), "handledBy": .null])
    }

    /// One line per began, ended or cancelled press.
    func trace(_ press: UIPress, isHandled: Bool) {
        guard trace.isOn(.responder), let key = press.key else { return }
        trace.write(
            .responder,
            [
                "call": .string("\(key.keyCode) \(press.phase)"), "from": .null, "to": trace.name(of: press.responder),
                "handledBy": press.phase == .began && isHandled ? trace.name(of: press.responder) : .null,
            ])
    }

    func traceAction(_ action: Selector, from sender: Any?, to receiver: AnyObject) {
        guard trace.isOn(.responder) else { return }
        trace.write(
            .responder,
            [
                "call": .string(action.name), "from": trace.name(of: sender.map { $0 as AnyObject }),
                "to": trace.name(of: receiver), "handledBy": trace.name(of: receiver),
            ])
    }

    func traceAction(_ action: UIAction, from control: UIControl) {
        guard trace.isOn(.action) else { return }
        trace.write(
            .action,
            [
                "control": trace.name(of: control), "event": .null, "target": trace.name(of: action),
                "action": .string(action.title.isEmpty ? action.identifier.rawValue : action.title),
            ])
    }

    func traceAction(_ action: Selector, for event: UIControl.Event, from control: UIControl, to target: AnyObject?) {
        guard trace.isOn(.action) else { return }
        trace.write(
            .action,
            [
                "control": trace.name(of: control), "event": .string(event.name), "target": trace.name(of: target),
                "action": .string(action.name),
            ])
    }

    func traceEvent(_ event: UIControl.Event, of control: UIControl) {
        guard trace.isOn(.action) else { return }
        trace.write(
            .action,
            ["control": trace.name(of: control), "event": .string(event.name), "target": .null, "action": .null])
    }

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

    func traceLayout(_ report: LayoutPass.Report) {
        trace.write(
            .layout,
            [
                "passes": .number(Double(report.rounds)), "views": .number(Double(report.views)),
                "constraints": .number(0),
            ])
    }

    func traceMemoryWarning() { trace.write(.memory, ["source": .string("warning"), "object": .null]) }

    func traceUnload(_ controller: UIViewController) {
        guard trace.isOn(.memory) else { return }
        trace.write(.memory, ["source": .string("unload"), "object": trace.name(of: controller)])
    }

    /// One line per begin, update and completion of a transition.
    package func traceTransition(
        _ step: String, kind: String, from: UIViewController?, to: UIViewController?, interactive: Bool,
        cancelled: Bool
    ) {
        guard trace.isOn(.transition) else { return }
        trace.write(
            .transition,
            [
                "step": .string(step), "kind": .string(kind), "from": trace.name(of: from), "to": trace.name(of: to),
                "interactive": .bool(interactive), "cancelled": .bool(cancelled),
            ])
    }
}
