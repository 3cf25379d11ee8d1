extension LayoutIsland {
    /// Reports constraints that contradict each other, once for each that is left out.
    func reportConflicts() {
        let conflicts = engine.conflicts
        engine.conflicts = []
        for conflict in conflicts {
            guard let broken = constraint(conflict.broken), !broken.wasReported else { continue }
            broken.wasReported = true
            let others = conflict.others.compactMap(constraint).map(\.summary)
            let frames =
                conflict.includesGivenFrame
                ? " Among what they contradict is the frame of a view that keeps it: the root of what is laid out together, or "
                    + "a view whose translatesAutoresizingMaskIntoConstraints is still true." : ""
            Diagnostics.log(
                "These constraints cannot all hold; at least one of them is not wanted.\(frames)\n"
                    + (others + [broken.summary]).map { "    \($0)\n" }.joined()
                    + "The layout goes on without \(broken.summary). To stop here, set a breakpoint at "
                    + "UIViewAlertForUnsatisfiableConstraints.")
            UIViewAlertForUnsatisfiableConstraints(broken)
        }
    }

    private func constraint(_ id: LayoutEngine.EquationID) -> NSLayoutConstraint? {
        installed.first { $0.equationID == id }
    }
}

/// Called with each constraint that is left out of a layout because it contradicts others; empty, for breakpoints.
@inline(never)
func UIViewAlertForUnsatisfiableConstraints(_ constraint: NSLayoutConstraint) {}
