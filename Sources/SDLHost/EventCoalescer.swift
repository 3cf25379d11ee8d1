import Foundation
package import HostInterface

/// Joins the events between two frames of which only the last or the sum matters.
///
/// Moves of touches all stay: each sample is found by `UIEvent.coalescedTouches(for:)`.
package nonisolated enum EventCoalescer {
    /// The events without those that later ones of the same run make worthless.
    ///
    /// A move of the pointer is replaced by the next, steps of scrolling at one location add up, and of sizes the last stays.
    /// Pieces of committed text are joined: SDL divides text that is longer than 31 bytes. A composed text that is emptied
    /// before other text stays until that replaces it. Any other event between two keeps both, so the order of the kept events
    /// does not change.
    package static func coalesced(_ events: [HostEvent]) -> [HostEvent] {
        var result: [HostEvent] = []
        for event in events {
            if let joined = result.last.flatMap({ joined($0, event) }) {
                result[result.count - 1] = joined
            } else {
                result.append(event)
            }
        }
        return result
    }

    private static func joined(_ last: HostEvent, _ event: HostEvent) -> HostEvent? {
        switch (last, event) {
        case (.hover(.moved, _), .hover(.moved, _)), (.resize, .resize), (.display, .display):
            return event
        case (.scroll(let place, let first, let wasPrecise), .scroll(let samePlace, let second, let isPrecise)):
            guard place == samePlace, wasPrecise == isPrecise else { return nil }
            let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
            return .scroll(location: place, delta: sum, isPrecise: isPrecise)
        case (.text(let first), .text(let second)): return .text(first + second)
        case (.compose("", _), .text), (.compose("", _), .compose): return event
        default: return nil
        }
    }
}
