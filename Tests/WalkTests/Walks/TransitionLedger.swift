import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

/// Reads in the trace which transitions have begun and ended: none begins twice, and none while another moves the same
/// controllers in the same container.
@MainActor final class TransitionLedger {
    /// The transitions that have begun and not ended, as `kind from > to`.
    private(set) var open: [String] = []
    private var faults: [String] = []

    init(of tester: ViewTester) {
        tester.runtime.trace.topics.insert(.transition)
        tester.runtime.trace.sink = { [unowned self] line in read(line) }
    }

    func drainFaults() -> [String] {
        defer { faults = [] }
        return faults
    }

    private func read(_ line: String) {
        guard let fields = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let step = fields["step"] as? String, let kind = fields["kind"] as? String
        else { return }
        let ends = ["from", "to"].map { fields[$0] as? String ?? "nothing" }
        let name = "\(kind) \(ends[0]) > \(ends[1])"
        switch step {
        case "begin":
            if open.contains(name) { faults.append("\(name) has begun twice") }
            open.append(name)
        case "end":
            if let index = open.firstIndex(of: name) {
                open.remove(at: index)
            } else {
                faults.append("\(name) has ended without having begun")
            }
        default: break
        }
    }
}
