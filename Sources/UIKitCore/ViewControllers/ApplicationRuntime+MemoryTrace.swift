import HostInterface

/// Trace lines about memory warnings and released views.
extension ApplicationRuntime {
    func traceMemoryWarning() { trace.write(.memory, ["source": .string("warning"), "object": .null]) }

    func traceUnload(_ controller: UIViewController) {
        guard trace.isOn(.memory) else { return }
        trace.write(.memory, ["source": .string("unload"), "object": trace.name(of: controller)])
    }
}
