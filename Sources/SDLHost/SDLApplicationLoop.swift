import CSDL2
package import Foundation
package import QuartzCore
package import HostInterface

/// A window, and the loop that drives an app in it in real time.
///
/// The loop sleeps until work is due: an event, a frame that the app asked for, a timer, or work for the main queue. All events
/// between two frames are handed over together, and joined where they add up. All on the main thread.
package final class SDLApplicationLoop: ApplicationHost {
    /// The smallest window in points.
    package static let minimumSide: CGFloat = 320

    package let clock = WallClock()
    /// Answers the mode in which the main run loop is turned.
    package var runLoopMode: () -> RunLoop.Mode = { .default }
    /// Receives each frame after it was shown.
    package var onFrame: ((RenderFrame) -> Void)?
    /// Carries out the commands that are not the window's own: slow animations and screenshots.
    package var onCommand: ((WindowCommand) -> Void)?
    /// The user interface style that the app has now.
    package private(set) var style: HostEvent.InterfaceStyle

    private let window: SDLWindow
    private let surface: SDLWindowSurface
    private let cursors = SDLCursors()
    private var scale: WindowScale
    private var translator: SDLEventTranslator
    private var resetAnswers = ResetAnswers()
    private var pacer: FramePacer
    private var isShown = false
    /// Returns a descriptor that reports short memory; nil where the kernel makes no reports.
    var openMemoryTrigger: () -> Int32? = MemoryPressure.openTrigger

    private weak var app: (any ApplicationDriver)?
    private var replay: EventReplayer?
    private var replayEnd = Double.infinity
    private var answers: [HostEvent] = []
    private lazy var recordedDevice = RecordedDevice(
        recorded, now: { [unowned self] in clock.now }, answer: { [unowned self] in answers.append($0) })
    /// The sizes that the app allows; nil until it has set them.
    private var limits: WindowLimits?
    /// The size of text that the app has now.
    private var textSize = HostEvent.TextSize.large
    /// Set when the app ended itself.
    package private(set) var exitCode: Int32?
    private var hasEnded = false
    /// The clipboard once the app has asked for it.
    private var openedClipboard: (any Clipboard)?
    /// The primary selection once the app has asked for it.
    private var openedPrimarySelection: (any PrimarySelection)?
    private let isLive: Bool
    /// The recording that will be played, which answers for the machine; to be set before the launch.
    package var recorded: [RecordedEvent] = []
    private let sdlDevice = SDLDevice()
    /// The number of SDL's event for new clipboard content of another program.
    private let clipboardEventType = SDL_RegisterEvents(1)

    /// Opens a window that appears with the app's first frame.
    ///
    /// - Parameters:
    ///   - title: The window's title.
    ///   - size: The window's size in points.
    ///   - scale: The wanted number of pixels per point.
    ///   - style: The appearance of the desktop.
    ///   - renderer: Paints the frames.
    ///   - isLive: False for playing a recording: the session then has a clipboard of its own, opens no address and watches no
    ///     battery.
    ///   - onDisplayOpened: Called once the display is open, before the window is made: the moment to start threads. Until then
    ///     a program of one thread reads libX11's tables several times faster, because the C library's streams take no locks.
    /// - Throws: A `LaunchFailure` when there is no display.
    package init(
        title: String, size: CGSize, scale: RequestedScale, style: HostEvent.InterfaceStyle,
        renderer: any FrameRenderer, isLive: Bool = true, onDisplayOpened: () -> Void = {}
    ) throws {
        self.isLive = isLive
        window = try SDLWindow(title: title, onDisplayOpened: onDisplayOpened) { densityScale, usableSize in
            let scale = WindowScale(
                size: size, requested: scale, pixelsPerUnit: 1, densityScale: densityScale, usableSize: usableSize)
            return CGSize(width: size.width * scale.unitsPerPoint, height: size.height * scale.unitsPerPoint)
        }
        surface = SDLWindowSurface(window: window, renderer: renderer)
        self.style = style
        self.scale = WindowScale(
            size: size, requested: scale, pixelsPerUnit: window.pixelsPerUnit,
            densityScale: window.densityScale, usableSize: window.usableSize)
        translator = SDLEventTranslator(unitsPerPoint: self.scale.unitsPerPoint, size: size)
        pacer = FramePacer(interval: window.refreshInterval)
        // SDL begins with text on, for which input methods would take keys that are meant as commands.
        window.setTextInput(nil)
        // Displays with a scale of their own report it only once there is a window.
        if window.pixelsPerUnit != 1 {
            applyScale()
            window.center()
        } else {
            limitSize()
        }
    }

    /// Pixels for one point of the window.
    package var pixelsPerPoint: CGFloat { scale.pixelsPerPoint }

    private func limitSize() {
        // Before the app has set limits, a window that was asked to be smaller may stay so.
        let limits =
            limits
            ?? WindowLimits(
                minimum: CGSize(
                    width: min(Self.minimumSide, translator.size.width),
                    height: min(Self.minimumSide, translator.size.height)))
        window.setLimits(limits, unitsPerPoint: scale.unitsPerPoint)
    }

    private func applyScale() {
        let units = scale.unitsPerPoint
        let size = translator.size
        translator.unitsPerPoint = units
        limitSize()
        window.resize(to: CGSize(width: size.width * units, height: size.height * units))
    }

    // MARK: Requests of the app

    package func requestFrame(at time: Double) { pacer.request(at: time) }

    package func requestWindowSize(_ size: CGSize) -> Bool {
        guard !window.isSizeFixed else { return false }
        let units = scale.unitsPerPoint
        let room = window.usableSize
        let wanted = CGSize(
            width: min(room.width, size.width * units).rounded(),
            height: min(room.height, size.height * units).rounded())
        if let replay {
            window.resize(to: wanted)
            if !replay.answersResize(at: clock.now) { answers.append(.resize(size)) }
            return true
        }
        guard wanted != window.size else { return false }
        window.resize(to: wanted)
        return true
    }

    package func setLimits(_ limits: WindowLimits) {
        self.limits = limits
        limitSize()
    }

    /// Gives the window an icon.
    package func setIcon(_ icon: WindowIcon) { window.setIcon(icon) }

    package func setTitle(_ title: String) { window.setTitle(title) }

    package var device: any HostDevice { isLive ? sdlDevice : recordedDevice }

    package var clipboard: any Clipboard {
        if let openedClipboard { return openedClipboard }
        let clipboard = makeClipboard()
        openedClipboard = clipboard
        return clipboard
    }

    private func makeClipboard() -> any Clipboard {
        guard isLive else {
            return PrivateClipboard { [unowned self] withText in
                replay?.consumePaste(withText: withText, at: clock.now)
            }
        }
        guard SDLWindow.isOnX11 else { return SDLClipboard() }
        return X11Clipboard { [clipboardEventType] in
            var event = SDL_Event()
            event.type = clipboardEventType
            SDL_PushEvent(&event)
        }
    }

    package var primarySelection: any PrimarySelection {
        if let openedPrimarySelection { return openedPrimarySelection }
        let selection = makePrimarySelection()
        openedPrimarySelection = selection
        return selection
    }

    private func makePrimarySelection() -> any PrimarySelection {
        guard isLive else {
            return PrivatePrimarySelection { [unowned self] in replay?.consumePrimary(at: clock.now) ?? nil }
        }
        return SDLWindow.isOnX11 ? X11Clipboard(of: .primary) {} : SDLPrimarySelection()
    }

    /// Leaves the app's copied content to the desktop's clipboard manager. To be called as the last step.
    package func transferClipboard() { (openedClipboard as? X11Clipboard)?.transfer() }

    package func setTextInput(_ area: CGRect?) {
        let units = scale.unitsPerPoint
        window.setTextInput(
            area.map {
                CGRect(x: $0.minX * units, y: $0.minY * units, width: $0.width * units, height: $0.height * units)
            })
    }

    package func resetTextInput(keeping text: String) {
        window.resetTextInput()
        resetAnswers.expect(afterKeeping: text)
    }

    package func setCursor(_ cursor: HostCursor) {
        // While a recording is played, the pointer is the user's own.
        if replay == nil { cursors.show(cursor) }
    }

    package func terminate(exitCode: Int32) { self.exitCode = self.exitCode ?? exitCode }

    // MARK: The loop

    /// Drives an app that was launched until it ends itself, or until the recording's or the duration's end.
    ///
    /// While a recording is played, the user can only watch and close the window.
    ///
    /// - Parameters:
    ///   - app: The app, which was launched.
    ///   - events: The recording; nil to take the user's events.
    ///   - duration: The media time in seconds at which the session ends; nil for no such end.
    /// - Returns: The exit code: zero, or the one with which the app ended itself.
    package func run(
        _ app: any ApplicationDriver, replaying events: [RecordedEvent]? = nil, duration: Double? = nil
    ) -> Int32 {
        self.app = app
        replay = events.map { EventReplayer(events: $0.filter { $0.event != .end }) }
        let end = min(duration ?? .infinity, events.map { $0.last?.time ?? 0 } ?? .infinity)
        var watcher: MainQueueWatcher?
        while exitCode == nil, !hasEnded {
            receiveEvents()
            receiveReplay()
            showFrameIfDue()
            if watcher == nil, isShown {
                watcher = MainQueueWatcher()
                translator.memoryEventType = openMemoryTrigger().map(MemoryPressure.events(from:))
            }
            let timer = watcher?.turn(in: runLoopMode()) ?? .infinity
            if clock.now >= end, replay?.nextTime ?? .infinity > end { break }
            sleep(until: min(end, clock.now + timer, replay?.nextTime ?? .infinity))
        }
        deliver(.end, at: clock.now)
        return exitCode ?? 0
    }

    /// True when the event was a key that the app has used up.
    @discardableResult
    private func deliver(_ event: HostEvent, at time: Double) -> Bool {
        let isUsedUp = clock.hold(at: time) { app?.receive(event, at: $0) ?? false }
        while !answers.isEmpty, exitCode == nil {
            let answer = answers.removeFirst()
            clock.hold(at: time) { _ = app?.receive(answer, at: $0) }
        }
        return isUsedUp
    }

    private func receiveEvents() {
        var events: [HostEvent] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            noteWindowChange(event, into: &events)
            notePaste(event, into: &events)
            events += translator.translate(event)
            if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
        }
        if translator.endEvents() { releaseStuckModifiers() }
        if isLive { events += sdlDevice.news(at: clock.now) }
        guard !events.isEmpty else { return }
        let time = clock.now
        resetAnswers.batchWillBegin()
        defer { resetAnswers.batchDidEnd() }
        for event in EventCoalescer.coalesced(events) where exitCode == nil {
            guard let event = resetAnswers.withoutAnswer(event) else { continue }
            let isUsedUp = replay == nil && deliver(event, at: time)
            if event == .close, replay != nil { hasEnded = true }
            if !isUsedUp, let command = WindowCommand(event) { perform(command, at: time) }
        }
    }

    /// Releases all keys if an input method has kept the releases of Control, Alt or Super.
    private func releaseStuckModifiers() {
        let mask = [KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_LGUI, KMOD_RGUI].reduce(UInt32(0)) {
            $0 | UInt32($1.rawValue)
        }
        if UInt32(SDL_GetModState().rawValue) & mask != 0 { SDL_ResetKeyboard() }
    }

    /// Updates the window's pixels after a window event, and adds a change of scale.
    private func noteWindowChange(_ event: SDL_Event, into events: inout [HostEvent]) {
        guard event.type == SDL_WINDOWEVENT.rawValue else { return }
        switch SDL_WindowEventID(UInt32(event.window.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            surface.invalidate()
            noteDisplay(into: &events)
        case SDL_WINDOWEVENT_DISPLAY_CHANGED:
            pacer.interval = window.refreshInterval
            noteDisplay(into: &events)
        case SDL_WINDOWEVENT_EXPOSED: if isShown { surface.showAgain() }
        default: break
        }
    }

    /// The clipboard of an app that has never read it is not looked at.
    private func notePaste(_ event: SDL_Event, into events: inout [HostEvent]) {
        guard event.type == clipboardEventType || event.type == SDL_CLIPBOARDUPDATE.rawValue, isLive,
            let types = openedClipboard?.consumeNews()
        else { return }
        events.append(.paste(types: types, text: nil))
    }

    /// Only displays with their own scale count: elsewhere the window would jump while it is dragged across.
    private func noteDisplay(into events: inout [HostEvent]) {
        let pixelsPerUnit = window.pixelsPerUnit
        guard pixelsPerUnit != scale.pixelsPerUnit else { return }
        scale.pixelsPerUnit = pixelsPerUnit
        events.append(.display(scale: scale.pixelsPerPoint))
    }

    private func receiveReplay() {
        while exitCode == nil, let time = replay?.nextTime, time <= clock.now, let recorded = replay?.next() {
            if case .resize(let size) = recorded.event {
                let units = scale.unitsPerPoint
                window.resize(to: CGSize(width: size.width * units, height: size.height * units))
            }
            deliver(recorded.event, at: recorded.time)
        }
    }

    private func showFrameIfDue() {
        guard exitCode == nil, let time = pacer.consumeDueFrame(at: clock.now) else { return }
        clock.hold(at: time) { time in
            guard let frame = app?.frame(at: time) else { return }
            if !isShown {
                window.show()
                isShown = true
            }
            surface.show(frame)
            onFrame?(frame)
        }
    }

    private func sleep(until time: Double) {
        guard exitCode == nil, !hasEnded else { return }
        let now = clock.now
        let frame = pacer.dueTime
        if frame <= time, frame - now < pacer.interval {
            // The window shows no picture before that frame, so events meanwhile can wait for it and be joined.
            if frame > now { Thread.sleep(forTimeInterval: frame - now) }
            return
        }
        let seconds = min(time, frame) - now
        guard seconds > 0 else { return }
        // A run loop source of another thread wakes no wait here; a look each second finds it.
        SDL_WaitEventTimeout(nil, Int32(max(1, min(seconds, 1) * 1000)))
    }

    // MARK: Commands

    private func perform(_ command: WindowCommand, at time: Double) {
        switch command {
        case .quit: if replay == nil { deliver(.close, at: time) } else { hasEnded = true }
        case .saveScreenshot: onCommand?(command)
        case _ where replay != nil: break
        case .rotate(let direction): deliver(.rotate(direction), at: time)
        case .memoryWarning: deliver(.memoryWarning, at: time)
        case .toggleAppearance:
            style = style == .light ? .dark : .light
            deliver(.appearance(style), at: time)
        case .changeTextSize(let step):
            guard let size = textSize.changed(by: step) else { break }
            textSize = size
            deliver(.textSize(size), at: time)
        case .toggleFullScreen: toggleFullScreen(at: time)
        case .toggleSlowAnimations: onCommand?(command)
        case .zoom(let percent):
            scale.zoom = CGFloat(percent) / 100
            applyScale()
            deliver(.display(scale: scale.pixelsPerPoint), at: time)
        }
    }
    private func toggleFullScreen(at time: Double) {
        guard window.isFullScreen || limits?.allowsFullScreen != false else { return }
        guard window.setFullScreen(!window.isFullScreen) else { return }
        deliver(.fullScreen(isActive: window.isFullScreen), at: time)
    }
}
