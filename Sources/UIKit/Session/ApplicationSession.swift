import CairoBackend
import DarwinCompatibility
import Foundation
import HeadlessHost
import HostInterface
import QuartzCore
import SDLHost
import Synchronization
package import UIKitCore
import UIKitInvariants
import UIKitNibs
import UIKitText

/// One run of an app, from its command line to its exit code.
package final class ApplicationSession {
    private let options: LaunchOptions
    private let recording: Recording?
    private let stateFile: StateFile?
    private let files: SessionFiles
    private var configuration: LaunchConfiguration
    private var frames: FrameOutput?
    /// The events of a session without a user: those of the recording that is replayed, or random ones.
    private let events: [RecordedEvent]?
    /// The answers of the network and of programs, where the session is recorded or replayed.
    private var answers: OutsideAnswers?
    /// Writes the recording; nil for none.
    private var writer: RecordingWriter?
    /// The first thing that did not agree.
    private var fault: CheckedDriver.Fault?

    /// The program's name: the last part of its path.
    static func appName(of commandLine: [String]) -> String {
        commandLine.first.map { ($0 as NSString).lastPathComponent } ?? "app"
    }

    /// Called after each frame was shown, for those who measure.
    private let onFrame: (() -> Void)?

    /// Runs the app until it ends. A failure is written to standard error.
    ///
    /// - Parameters:
    ///   - commandLine: The program's path and its options.
    ///   - delegateClass: The class of the app's delegate, which is made here.
    ///   - onFrame: Called after each frame was shown.
    /// - Returns: The exit code.
    package static func run(
        commandLine: [String], delegateClass: any (UIResponder & UIApplicationDelegate).Type,
        onFrame: (() -> Void)? = nil
    ) -> Int32 {
        let name = appName(of: commandLine)
        FoundationBridges.link()
        do {
            let options = try LaunchOptions(parsing: commandLine.dropFirst())
            if options.wantsHelp {
                FileHandle.standardOutput.write(Data(LaunchOptions.help(app: name).utf8))
                return 0
            }
            if options.wantsDesktopEntry {
                let entry = DesktopEntry(appName: name, information: InformationList.read(), defaults: .standard)
                FileHandle.standardOutput.write(Data(entry.text.utf8))
                return 0
            }
            CairoAdapters.install()
            installedTitleEditor.install(TitleFieldEditor.self)
            installedInterfaceLoader.install(NibLoader())
            installedKeyedValueReader.install(ExposedValueReader())
            if let file = options.shrinkFile {
                return try FaultShortening(commandLine: commandLine, options).run(to: file)
            }
            let session = try ApplicationSession(appName: name, options: options, onFrame: onFrame)
            let exitCode = try session.run(delegateClass)
            if let fault = session.fault {
                throw LaunchFailure(.software, session.sentence(on: fault, commandLine: commandLine))
            }
            return exitCode
        } catch {
            let failure = error as? LaunchFailure ?? LaunchFailure(.software, "\(error)")
            FileHandle.standardError.write(Data("\(name): \(failure.description)\n".utf8))
            return failure.exitCode.rawValue
        }
    }

    private init(appName: String, options: LaunchOptions, onFrame: (() -> Void)?) throws {
        self.options = options
        self.onFrame = onFrame
        recording = try options.replayFile.map(SessionFiles.recording(at:))
        configuration = LaunchConfiguration(
            appName: appName, options: options, replaying: recording?.header,
            on: options.isHeadless || recording != nil || options.monkey != nil ? nil : Desktop.surroundings())
        let size = configuration.size
        events =
            recording.map { Self.eventsWithoutAnswers(of: $0) }
            ?? options.monkey.map { MonkeyInput.session(seed: $0.seed, count: $0.count, size: size) }
        stateFile = try Self.stateFile(options, appName: appName)
        files = try SessionFiles(options)
    }

    private func run(_ delegateClass: any (UIResponder & UIApplicationDelegate).Type) throws -> Int32 {
        do {
            let exitCode = try options.isHeadless ? runHeadless(delegateClass) : runInWindow(delegateClass)
            if let file = files.screenshot, let picture = try frames?.lastFramePNG() { file.write(picture) }
            try files.finish()
            if let failure = frames?.failure ?? stateFile?.failure { throw failure }
            return exitCode
        } catch {
            files.discard()
            throw error
        }
    }

    /// Prepares text and painting on another core meanwhile.
    private static func prepareAdapters() { Thread.detachNewThread { CairoAdapters.prepare() } }

    /// Whether the process is the app's for good; in tests it continues after the session.
    private var ownsProcess: Bool { Thread.isMainThread && !VirtualTime.isInTest.load(ordering: .relaxed) }

    /// Answers the mode that an app's run loop is in, at each call.
    private func runLoopMode(of runtime: ApplicationRuntime) -> () -> RunLoop.Mode {
        RunLoopModes.makeCommon(.tracking)
        return { [weak runtime] in runtime?.clock.runLoopMode ?? .default }
    }

    /// Whether other runs are to be like this one.
    private var isRepeatable: Bool {
        options.isHeadless || recording != nil || options.monkey != nil || options.recordFile != nil
    }

    private func runHeadless(_ delegateClass: any (UIResponder & UIApplicationDelegate).Type) -> Int32 {
        Self.prepareAdapters()
        if ownsProcess, let obstacle = VirtualTime.begin(at: configuration.date) { Diagnostics.log(obstacle.sentence) }
        let host = HeadlessHost()
        beginAnswers(mediaTime: 0)
        host.recorded = events ?? []
        let runtime = makeRuntime(host: host, clock: host.clock)
        let driver = driver(of: runtime, host: host)
        host.attach(driver)
        host.runLoopMode = runLoopMode(of: runtime)
        host.onFrame = { [frames, onFrame] in
            frames?.add($0)
            onFrame?()
        }
        runtime.launch(delegateClass)
        let exitCode = host.run(events, duration: options.duration)
        for sentence in host.omissions.sentences + (answers?.sentences ?? []) { Diagnostics.log(sentence) }
        if host.exitCode == nil { runtime.terminate() }
        writer?.finish(at: host.clock.now)
        return exitCode
    }

    private func runInWindow(_ delegateClass: any (UIResponder & UIApplicationDelegate).Type) throws -> Int32 {
        let scale: RequestedScale =
            recording.map { .ifItFits($0.header.scale) } ?? options.scale.map { .exactly($0) } ?? .display
        let loop = try SDLApplicationLoop(
            title: configuration.appName, size: configuration.size, scale: scale, style: configuration.style,
            renderer: installedFrameRenderer.current, isLive: recording == nil && options.monkey == nil,
            onDisplayOpened: Self.prepareAdapters)
        configuration.scale = loop.pixelsPerPoint
        loop.recorded = events ?? []
        if let excess = LaunchLimits.excess(of: configuration.size, at: configuration.scale) {
            throw LaunchFailure(
                .usage,
                "The window: found \(excess), expected \(LaunchLimits.pixelExpectation). Give it a smaller --size.")
        }
        // So that a replay begins at the same date; that of a recording is kept in whole seconds.
        if ownsProcess, isRepeatable || options.date != nil {
            VirtualTime.setDate(configuration.date.addingTimeInterval(loop.clock.now))
        }
        beginAnswers(mediaTime: loop.clock.now)
        let runtime = makeRuntime(host: loop, clock: loop.clock)
        // Desktops show icons of up to this side.
        if let picture = AppIcon.picture(for: 256) { loop.setIcon(WindowIcon(picture)) }
        loop.runLoopMode = runLoopMode(of: runtime)
        loop.onFrame = { [frames, onFrame] in
            frames?.add($0)
            onFrame?()
        }
        loop.onCommand = { [weak self, weak runtime] in
            if let runtime { self?.perform($0, on: runtime) }
        }
        runtime.launch(delegateClass)
        let exitCode = loop.run(driver(of: runtime, host: loop), replaying: events, duration: options.duration)
        for sentence in answers?.sentences ?? [] { Diagnostics.log(sentence) }
        if loop.exitCode == nil { runtime.terminate() }
        writer?.finish(at: loop.clock.now)
        loop.transferClipboard()
        return exitCode
    }

    /// Has the answers of the network and of programs taken from the recording that is replayed, and kept in the written one.
    private func beginAnswers(mediaTime: Double) {
        guard ownsProcess, recording != nil || files.recording != nil else { return }
        let start = VirtualTime.isOn ? 0 : ProcessInfo.processInfo.systemUptime - mediaTime
        let keepBody: (@Sendable (Data) -> String?)? = files.recording.map { [files] _ in
            let place = files.answers
            return { place?.keep($0) }
        }
        answers = OutsideAnswers(
            replaying: recording?.events,
            now: { VirtualTime.isOn ? VirtualTime.now : ProcessInfo.processInfo.systemUptime - start }, start: start,
            keepBody: keepBody)
    }

    /// The events of a recording without the answers of the network and of programs, up to the same end.
    private static func eventsWithoutAnswers(of recording: Recording) -> [RecordedEvent] {
        var events = recording.events.filter { !$0.event.isAnsweredCall }
        if events.last != recording.events.last {
            events.append(RecordedEvent(time: recording.endTime, event: .end))
        }
        return events
    }

    /// The file for the app's state: that of the option, else the one in the user's folder. A session that is recorded,
    /// replayed or random begins fresh and has none without an option.
    private static func stateFile(_ options: LaunchOptions, appName: String) throws -> StateFile? {
        if let path = options.stateFile { return try StateFile(path: path, appName: appName) }
        let beginsFresh =
            options.isHeadless || options.replayFile != nil || options.monkey != nil || options.recordFile != nil
        return beginsFresh ? nil : StateFile(appName: appName)
    }

    /// Sets the folders for the app's own files and its settings: beside the state, by the same rule.
    private func prepareStorage(of runtime: ApplicationRuntime) {
        guard let stateFile else { return }
        runtime.storageFolder = stateFile.folder
        let isUsual = options.stateFile == nil
        runtime.defaults =
            isUsual ? .standard : SessionDefaults(file: stateFile.folder.appendingPathComponent("settings.plist"))
    }

    /// Makes the runtime with its observers: the trace, the recording and the pictures.
    private func makeRuntime(host: any ApplicationHost, clock: any MediaClock) -> ApplicationRuntime {
        SessionRandomSource.restart(seed: configuration.seed)
        if isRepeatable, ownsProcess { VirtualTime.seedRandomNumbers(configuration.seed) }
        let runtime = ApplicationRuntime(configuration: configuration, host: host, clock: clock)
        runtime.install()
        runtime.savedStateStore = stateFile
        runtime.information = InformationList.read()
        AppFonts.register(runtime.information.fontFiles)
        prepareStorage(of: runtime)
        runtime.trace.topics = options.traceTopics
        if let file = files.trace {
            runtime.trace.sink = { file.write(($0 + "\n").utf8) }
        } else if !options.traceTopics.isEmpty {
            runtime.trace.sink = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
        }
        if let file = files.recording {
            let writer = RecordingWriter(file, header: RecordingHeader(configuration), answers: answers)
            runtime.onEvent = { writer.write($0, at: $1) }
            self.writer = writer
        }
        frames = FrameOutput(trace: runtime.trace, folder: files.framesFolder, wantsHashes: options.wantsFrameHashes)
        return runtime
    }

    /// The object that the host drives: the app itself, or a wrapper that checks invariants between events.
    private func driver(of runtime: ApplicationRuntime, host: any ApplicationHost) -> any ApplicationDriver {
        guard options.wantsChecks else { return runtime }
        return CheckedDriver(of: runtime) { [weak self, weak host] fault in
            self?.fault = fault
            host?.terminate(exitCode: LaunchFailure.ExitCode.software.rawValue)
        }
    }

    /// The report of a fault. After random events the recording up to it is written, and a short one that fails alike.
    private func sentence(on fault: CheckedDriver.Fault, commandLine: [String]) -> String {
        let place = "after event \(fault.step) at \(fault.time) s: \(fault.clause)"
        guard let monkey = options.monkey, let events else { return "--check: \(place)." }
        // The one that was written has the answers of the network too.
        let written = files.recording?.place.flatMap { try? SessionFiles.recording(at: $0) }
        let recording = written ?? Recording(header: RecordingHeader(configuration), events: events)
        // Replays in processes of their own take real time.
        VirtualTime.end()
        let report = FaultShortening(commandLine: commandLine, options).report(
            on: recording.ending(at: fault.time), seed: monkey.seed, appName: configuration.appName)
        return "--monkey \(monkey.seed):\(monkey.count): \(place). \(report)"
    }

    private func perform(_ command: WindowCommand, on runtime: ApplicationRuntime) {
        switch command {
        case .toggleSlowAnimations:
            let usual = configuration.timeScale
            runtime.timeScale = runtime.timeScale == usual ? usual * 10 : usual
        case .saveScreenshot: saveScreenshot()
        default: break
        }
    }

    /// Saves the last frame under a name with date and time. The app continues when that fails.
    private func saveScreenshot() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH.mm.ss"
        let folder = Desktop.picturesFolder
        let path = "\(folder)/\(configuration.appName) \(formatter.string(from: Date())).png"
        do {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            guard let picture = try frames?.lastFramePNG() else { return }
            try OutputFile.write(picture, to: path, option: "Ctrl+S")
        } catch {
            FileHandle.standardError.write(Data("\(configuration.appName): \(error)\n".utf8))
        }
    }
}
