package import HostInterface

/// Leaves out how an input method answers when it is reset while it composes.
///
/// Methods such as those of Korean give up their text then and commit it, but the app has kept it: it would be there twice. The
/// answer is among the events that were received together with the reset's cause, or among the next ones.
package nonisolated struct ResetAnswers {
    /// The text that was kept; nil when no answer is expected.
    private var text: String?
    /// Whether events are being handled, and whether they were received before the reset.
    private var (isInBatch, isFromBefore) = (false, false)

    package init() {}

    /// The input method was reset.
    package mutating func expect(afterKeeping text: String) { (self.text, isFromBefore) = (text, isInBatch) }

    /// Events that were received together will be handled.
    package mutating func batchWillBegin() { isInBatch = true }

    /// They were handled. After those that were received since the reset, no answer is expected.
    package mutating func batchDidEnd() {
        if !isFromBefore { text = nil }
        (isInBatch, isFromBefore) = (false, false)
    }

    /// An event without the answer in it; nil if it is nothing else.
    package mutating func withoutAnswer(_ event: HostEvent) -> HostEvent? {
        guard let kept = text else { return event }
        switch event {
        case .compose(let composed, _): return composed.isEmpty || isFromBefore ? nil : event
        case .text(let committed) where committed.hasPrefix(kept):
            text = nil
            let rest = String(committed.dropFirst(kept.count))
            return rest.isEmpty ? nil : .text(rest)
        default: return event
        }
    }
}
