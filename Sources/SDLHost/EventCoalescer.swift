import Foundation
package import UIKitCore

/// Joins what came in between two frames where only the last or the sum matters.
package nonisolated enum EventCoalescer {
    /// The events without moves that later ones of the same run make worthless.
    ///
    /// A move of a touch or of the pointer gives way to the next, steps of scrolling at one place add up, and of sizes
    /// the last stays. Anything else between two events keeps both, so the order of what is kept does not change.
    package static func coalesced(_ events: [HostEvent]) -> [HostEvent] {
        var result: [HostEvent] = []
        for event in events {
            if let (index, joined) = joined(event, into: result) {
                result[index] = joined
            } else {
                result.append(event)
            }
        }
        return result
    }

    private static func joined(_ event: HostEvent, into earlier: [HostEvent]) -> (Int, HostEvent)? {
        guard let last = earlier.last else { return nil }
        switch (last, event) {
        case (_, .touch(.moved, let id, _, _, _)):
            // Several fingers move in turn; each replaces its own move.
            for index in earlier.indices.reversed() {
                guard case .touch(.moved, let other, _, _, _) = earlier[index] else { return nil }
                if other == id { return (index, event) }
            }
            return nil
        case (.hover(.moved, _), .hover(.moved, _)), (.resize, .resize), (.display, .display):
            return (earlier.count - 1, event)
        case (.scroll(let place, let first, let wasPrecise), .scroll(let samePlace, let second, let isPrecise)):
            guard place == samePlace, wasPrecise == isPrecise else { return nil }
            let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
            return (earlier.count - 1, .scroll(location: place, delta: sum, isPrecise: isPrecise))
        default: return nil
        }
    }
}
