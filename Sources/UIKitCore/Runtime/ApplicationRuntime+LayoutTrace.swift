import HostInterface

/// Trace lines about layout.
extension ApplicationRuntime {
    func traceLayout(_ report: LayoutPass.Report) {
        trace.write(
            .layout,
            [
                "passes": .number(Double(report.rounds)), "views": .number(Double(report.views)),
                "constraints": .number(Double(report.constraints)),
            ])
    }
}
