import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct AppClockTests {
    private final class StoppedClock: MediaClock {
        var now = 5.0
    }

    private let media = StoppedClock()

    private func makeClock(ask: @escaping (Double) -> Void = { _ in }) -> AppClock {
        AppClock(media, launchDate: Date(timeIntervalSinceReferenceDate: 100), askForFrame: ask)
    }

    @Test func `time does not pass within a turn, and a nested turn has a time of its own`() {
        let clock = makeClock()

        let times = clock.turn(at: 7) {
            media.now = 9
            return [clock.now, clock.turn(at: 8) { clock.now }, clock.now]
        }

        #expect(times == [7, 8, 7])
        #expect(clock.now == 9)
        #expect(clock.date == Date(timeIntervalSinceReferenceDate: 109))
    }

    @Test func `work for the end of a turn runs when the outermost one ends, and outside of turns asks for a frame`() {
        var asked: [Double] = []
        var notes: [String] = []
        let clock = makeClock { asked.append($0) }

        clock.turn(at: 6) {
            clock.turn(at: 6) { clock.atEndOfTurn { notes.append("end") } }
            notes.append("inner turn over")
        }
        let askedInTurn = asked
        clock.atEndOfTurn { notes.append("later") }
        let askedOutside = asked
        clock.turn(at: 7) {}

        #expect(notes == ["inner turn over", "end", "later"])
        #expect(askedInTurn.isEmpty && askedOutside == [5])
    }

    @Test func `each runtime brings its clock, and the last one installed is in force`() {
        let former = AppClock.current
        defer { AppClock.current = former }
        let (first, second) = (makeClock(), makeClock())

        AppClock.current = first
        AppClock.current?.deadlines.schedule(at: 6) {}
        AppClock.current = second

        #expect(first.pendingActivity == ["a deadline"])
        #expect(AppClock.current?.pendingActivity.isEmpty == true)
    }

    @Test func `work after a layout runs once, and work that it asks for waits for the next`() {
        let clock = makeClock()
        var notes: [String] = []
        clock.afterLayout {
            notes.append("first")
            clock.afterLayout { notes.append("second") }
        }

        clock.layoutDidEnd()
        let afterOne = (notes, clock.nextLayoutFollowUp != nil)
        clock.layoutDidEnd()

        #expect(afterOne.0 == ["first"] && afterOne.1)
        #expect(notes == ["first", "second"] && clock.nextLayoutFollowUp == nil)
    }
}
