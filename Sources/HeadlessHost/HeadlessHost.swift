package import Foundation
package import QuartzCore
package import HostInterface

/// The stand-in for a window: a virtual clock, and time that moves only where something is due.
///
/// Frames come in steps of 1/60 s. What comes in at a time is handed over before the first frame whose time is the same or
/// later, with its own time. Steps in which nothing was asked for are passed over without a call, which gives the same
/// results as going through them and costs nothing.
package final class HeadlessHost: ApplicationHost {
    /// The simulated display's refreshes in a second.
    package static let frameRate = 60.0

    package let clock = VirtualClock()
    /// Receives each frame that the app made, at its time.
    package var onFrame: ((RenderFrame) -> Void)?
    /// Whether the window takes the sizes that the app asks for; turn it off for a window that is maximised or tiled.
    package var acceptsWindowSizes = true
    /// Set when the app ended itself.
    package private(set) var exitCode: Int32?

    private weak var app: (any ApplicationDriver)?
    private var replay = EventReplayer(events: [])
    private var requestedFrameTime: Double?
    private var lastStep = -1
    private var answers: [HostEvent] = []

    package init() {}

    // MARK: Requests of the app

    package func requestFrame(at time: Double) { requestedFrameTime = min(time, requestedFrameTime ?? time) }

    package func requestWindowSize(_ size: CGSize) -> Bool {
        guard acceptsWindowSizes else { return false }
        // A recorded session holds what the window really did; only where it is silent the host answers itself.
        if !replay.answersResize(at: clock.now) { answers.append(.resize(size)) }
        return true
    }

    /// The sizes that the app allows, as it said last.
    package private(set) var limits = WindowLimits()

    package func setLimits(_ limits: WindowLimits) { self.limits = limits }

    /// The window's name, as the app said last.
    package private(set) var title = ""

    package func setTitle(_ title: String) { self.title = title }

    /// The recording that will be played, which answers for the machine; to be set before the launch.
    package var recorded: [RecordedEvent] = []

    package var device: any HostDevice { ownDevice }
    private lazy var ownDevice = RecordedDevice(
        recorded, now: { [unowned self] in clock.now }, answer: { [unowned self] in answers.append($0) })

    /// Whether the app wants the display to stay on.
    package var keepsDisplayOn: Bool { ownDevice.keepsDisplayOn }

    /// A clipboard of the app's own, with what came to it in the recording.
    package var clipboard: any Clipboard { ownClipboard }
    private lazy var ownClipboard = PrivateClipboard { [unowned self] withText in
        replay.consumePaste(withText: withText, at: clock.now)
    }

    /// The text on the clipboard; setting it is what another program does by copying.
    package var clipboardText: String? {
        get { ownClipboard.text }
        set { ownClipboard.text = newValue }
    }

    /// A primary selection of the app's own, with what it was asked for in the recording.
    package var primarySelection: any PrimarySelection { ownPrimarySelection }
    private lazy var ownPrimarySelection = PrivatePrimarySelection { [unowned self] in
        replay.consumePrimary(at: clock.now)
    }

    /// The text that is selected in any program; setting it is what another program does by selecting.
    package var primaryText: String? {
        get { ownPrimarySelection.text }
        set { ownPrimarySelection.text = newValue }
    }

    /// Where text is wanted, as the app said last; nil when it is not.
    package private(set) var textInputArea: CGRect?

    package func setTextInput(_ area: CGRect?) { textInputArea = area }

    /// How the pointer looks, as the app said last.
    package private(set) var cursor = HostCursor.arrow

    package func setCursor(_ cursor: HostCursor) { self.cursor = cursor }

    package func terminate(exitCode: Int32) { self.exitCode = self.exitCode ?? exitCode }

    // MARK: Driving the app

    /// Names the app that the other calls drive; it is not kept alive.
    package func attach(_ app: any ApplicationDriver) { self.app = app }

    /// Hands over one event at the present time, and whatever the app's requests bring about; true when it was a key that the app
    /// has used up.
    @discardableResult
    package func send(_ event: HostEvent) -> Bool {
        guard exitCode == nil else { return false }
        let isUsedUp = app?.receive(event, at: clock.now) ?? false
        while !answers.isEmpty, exitCode == nil { app?.receive(answers.removeFirst(), at: clock.now) }
        settle()
        return isUsedUp
    }

    /// Makes every frame that is due up to a time, that time included, and stays there.
    package func advance(to time: Double) {
        run(until: time, lastStep: Self.lastStep(notAfter: time))
        move(to: time)
    }

    /// Plays a session: its events and the frames between, up to and with the first frame that is not before the end.
    ///
    /// The app must be attached and launched. It ends with the recording's last event, at once when there is none, or at
    /// `duration`, whichever is first, and the app is then told `end`. Without a recording only the duration counts. The answer
    /// is the exit code: zero, or what the app ended itself with.
    package func run(_ events: [RecordedEvent]?, duration: Double? = nil) -> Int32 {
        let end = min(events.map { $0.last?.time ?? 0 } ?? .infinity, duration ?? .infinity)
        guard end.isFinite else {
            fatalError("A headless run needs events or a duration; without either it would never end.")
        }
        replay = EventReplayer(events: (events ?? []).filter { $0.time <= end && $0.event != .end })
        // Frames that belong to the end itself come after `end`, like after any event of that time.
        run(until: end, lastStep: Self.step(notBefore: end) - 1)
        if exitCode == nil { move(to: end) }
        app?.receive(.end, at: clock.now)
        if exitCode == nil { run(until: .infinity, lastStep: Self.step(notBefore: end)) }
        // A main thread that waited for its own threads may have tired of them, too.
        omissions.end(VirtualTime.outside, ignoresOutside: VirtualTime.ignoresOutside)
        return exitCode ?? 0
    }

    /// Makes every frame that is due up to a time, and lets the app's queues and tasks do all that they have at the time before
    /// it goes on; for tests.
    package func advance(to time: Double, finishingWork: () async -> Void) async {
        await finishingWork()
        begin()
        await finishingWork()
        while let next = next(until: time, lastStep: Self.lastStep(notAfter: time)) {
            perform(next)
            await finishingWork()
        }
        move(to: time)
    }

    /// Goes through all events up to a time and all frames up to a step, in order.
    private func run(until time: Double, lastStep limit: Int) {
        begin()
        while let next = next(until: time, lastStep: limit) { perform(next) }
    }

    /// The next thing that happens.
    private enum Occurrence {
        case work(time: Double)
        case event
        case frame(step: Int)
    }

    /// Does what has been waiting for this time.
    private func begin() {
        if movesTime { settle() } else { MainQueue.turnIfAwaited() }
    }

    /// The first of what is due; nil when it is after an end. Of equal times the app's own work is first, then the event, then
    /// the frame.
    private func next(until time: Double, lastStep limit: Int) -> Occurrence? {
        guard exitCode == nil else { return nil }
        let lastTime = time == .infinity ? Self.time(of: limit) : time
        let step = requestedFrameTime.map(step(for:)) ?? .max
        let frameTime = step == .max ? .infinity : Self.time(of: step)
        let eventTime = replay.nextTime ?? .infinity
        if let workTime = nextWorkTime, workTime <= min(lastTime, eventTime, frameTime) { return .work(time: workTime) }
        if eventTime < .infinity, eventTime <= time, eventTime <= frameTime { return .event }
        return step <= limit ? .frame(step: step) : nil
    }

    private func perform(_ occurrence: Occurrence) {
        switch occurrence {
        case .work(let time):
            move(to: time)
            VirtualTime.advanceToNext()
            settle()
        case .event:
            guard let event = replay.next() else { return }
            move(to: event.time)
            send(event.event)
        case .frame(let step): produceFrame(at: step)
        }
    }

    private func produceFrame(at step: Int) {
        lastStep = step
        requestedFrameTime = nil
        move(to: Self.time(of: step))
        if let frame = app?.frame(at: clock.now) { onFrame?(frame) }
        while !answers.isEmpty, exitCode == nil { app?.receive(answers.removeFirst(), at: clock.now) }
        settle()
    }

    // MARK: The app's own work

    /// Answers the mode in which the main run loop is turned.
    package var runLoopMode: () -> RunLoop.Mode = { .default }
    /// Work that the run did not wait for, each kind said once; for the end of the run.
    package private(set) var omissions = WorkOmissions()
    /// Whether the app goes by the time that a test holds. Others that run while a test waits must not move it.
    package var goesByHeldTime = false
    /// Whether the process's time moves with the app's.
    private var movesTime: Bool { VirtualTime.isOn || (goesByHeldTime && VirtualTime.isHeld) }
    /// The activity of the process's threads up to the moment when they were last seen to be still.
    private var settledActivity: UInt64?

    /// The time of the next thing that the app has put off.
    private var nextWorkTime: Double? {
        movesTime ? VirtualTime.nextTime.map { max($0, clock.now) } : nil
    }

    /// Moves to a time, and the process with it.
    private func move(to time: Double) {
        clock.advance(to: time)
        if movesTime { VirtualTime.advance(to: time) }
    }

    /// Lets everything happen that can happen at this time: a turn of the run loop, which calls its blocks first, then all work
    /// of the main queue, then what waits to be done by other threads, one piece after the other, until all of them sleep.
    private func settle() {
        guard VirtualTime.isOn else { return movesTime ? turnHeld() : MainQueue.turn() }
        var rounds = 0
        repeat {
            rounds += 1
            let hasNews = waitUntilStill()
            // Work that asks for itself again and again must not keep time from going on.
            if rounds > 10_000 { return move(to: clock.now + 0.001) }
            let activity = VirtualTime.activity
            MainQueue.turn(in: runLoopMode())
            if hasNews, MainQueue.drain() { continue }
            if VirtualTime.activity != activity { continue }
            // Who is let go is waited for, before the app is called again.
            if exitCode != nil || !VirtualTime.letOneGo() { break }
        } while exitCode == nil
        // Code that sleeps or waits moves time itself; the parts of a microsecond that readings add are no move.
        if VirtualTime.now > clock.now + 1e-4 { clock.advance(to: VirtualTime.now) }
    }

    /// Does what waits in the main queue, in a test that keeps the main actor; false when nothing does.
    package var performMainWork: (() -> Bool)?

    /// Lets the run loop do what it can at this time, in a test.
    private func turnHeld() {
        var rounds = 0
        var hasNews: Bool
        repeat {
            let activity = VirtualTime.activity
            MainQueue.turn(in: runLoopMode())
            let hasWorked = performMainWork?() ?? false
            hasNews = hasWorked || VirtualTime.activity != activity
            rounds += 1
        } while hasNews && rounds < 1000 && exitCode == nil
    }

    /// Waits until all other threads sleep; false where nothing has happened since they last did, and so nothing has come to the
    /// main queue.
    private func waitUntilStill() -> Bool {
        let activity = VirtualTime.activity
        guard activity != settledActivity else { return false }
        omissions.waitUntilStill()
        if omissions.isTired.outside { VirtualTime.ignoreOutside() }
        settledActivity = activity
        return true
    }

    // MARK: Steps

    private func step(for requested: Double) -> Int {
        max(lastStep + 1, Self.step(notBefore: max(requested, clock.now)))
    }

    private static func time(of step: Int) -> Double { Double(step) / frameRate }

    /// The first step whose time is not before a time.
    private static func step(notBefore time: Double) -> Int {
        guard time < 1e12 else { return .max }
        var step = Int((time * frameRate).rounded(.down))
        // The product is rounded; only the steps' own times decide.
        while Self.time(of: step) < time { step += 1 }
        while step > 0, Self.time(of: step - 1) >= time { step -= 1 }
        return step
    }

    private static func lastStep(notAfter time: Double) -> Int {
        let step = step(notBefore: time)
        return self.time(of: step) == time ? step : step - 1
    }
}
