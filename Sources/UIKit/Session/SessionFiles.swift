import Foundation
import HostInterface
import UIKitCore

/// The files that launch options name, opened before the app starts so that a wrong name shows at once.
final class SessionFiles {
    private(set) var recording: OutputFile?
    /// The files of the answers that the recording has; nil where it is no file.
    private(set) var answers: AnswerFiles?
    private(set) var trace: OutputFile?
    private(set) var screenshot: OutputFile?
    /// The folder for numbered frames, which exists.
    private(set) var framesFolder: String?

    /// Opens every output. Throws a `LaunchFailure` for the first that cannot be written and leaves no file behind.
    init(_ options: LaunchOptions) throws {
        do {
            recording = try options.recordFile.map { try OutputFile(path: $0, option: "--record") }
            answers = recording?.place.map { AnswerFiles(recording: $0) }
            trace = try options.traceFile.map { try OutputFile(path: $0, option: "--trace") }
            screenshot = try options.screenshotFile.map { try OutputFile(path: $0, option: "--screenshot") }
            try checkThatAllDiffer(options)
            if let folder = options.framesFolder {
                try Self.makeFolder(folder)
                framesFolder = folder
            }
        } catch {
            discard()
            throw error
        }
    }

    /// Of two outputs with one name the second would replace the first.
    private func checkThatAllDiffer(_ options: LaunchOptions) throws {
        let state = options.stateFile.map { OutputFile.destination(of: $0) }
        let places = [
            ("--state", state), ("--record", recording?.place), ("--trace", trace?.place),
            ("--screenshot", screenshot?.place),
        ]
        for (index, (option, place)) in places.enumerated() {
            guard let place, let other = places[..<index].first(where: { $0.1 == place }) else { continue }
            throw LaunchFailure(
                .usage, "\(option): found the file of \(other.0), `\(place)`, expected one of its own.")
        }
    }

    private static func makeFolder(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw LaunchFailure(
                .cannotCreate, "--frames: found that the folder `\(folder)` cannot be made, expected one that can.")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw LaunchFailure(
                .cannotCreate,
                "--frames: found that nothing can be written in `\(folder)`, expected a folder to write in.")
        }
    }

    /// Completes every output; all are tried before the first failure is thrown.
    func finish() throws {
        // A failed recording leaves the former one its files.
        if answers?.failure == nil { answers?.finish() }
        var failure: (any Error)? = answers?.failure
        // A recording without all its files is none.
        if failure != nil { recording?.discard() }
        for file in [failure == nil ? recording : nil, trace, screenshot].compactMap({ $0 }) {
            do { try file.finish() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    /// Gives every output up.
    func discard() {
        for file in [recording, trace, screenshot].compactMap({ $0 }) { file.discard() }
        answers?.discard()
    }

    /// Reads the recording of `--replay`. Throws a `LaunchFailure` when it is not there or malformed.
    static func recording(at path: String) throws -> Recording {
        let limit = LaunchLimits.recordingLength
        let data: Data
        do {
            data = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: limit + 1) ?? Data()
        } catch {
            throw LaunchFailure(
                .noInput, "--replay: found no file `\(path)` that can be read, expected a recording.")
        }
        guard data.count <= limit else {
            throw LaunchFailure(
                .dataFormat, "\(path): found more than \(limit) bytes, expected a recording of at most as many.")
        }
        do {
            return try Recording(parsing: data, file: path) { AnswerFiles.path(of: $0, in: path) }
        } catch let error as RecordingError {
            throw LaunchFailure(error)
        }
    }
}
