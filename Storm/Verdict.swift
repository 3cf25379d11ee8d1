/// The permitted outcomes of a run; any other is a fault.
struct Verdict: Sendable {
    /// Exit codes that are right.
    var exitCodes: Set<Int32> = [0]
    /// Signals that may end it.
    var signals: Set<Int32> = []
    /// Whether it may say more than the one sentence before it ends, such as that settings could not be saved either.
    var mayRemark = false
    /// Seconds of processor time that it may take.
    var processor = 60.0
    /// Bytes that may be resident.
    var memory = 1 << 30

    /// The fault of an outcome; nil when there is none.
    func fault(in outcome: Outcome) -> String? {
        switch outcome.ending {
        case .endless: return "did not end"
        case .greedy: return "took more than \(memory >> 20) MB"
        case .killed(let signal):
            guard signals.contains(signal) else { return "was killed by signal \(signal)" }
        case .exited(let code):
            guard exitCodes.contains(code) else { return "ended with \(code)" }
            if code != 0, !Self.isOneSentence(outcome.errors), !(mayRemark && outcome.errors.hasSuffix(".\n")) {
                return "ended with \(code) and not with one sentence on standard error"
            }
        }
        guard outcome.processor <= processor else {
            return "took \(Figures.text(outcome.processor, digits: 2)) s of processor time"
        }
        guard outcome.memory <= memory else { return "took \(outcome.memory >> 20) MB" }
        return nil
    }

    /// Whether a text is one line that ends like a sentence.
    static func isOneSentence(_ text: String) -> Bool {
        guard text.hasSuffix(".\n") else { return false }
        return !text.dropLast().utf8.contains(UInt8(ascii: "\n"))
    }
}
