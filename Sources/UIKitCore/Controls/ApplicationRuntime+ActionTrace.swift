import HostInterface

/// The lines of the events and actions of controls.
extension ApplicationRuntime {
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
}
