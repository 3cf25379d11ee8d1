import Foundation
import HostInterface
import SDLHost
import Testing

@Suite struct EventCoalescerTests {
    private func move(_ id: Int, _ x: CGFloat) -> HostEvent {
        .touch(phase: .moved, id: id, location: CGPoint(x: x, y: 0), pointer: .finger, pressure: nil)
    }

    private func scroll(_ x: CGFloat, _ dy: CGFloat, isPrecise: Bool = true) -> HostEvent {
        .scroll(location: CGPoint(x: x, y: 0), delta: CGPoint(x: 1, y: dy), isPrecise: isPrecise)
    }

    @Test func `each move of a finger stays`() {
        let moves = [move(3, 1), move(4, 1), move(3, 2), move(4, 2), move(4, 3)]

        #expect(EventCoalescer.coalesced(moves) == moves)
    }

    @Test func `scrolling at one point adds up`() {
        let events = EventCoalescer.coalesced([
            scroll(0, 2), scroll(0, 3), scroll(1, 4), scroll(1, 5, isPrecise: false),
        ])

        #expect(
            events == [
                .scroll(location: .zero, delta: CGPoint(x: 2, y: 5), isPrecise: true), scroll(1, 4),
                scroll(1, 5, isPrecise: false),
            ])
    }

    @Test func `of hover moves and sizes the last stays, of hover phases all`() {
        let place = CGPoint(x: 1, y: 1)
        let events = EventCoalescer.coalesced([
            .hover(phase: .entered, location: .zero), .hover(phase: .moved, location: .zero),
            .hover(phase: .moved, location: place), .resize(CGSize(width: 1, height: 1)),
            .resize(CGSize(width: 2, height: 2)),
        ])

        #expect(
            events == [
                .hover(phase: .entered, location: .zero), .hover(phase: .moved, location: place),
                .resize(CGSize(width: 2, height: 2)),
            ])
    }
}
