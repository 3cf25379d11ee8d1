import HostInterface

/// Trace lines about events that responders get.
extension ApplicationRuntime {
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
}
