import Foundation
import Testing

@testable import SDLHost

extension XConnection {
    /// The next event, as soon as there is one; nil when there is none for a minute, or the server has ended.
    nonisolated func waitForEvent() -> XEvent? {
        flush()
        while true {
            if let event = nextEvent() { return event }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard !isBroken, poll(&request, 1, 60_000) > 0 else { return nil }
        }
    }

    /// Asks the clipboard's owner for a form and waits until it is in a property of our window; nil when the owner refuses.
    nonisolated func fetch(_ target: ClipboardAtom, in property: ClipboardAtom = .incoming0) -> XProperty? {
        convert(.clipboard, to: self[target], in: self[property])
        while let event = waitForEvent() {
            guard case .selectionAnswered(_, _, let place) = event else { continue }
            return place == 0 ? nil : consumeProperty(place, limit: 64 << 20)
        }
        return nil
    }
}
