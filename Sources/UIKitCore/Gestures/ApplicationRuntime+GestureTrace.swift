import HostInterface

/// The line of a recognizer that changes its state.
extension ApplicationRuntime {
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
}
