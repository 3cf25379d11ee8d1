import Foundation

/// Changes of a text that have not been processed.
nonisolated struct PendingEdits {
    var mask: NSTextStorage.EditActions = []
    /// The changed part as the text is now; its location is `NSNotFound` when there is none.
    var range = PendingEdits.nowhere
    /// By how much the text became longer.
    var delta = 0
    /// Calls of `beginEditing()` that have not been ended.
    var depth = 0
    var phase = Phase.idle
    /// The part whose attributes were changed while they were fixed.
    var fixed = PendingEdits.nowhere
    /// The part whose attributes were changed while layout managers were notified.
    var late = PendingEdits.nowhere
    /// The part whose attributes are to be fixed later.
    var unfixed = PendingEdits.nowhere

    static let nowhere = NSRange(location: NSNotFound, length: 0)

    /// How far the processing of changes is.
    enum Phase {
        case idle, willProcess, fixing, didProcess, laidOut
    }

    /// The union of a range in the present text and a changed range in the text before the change.
    static func union(_ known: NSRange, _ changed: NSRange, delta: Int) -> NSRange {
        guard known.location != NSNotFound else {
            return NSRange(location: changed.location, length: max(0, changed.length + delta))
        }
        let start = min(known.location, changed.location)
        let end = max(known.upperBound, changed.upperBound) + delta
        return NSRange(location: start, length: max(0, end - start))
    }
}
