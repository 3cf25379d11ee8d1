internal import CVirtualTime
internal import Foundation
internal import HostInterface
internal import Synchronization

/// The programs that the app starts in a session that is recorded or replayed.
///
/// A program whose run is in the recording that is replayed is not started: its output and its end are given at the recorded
/// times. The runs of all programs are kept for the recording that is written.
nonisolated final class ProgramAnswers: Sendable {
    private struct State {
        /// The runs to replay, by path and arguments; of each the latest one first.
        var recorded: [[String]: [ProgramRun]] = [:]
        /// The first program whose run is no part of the recording.
        var lost: String?
        /// The first one whose output could not be kept.
        var withoutBody: String?
    }

    private let state = Mutex(State())
    private let paths: Set<String>
    private let now: @Sendable () -> Double
    private let start: Double
    private let keepBody: (@Sendable (Data) -> String?)?
    private let arrived: ArrivedEvents

    /// - Parameters: As those of `OutsideAnswers`; `arrived` receives the runs for the recording.
    init(
        replaying events: [RecordedEvent]?, now: @escaping @Sendable () -> Double, start: Double,
        keepBody: (@Sendable (Data) -> String?)?, arrived: ArrivedEvents
    ) {
        (self.now, self.start, self.keepBody, self.arrived) = (now, start, keepBody, arrived)
        let runs = (events ?? []).compactMap { if case .program(let run) = $0.event { run } else { nil } }
        paths = Set(runs.map(\.path))
        let latestFirst = runs.enumerated().sorted { ($0.element.started, $0.offset) > ($1.element.started, $1.offset) }
        state.withLock { state in
            for (_, run) in latestFirst { state.recorded[[run.path] + run.arguments, default: []].append(run) }
        }
        Self.current.withLock { $0 = self }
        programs_begin(
            runs.isEmpty ? nil : Self.finder, runs.isEmpty ? nil : Self.knower, keepBody == nil ? nil : Self.keeper)
    }

    /// Ends the recording, and notes the programs that still run.
    func end() { programs_end() }

    /// Sentences for the end of the session.
    var sentences: [String] {
        state.withLock { state in
            [state.lost.map(Self.lost), state.withoutBody.map(Self.withoutBody)].compactMap { $0 }
        }
    }

    private static func lost(_ program: String) -> String {
        "The run of \(program) is no part of the recording: its line is longer than \(LaunchLimits.lineLength) bytes. A replay starts the "
            + "program. Give it shorter arguments, or do it in the app."
    }

    private static func withoutBody(_ program: String) -> String {
        "The output of \(program) is no part of the recording: there is no place for its file. A replay gives none. Name a file for "
            + "--record in a folder that can be written to."
    }

    // MARK: libc

    private static let current = Mutex<ProgramAnswers?>(nil)

    private static let finder: program_finder = { path, words, place in
        guard let path, let words, let place, let answers = current.withLock({ $0 }) else { return false }
        return answers.find([String(cString: path)] + arguments(of: words), in: &place.pointee)
    }

    private static let knower: program_knower = { path in
        guard let path, let answers = current.withLock({ $0 }) else { return false }
        return answers.paths.contains(String(cString: path))
    }

    private static let keeper: program_keeper = { path, words, started, run in
        guard let path, let words, let run, let answers = current.withLock({ $0 }) else { return }
        answers.keep(String(cString: path), arguments(of: words), started: started, run.pointee)
    }

    /// The words after the program's name.
    private static func arguments(of words: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
        var result: [String] = []
        var place = words
        while let word = place.pointee {
            result.append(String(cString: word))
            place += 1
        }
        return Array(result.dropFirst())
    }

    private func find(_ command: [String], in place: inout program_run) -> Bool {
        guard let run = state.withLock({ $0.recorded[command]?.popLast() }) else { return false }
        place.fill(with: run, at: now())
        return true
    }

    private func keep(_ path: String, _ arguments: [String], started: Int64, _ done: program_run) {
        var run = ProgramRun(path: path, arguments: arguments, started: mediaTime(started))
        if done.ended >= 0 {
            run.ended = mediaTime(done.ended)
            run.ending = .init(status: done.status)
        }
        run.parts = UnsafeBufferPointer(start: done.parts, count: done.part_count).map { part in
            ProgramRun.Part(
                time: mediaTime(part.time), descriptor: Int(part.descriptor), length: part.length)
        }
        let name = String(path.prefix(100))
        if done.output_length > 0, let bytes = done.output {
            run.body = keepBody?(Data(bytes: bytes, count: done.output_length))
            if run.body == nil { state.withLock { $0.withoutBody = $0.withoutBody ?? name } }
        }
        let event = RecordedEvent(time: ArrivedEvents.rounded(now()), event: .program(run))
        if !arrived.add(event) { state.withLock { $0.lost = $0.lost ?? name } }
    }

    /// The media time of a moment by the clock of requests.
    private func mediaTime(_ moment: Int64) -> Double { ArrivedEvents.rounded(max(0, Double(moment) / 1e9 - start)) }
}

// MARK: Runs

nonisolated extension ProgramRun.Ending {
    /// The end for a status as `waitpid` has it.
    fileprivate init(status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .status(Int(status >> 8 & 0xff)) : .signal(Int(signal))
    }

    /// The status as `waitpid` has it.
    fileprivate var status: Int32 {
        switch self {
        case .status(let number): Int32(number) << 8
        case .signal(let number): Int32(number)
        }
    }
}

nonisolated extension program_run {
    /// - Parameter now: The media time from which the times are counted.
    fileprivate mutating func fill(with run: ProgramRun, at now: Double) {
        func delay(_ time: Double) -> Int64 { Int64((max(0, time - now) * 1e9).rounded()) }
        ended = run.ended.map(delay) ?? -1
        status = run.ending?.status ?? 0
        if let path = run.body, let data = try? Data(contentsOf: URL(fileURLWithPath: path)), !data.isEmpty {
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
            data.copyBytes(to: bytes)
            (output, output_length) = (bytes.assumingMemoryBound(to: CChar.self).baseAddress, data.count)
        }
        guard !run.parts.isEmpty else { return }
        let list = UnsafeMutableBufferPointer<program_part>.allocate(capacity: run.parts.count)
        _ = list.initialize(
            from: run.parts.map { part in
                program_part(time: delay(part.time), descriptor: Int32(part.descriptor), length: part.length)
            })
        (parts, part_count) = (list.baseAddress, list.count)
    }
}
