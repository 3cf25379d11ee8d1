package import Foundation
package import QuartzCore
package import HostInterface

/// A host without a window: its virtual clock jumps from one due event, frame or timer to the next.
///
/// Frames are 1/60 s apart. An event is sent with its own time, before the first frame of the same or a later time. Steps for
/// which the app requested no frame are skipped without a call; the results are the same as with calls.
package final class HeadlessHost: ApplicationHost {
    /// The frames per second of the simulated display.
    package static let frameRate = 60.0

    package let clock = VirtualClock()
    /// Called with each frame that the app made, at its time.
    package var onFrame: ((RenderFrame) -> Void)?
    /// Whether the window takes the sizes that the app asks for; false for a window that is maximised or tiled.
    package var acceptsWindowSizes = true
    /// The exit code, set when the app ended itself.
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
        // A recorded session has the answers of the real window; the host answers itself only where it has none.
        if !replay.answersResize(at: clock.now) { answers.append(.resize(size)) }
        return true
    }

    /// The limits of the window's size that the app set last.
    package private(set) var limits = WindowLimits()

    package func setLimits(_ limits: WindowLimits) { self.limits = limits }

    /// The window's title that the app set last.
    package private(set) var title = ""

    package func setTitle(_ title: String) { self.title = title }

    /// The recording that will be played. It has the device's state and answers, and must be set before the launch.
    package var recorded: [RecordedEvent] = []

    package var device: any HostDevice { ownDevice }
    private lazy var ownDevice = RecordedDevice(
        recorded, now: { [unowned self] in clock.now }, answer: { [unowned self] in answers.append($0) })

    /// Whether the app wants the display to stay on.
    package var keepsDisplayOn: Bool { ownDevice.keepsDisplayOn }

    /// A clipboard of this app alone, which also gives the texts that were pasted in the recording.
    package var clipboard: any Clipboard { ownClipboard }
    private lazy var ownClipboard = PrivateClipboard { [unowned self] withText in
        replay.consumePaste(withText: withText, at: clock.now)
    }

    /// The text on the clipboard. Setting it simulates copying in another program.
    package var clipboardText: String? {
        get { ownClipboard.text }
        set { ownClipboard.text = newValue }
    }

    /// A primary selection that is not shared with other programs; a replay answers with the recorded texts.
    package var primarySelection: any PrimarySelection { ownPrimarySelection }
    private lazy var ownPrimarySelection = PrivatePrimarySelection { [unowned self] in
        replay.consumePrimary(at: clock.now)
    }

    /// The primary selection. Setting it simulates a selection in another program.
    package var primaryText: String? {
        get { ownPrimarySelection.text }
        set { ownPrimarySelection.text = newValue }
    }

    /// The area of the text input that the app set last; nil while it wants no text.
    package private(set) var textInputArea: CGRect?

    package func setTextInput(_ area: CGRect?) { textInputArea = area }

    /// The texts that were being composed when the app reset the input method, in order.
    package private(set) var keptCompositions: [String] = []

    package func resetTextInput(keeping text: String) { keptCompositions.append(text) }

    /// The pointer's shape that the app set last.
    package private(set) var cursor = HostCursor.arrow

    package func setCursor(_ cursor: HostCursor) { self.cursor = cursor }

    package func terminate(exitCode: Int32) { self.exitCode = self.exitCode ?? exitCode }

    // MARK: Driving the app

    /// Sets the app that receives events and frame requests; it is not retained.
    package func attach(_ app: any ApplicationDriver) { self.app = app }

    /// Sends one event at the present time, then the answers to the app's requests.
    ///
    /// - Returns: Whether the event was a key that the app used.
    @discardableResult
    package func send(_ event: HostEvent) -> Bool {
        guard exitCode == nil else { return false }
        let isUsedUp = app?.receive(event, at: clock.now) ?? false
        while !answers.isEmpty, exitCode == nil { app?.receive(answers.removeFirst(), at: clock.now) }
        settle()
        return isUsedUp
    }

    /// Moves the time forward and makes every frame that is due up to and including it.
    package func advance(to time: Double) {
        run(until: time, lastStep: Self.lastStep(notAfter: time))
        move(to: time)
    }

    /// Plays a session: its events and the frames between them, up to and including the first frame at or after the end.
    ///
    /// The app must be attached and launched. The session ends with the recording's last event, at once when it has none, or at
    /// `duration`, whichever is first; the app then receives `end`. Without a recording only the duration counts.
    ///
    /// - Returns: The exit code: zero, or the one with which the app ended itself.
    package func run(_ events: [RecordedEvent]?, duration: Double? = nil) -> Int32 {
        let end = min(events.map { $0.last?.time ?? 0 } ?? .infinity, duration ?? .infinity)
        guard end.isFinite else {
            fatalError("A headless run needs events or a duration; without either it would never end.")
        }
        replay = EventReplayer(events: (events ?? []).filter { $0.time <= end && $0.event != .end })
        // Frames at the time of the end are made after `end`, as they are after any event of their time.
        run(until: end, lastStep: Self.step(notBefore: end) - 1)
        if exitCode == nil { move(to: end) }
        app?.receive(.end, at: clock.now)
        if exitCode == nil { run(until: .infinity, lastStep: Self.step(notBefore: end)) }
        // The main thread may have given up waiting for others, too.
        omissions.end(VirtualTime.outside, ignoresOutside: VirtualTime.ignoresOutside)
        return exitCode ?? 0
    }

    /// Makes every frame that is due up to a time; for tests.
    ///
    /// - Parameters:
    ///   - time: The time to move to.
    ///   - finishingWork: Finishes the work of the app's queues and tasks that is due. It is called before and after each step.
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

    /// Performs all events up to a time and all frames up to a step, in order.
    private func run(until time: Double, lastStep limit: Int) {
        begin()
        while let next = next(until: time, lastStep: limit) { perform(next) }
    }

    /// The next due work, event or frame.
    private enum Occurrence {
        case work(time: Double)
        case event
        case frame(step: Int)
    }

    /// Performs the work that is already due.
    private func begin() {
        if movesTime { settle() } else { MainQueue.turnIfAwaited() }
    }

    /// The first due occurrence; nil when it is after the end. At equal times the app's own work is first, then the event, then
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

    /// Returns the mode in which the main run loop is turned.
    package var runLoopMode: () -> RunLoop.Mode = { .default }
    /// The kinds of work that the run did not wait for, reported at the end of the run.
    package private(set) var omissions = WorkOmissions()
    /// Whether the app uses the time that a test holds. Other apps, which run while a test waits, must not move that time.
    package var goesByHeldTime = false
    /// Whether the process's virtual time moves with the app's.
    private var movesTime: Bool { VirtualTime.isOn || (goesByHeldTime && VirtualTime.isHeld) }
    /// The number of thread activities at the moment when all threads were last idle.
    private var settledActivity: UInt64?

    /// The time at which the app's next delayed work is due.
    private var nextWorkTime: Double? {
        movesTime ? VirtualTime.nextTime.map { max($0, clock.now) } : nil
    }

    /// Moves the app's clock to a time, and the process's virtual time with it.
    private func move(to time: Double) {
        clock.advance(to: time)
        if movesTime { VirtualTime.advance(to: time) }
    }

    /// Performs all work that is due at this time, until all threads sleep.
    ///
    /// The order is: a turn of the run loop with its blocks, the main queue, then the work of other threads, one piece after
    /// the other.
    private func settle() {
        guard VirtualTime.isOn else { return movesTime ? turnHeld() : MainQueue.turn() }
        var awaitsProgram: Bool
        repeat {
            // Asked before the work, so that the last output of a program that has ended is part of it.
            awaitsProgram = VirtualTime.awaitsProgram
            performDueWork()
        } while (awaitsProgram || VirtualTime.awaitsProgram) && exitCode == nil && waitForProgram()
        omissions.endProgramWait()
        // Code that sleeps or waits moves the time itself. Each reading of the clock adds a fraction of a microsecond, which does
        // not count.
        if VirtualTime.now > clock.now + 1e-4 { clock.advance(to: VirtualTime.now) }
    }

    /// Waits for a moment in real time while a program that the app started runs; false when that took too long.
    private func waitForProgram() -> Bool {
        guard omissions.waitForProgram() else {
            VirtualTime.ignoreOutside()
            return false
        }
        // A thread that has received data from outside is no activity of its own.
        settledActivity = nil
        return true
    }

    private func performDueWork() {
        var rounds = 0
        repeat {
            rounds += 1
            let hasNews = waitUntilStill()
            // Work that schedules itself again and again must not stop the time.
            if rounds > 10_000 { return move(to: clock.now + 0.001) }
            let activity = VirtualTime.activity
            MainQueue.turn(in: runLoopMode())
            if hasNews, MainQueue.drain() { continue }
            if VirtualTime.activity != activity { continue }
            // The thread that was started or woken is waited for before the app is called again.
            if exitCode != nil || !VirtualTime.letOneGo() { break }
        } while exitCode == nil
    }

    /// Performs the work of the main queue in a test that occupies the main actor; false when there was none.
    package var performMainWork: (() -> Bool)?

    /// Turns the run loop in a test until no work is left at this time.
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

    /// Waits until all other threads sleep; false when there was no activity since they last did, so that the main queue has no
    /// new work.
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

    /// The first step at or after a time.
    private static func step(notBefore time: Double) -> Int {
        guard time < 1e12 else { return .max }
        var step = Int((time * frameRate).rounded(.down))
        // The product is rounded, so the exact times of the steps decide.
        while Self.time(of: step) < time { step += 1 }
        while step > 0, Self.time(of: step - 1) >= time { step -= 1 }
        return step
    }

    private static func lastStep(notAfter time: Double) -> Int {
        let step = step(notBefore: time)
        return self.time(of: step) == time ? step : step - 1
    }
}
