package import Foundation
import QuartzCore
package import Synchronization

/// An application's sense of time: media time, deadlines, frames, and the ends of layouts and of turns.
///
/// The runtime of an application owns one. Media times never decrease. A turn lasts from the moment when one of the runtime's
/// doors opens until it closes; the time does not change in it, so that a replay computes the same values as the recording.
package final class AppClock {
    /// Work that waits for a layout, with the source location that asked for it.
    struct LayoutFollowUp {
        let file: StaticString
        let line: UInt
        let body: () -> Void
    }

    /// The clock of the application in force; nil while there is none.
    @exclusivity(unchecked) package static var current: AppClock? {
        didSet { Self.isInForce.store(current != nil, ordering: .relaxed) }
    }
    /// Whether there is a clock in force; readable from any thread.
    package nonisolated static let isInForce = Atomic(false)

    private let mediaClock: any MediaClock
    private let launchDate: Date
    /// The time of the current turn.
    @exclusivity(unchecked) private var turnTime: Double?
    private var endOfTurnWork: [() -> Void] = []
    private var layoutFollowUps: [LayoutFollowUp] = []
    private let scheduler: FrameScheduler
    package private(set) lazy var deadlines = DeadlineQueue(onSchedule: { [unowned self] in requestFrame(at: $0) })
    let delayedPerforming = DelayedPerforming()
    let trackingMode = TrackingMode()
    private(set) lazy var displayLinks = DisplayLinkPass(needsFrame: { [unowned self] in
        requestFrame(at: max($0, now))
    })

    /// Makes a clock from a media clock whose zero is a date, and a closure that requests frames.
    init(_ mediaClock: any MediaClock, launchDate: Date, askForFrame: @escaping (Double) -> Void) {
        (self.mediaClock, self.launchDate) = (mediaClock, launchDate)
        scheduler = FrameScheduler(ask: askForFrame)
    }

    /// The media time: that of the turn, between turns the media clock's.
    package var now: Double { turnTime ?? mediaClock.now }

    /// The wall-clock date that the framework uses: the launch date plus media time.
    package var date: Date { date(at: now) }

    /// The wall-clock date at a media time.
    package func date(at time: Double) -> Date { launchDate.addingTimeInterval(time) }

    // MARK: Turns

    /// Calls a closure in a turn at a media time; one within another ends with that.
    func turn<Result>(at time: Double, _ body: () -> Result) -> Result {
        let outer = turnTime
        turnTime = time
        defer { turnTime = outer }
        let result = body()
        if outer == nil {
            let endings = endOfTurnWork
            endOfTurnWork = []
            for ending in endings { ending() }
            PerformedResults.letGo()
        }
        return result
    }

    /// Has work run once when the turn ends; between turns, at the end of the next frame's.
    func atEndOfTurn(_ body: @escaping () -> Void) {
        endOfTurnWork.append(body)
        if turnTime == nil { setNeedsFrame() }
    }

    // MARK: Frames

    /// Asks for a frame at the next refresh.
    package func setNeedsFrame() { requestFrame(at: now) }

    /// Asks for a frame at a media time.
    func requestFrame(at time: Double) { scheduler.request(at: time) }

    /// A frame begins: the requests for frames have been met.
    func frameDidBegin() { scheduler.frameDidBegin() }

    /// Asks for the next frame for a display link or a deadline.
    func requestNextFrame() {
        if let next = displayLinks.nextTime { requestFrame(at: max(next, now)) }
        if let next = deadlines.nextTime { requestFrame(at: next) }
    }

    // MARK: Layout

    /// Has work run once, after the next layout and before the picture is taken.
    package func afterLayout(file: StaticString = #fileID, line: UInt = #line, _ body: @escaping () -> Void) {
        layoutFollowUps.append(LayoutFollowUp(file: file, line: line, body: body))
        setNeedsFrame()
    }

    /// The first work that waits for a layout; nil when none does.
    var nextLayoutFollowUp: LayoutFollowUp? { layoutFollowUps.first }

    /// Runs the work that waited for the layout that has ended.
    func layoutDidEnd() {
        let due = layoutFollowUps
        layoutFollowUps = []
        for followUp in due { followUp.body() }
    }

    /// Names of the waiting work; empty when there is none.
    var pendingActivity: [String] {
        var result: [String] = []
        if displayLinks.nextTime != nil { result.append("a display link") }
        if deadlines.hasPendingWork { result.append("a deadline") }
        if !layoutFollowUps.isEmpty { result.append("work after layout") }
        return result
    }
}
