import Foundation
import HostInterface
import UIKitCore

/// Shortens recordings that fail, by playing parts of them with this program in processes of their own.
struct FaultShortening {
    /// The greatest duration in seconds.
    private static let patience = 120.0

    private let process: ReplayProcess?
    private let options: LaunchOptions

    init(commandLine: [String], _ options: LaunchOptions) {
        self.options = options
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        // Tests run sessions inside of a program that is not the app's.
        let isApp = program.lastPathComponent == ApplicationSession.appName(of: commandLine)
        let timeScale = options.timeScale == 1 ? [] : ["--slow", "\(options.timeScale)"]
        let own = options.arguments.isEmpty ? [] : ["--"] + options.arguments
        process = isApp ? ReplayProcess(program: program, arguments: timeScale + own) : nil
    }

    /// Shortens the recording of `--replay` and writes the result to a file. The answer is the exit code.
    ///
    /// Throws a `LaunchFailure` when the recording cannot be read or does not fail, or the file cannot be written.
    func run(to file: String) throws -> Int32 {
        guard let path = options.replayFile else { return 0 }
        let recording = try SessionFiles.recording(at: path)
        guard let (short, runs) = try shortest(of: recording) else {
            throw LaunchFailure(
                .dataFormat,
                "--shrink: found that `\(path)` is played without a fault, expected a recording that fails.")
        }
        try OutputFile.write(Data(AnswerFiles.naming(short, in: file).text.utf8), to: file, option: "--shrink")
        print("\(file): \(short.events.count) of \(recording.events.count) events, after \(runs) runs")
        return 0
    }

    /// Writes a recording that failed in this process, and a short one that fails alike; returns sentences about both.
    ///
    /// They are written to the file of `--record`, else to the current folder under the names of app and seed.
    func report(on recording: Recording, seed: UInt64, appName: String) -> String {
        let long = options.recordFile ?? "\(appName)-monkey-\(seed).jsonl"
        let short = (long as NSString).deletingPathExtension + "-short.jsonl"
        do {
            if options.recordFile == nil {
                try OutputFile.write(Data(recording.text.utf8), to: long, option: "--monkey")
            }
            guard process != nil else { return "The events up to there are in \(long)." }
            guard let (found, runs) = try shortest(of: recording) else {
                return "The events up to there are in \(long), which is played headless without a fault."
            }
            try OutputFile.write(Data(AnswerFiles.naming(found, in: short).text.utf8), to: short, option: "--monkey")
            return
                "The events up to there are in \(long); \(found.events.count) of them in \(short) fail alike (\(runs) runs)."
        } catch {
            return "The events up to there could not be kept: \(error)"
        }
    }

    /// A short recording that fails like a long one, with the number of runs it took; nil when the long one does not fail.
    private func shortest(of recording: Recording) throws -> (Recording, runs: Int)? {
        guard let process else {
            throw LaunchFailure(.software, "The app's program cannot be found, so no recording can be played with it.")
        }
        let end = Date(timeIntervalSinceNow: Self.patience)
        var runs = 0
        var shrinker = RecordingShrinker(
            failure: {
                runs += 1
                return try process.failure(of: $0)
            }, mayGoOn: { Date() < end })
        return try shrinker.shortest(of: recording).map { ($0, runs) }
    }
}
