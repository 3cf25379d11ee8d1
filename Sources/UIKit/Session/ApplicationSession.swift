import CairoBackend
import Foundation
import HeadlessHost
import QuartzCore
import SDLHost
package import UIKitCore

/// One run of an app, from its command line to its exit code.
package final class ApplicationSession {
    private let options: LaunchOptions
    private let recording: Recording?
    private let files: SessionFiles
    private var configuration: LaunchConfiguration
    private var frames: FrameOutput?

    /// The program's name: the last part of its path.
    static func appName(of commandLine: [String]) -> String {
        commandLine.first.map { ($0 as NSString).lastPathComponent } ?? "app"
    }

    /// Runs the app. A failure's sentence goes to standard error; the answer is the exit code.
    package static func run(
        commandLine: [String], delegateClass: any (UIResponder & UIApplicationDelegate).Type
    ) -> Int32 {
        let name = appName(of: commandLine)
        do {
            let options = try LaunchOptions(parsing: commandLine.dropFirst())
            if options.wantsHelp {
                FileHandle.standardOutput.write(Data(LaunchOptions.help(app: name).utf8))
                return 0
            }
            // Finding fonts takes as long as opening a window: both at once.
            CairoAdapters.install()
            Thread.detachNewThread { CairoAdapters.typesetter.prepare() }
            return try ApplicationSession(appName: name, options: options).run(delegateClass)
        } catch {
            let failure = error as? LaunchFailure ?? LaunchFailure(.software, "\(error)")
            FileHandle.standardError.write(Data("\(name): \(failure.description)\n".utf8))
            return failure.exitCode.rawValue
        }
    }

    private init(appName: String, options: LaunchOptions) throws {
        self.options = options
        recording = try options.replayFile.map(SessionFiles.recording(at:))
        files = try SessionFiles(options)
        configuration = LaunchConfiguration(
            appName: appName, options: options, replaying: recording?.header,
            on: options.isHeadless || recording != nil ? nil : Desktop.surroundings())
    }

    private func run(_ delegateClass: any (UIResponder & UIApplicationDelegate).Type) throws -> Int32 {
        do {
            let exitCode = try options.isHeadless ? runHeadless(delegateClass) : runInWindow(delegateClass)
            if let file = files.screenshot, let picture = try frames?.lastFramePNG() { file.write(picture) }
            try files.finish()
            if let failure = frames?.failure { throw failure }
            return exitCode
        } catch {
            files.discard()
            throw error
        }
    }

    private func runHeadless(_ delegateClass: any (UIResponder & UIApplicationDelegate).Type) -> Int32 {
        let host = HeadlessHost()
        let runtime = makeRuntime(host: host, clock: host.clock)
        host.attach(runtime)
        host.onFrame = { [frames] in frames?.take($0) }
        runtime.launch(delegateClass)
        let exitCode = host.run(recording?.events ?? [], duration: options.duration)
        if host.exitCode == nil { runtime.terminate() }
        return exitCode
    }

    private func runInWindow(_ delegateClass: any (UIResponder & UIApplicationDelegate).Type) throws -> Int32 {
        let scale: RequestedScale =
            recording.map { .ifItFits($0.header.scale) } ?? options.scale.map { .exactly($0) } ?? .display
        let loop = try SDLApplicationLoop(
            title: configuration.appName, size: configuration.size, scale: scale, style: configuration.style,
            renderer: installedFrameRenderer.current)
        configuration.scale = loop.pixelsPerPoint
        let runtime = makeRuntime(host: loop, clock: loop.clock)
        loop.onFrame = { [frames] in frames?.take($0) }
        loop.onCommand = { [weak self, weak runtime] in
            if let runtime { self?.perform($0, on: runtime) }
        }
        runtime.launch(delegateClass)
        let exitCode = loop.run(runtime, replaying: recording?.events, duration: options.duration)
        if loop.exitCode == nil { runtime.terminate() }
        return exitCode
    }

    /// Makes the runtime with everything that looks on: the trace, the recording and the pictures.
    private func makeRuntime(host: any ApplicationHost, clock: any MediaClock) -> ApplicationRuntime {
        SessionRandomSource.restart(seed: configuration.seed)
        let runtime = ApplicationRuntime(configuration: configuration, host: host, clock: clock)
        runtime.install()
        runtime.trace.topics = options.traceTopics
        if let file = files.trace {
            runtime.trace.sink = { file.write(($0 + "\n").utf8) }
        } else if !options.traceTopics.isEmpty {
            runtime.trace.sink = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
        }
        if let file = files.recording {
            file.write((RecordingHeader(configuration).line + "\n").utf8)
            runtime.onEvent = { event, time in
                file.write((RecordedEvent(time: time, event: event).line + "\n").utf8)
                file.flush()
            }
        }
        frames = FrameOutput(trace: runtime.trace, folder: files.framesFolder, wantsHashes: options.wantsFrameHashes)
        return runtime
    }

    private func perform(_ command: WindowCommand, on runtime: ApplicationRuntime) {
        switch command {
        case .toggleSlowAnimations:
            let usual = configuration.slowness
            runtime.slowness = runtime.slowness == usual ? usual * 10 : usual
        case .saveScreenshot: saveScreenshot()
        default: break
        }
    }

    /// Saves the last frame under a name with date and time. The app goes on when that fails.
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
