import Foundation
import HostInterface
import Synchronization

/// The bodies of the network's answers and the output of programs, in files beside the recording of which they are a part.
nonisolated final class AnswerFiles: Sendable {
    private struct State {
        var paths: [String] = []
        var failure: LaunchFailure?
    }

    private let recording: String
    private let state = Mutex(State())

    /// - Parameter recording: The path of the recording.
    init(recording: String) { self.recording = recording }

    /// The first file that could not be written.
    var failure: LaunchFailure? { state.withLock { $0.failure } }

    /// Writes a file and returns its name: the recording's with a number. Nil when it cannot be written.
    ///
    /// The file has another name until the recording is complete, so that a former recording keeps its own.
    func keep(_ body: Data) -> String? {
        let path = state.withLock { state in
            state.paths.append("\(recording).body-\(state.paths.count + 1)")
            return state.paths[state.paths.count - 1]
        }
        if (try? body.write(to: URL(fileURLWithPath: Self.partial(path)))) != nil {
            return (path as NSString).lastPathComponent
        }
        noteFailure(at: path)
        return nil
    }

    /// Gives all files their names. Call it when the recording is complete.
    func finish() {
        let paths = state.withLock { state in
            defer { state.paths = [] }
            return state.paths
        }
        for path in paths where rename(Self.partial(path), path) != 0 { noteFailure(at: path) }
    }

    /// Removes the files that have not got their names.
    func discard() {
        for path in state.withLock({ $0.paths }) { unlink(Self.partial(path)) }
    }

    private func noteFailure(at path: String) {
        let sentence = "--record: found that `\(path)` cannot be written, expected a file that can."
        state.withLock { $0.failure = $0.failure ?? LaunchFailure(.cannotCreate, sentence) }
    }

    private static func partial(_ path: String) -> String { path + ".partial" }

    /// The path of the file that a recording names for a body; nil when it cannot be read.
    @MainActor static func path(of name: String, in recording: String) -> String? {
        let folder = (OutputFile.destination(of: recording) as NSString).deletingLastPathComponent
        let path = name.hasPrefix("/") ? name : folder + "/" + name
        var status = stat()
        let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        return isFile && access(path, R_OK) == 0 ? path : nil
    }

    /// A recording whose bodies have names where their files are beside the file for it, so that all can be moved together.
    @MainActor static func naming(_ recording: Recording, in file: String) -> Recording {
        let folder = (OutputFile.destination(of: file) as NSString).deletingLastPathComponent
        var result = recording
        for index in result.events.indices {
            guard let body = result.events[index].event.body else { continue }
            guard (body as NSString).deletingLastPathComponent == folder else { continue }
            result.events[index].event.body = (body as NSString).lastPathComponent
        }
        return result
    }
}
