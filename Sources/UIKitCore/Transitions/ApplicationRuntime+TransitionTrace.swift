import HostInterface

/// Trace lines about transitions between controllers.
extension ApplicationRuntime {
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
