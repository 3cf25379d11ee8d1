internal import CVirtualTime
internal import Foundation
internal import HostInterface
internal import Synchronization

/// The answers of the network in a session that is recorded or replayed.
///
/// `URLSession` uses libcurl. Requests there are answered from the recording that is replayed, at the recorded times and without
/// the network, and the answers are kept for the recording that is written.
nonisolated final class NetworkAnswers: Sendable {
    private struct State {
        /// The answers to replay, by method and address; of each the latest request first.
        var recorded: [String: [RecordedAnswer]] = [:]
        /// The first request without a recorded answer.
        var missing: String?
        /// The first one whose answer is no part of the recording.
        var lost: String?
        /// The first one whose body could not be kept.
        var withoutBody: String?
    }

    private struct RecordedAnswer {
        let time: Double
        let answer: NetworkAnswer
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Double
    private let start: Double
    private let keepBody: (@Sendable (Data) -> String?)?
    private let arrived: ArrivedEvents

    /// - Parameters: As those of `OutsideAnswers`; `arrived` receives the answers for the recording.
    init(
        replaying events: [RecordedEvent]?, now: @escaping @Sendable () -> Double, start: Double,
        keepBody: (@Sendable (Data) -> String?)?, arrived: ArrivedEvents
    ) {
        (self.now, self.start, self.keepBody, self.arrived) = (now, start, keepBody, arrived)
        var answers: [(key: String, answer: RecordedAnswer)] = []
        for case (let time, .answer(let answer)) in (events ?? []).reversed().map({ ($0.time, $0.event) }) {
            answers.append((Self.key(answer.method, answer.url), RecordedAnswer(time: time, answer: answer)))
        }
        answers.sort { $0.answer.answer.asked > $1.answer.answer.asked }
        state.withLock { state in
            for (key, answer) in answers { state.recorded[key, default: []].append(answer) }
        }
        Self.current.withLock { $0 = self }
        network_begin(events == nil ? nil : Self.answerer, keepBody == nil ? nil : Self.keeper)
    }

    /// Ends the recording of answers, and notes the requests that have none yet.
    func end() { network_end() }

    /// Sentences for the end of the session.
    var sentences: [String] {
        state.withLock { state in
            [
                state.missing.map(Self.missing), state.lost.map(Self.lost), state.withoutBody.map(Self.withoutBody),
            ].compactMap { $0 }
        }
    }

    private static func missing(_ request: String) -> String {
        "The app asked for \(request), to which the recording has no answer. The request failed in this replay. Record the session anew "
            + "with --record, or answer it in the app."
    }

    private static func lost(_ request: String) -> String {
        "The answer to \(request) is no part of the recording: its line is longer than \(LaunchLimits.lineLength) bytes. A replay lets "
            + "the request fail. Ask with a shorter address, or answer it in the app."
    }

    private static func withoutBody(_ request: String) -> String {
        "The body of the answer to \(request) is no part of the recording: there is no place for its file. A replay gives an empty one. "
            + "Name a file for --record in a folder that can be written to."
    }

    private static func key(_ method: String, _ url: String) -> String { method + " " + url }

    // MARK: libcurl

    private static let current = Mutex<NetworkAnswers?>(nil)

    private static let answerer: network_answerer = { method, url, place in
        guard let method, let url, let place, let answers = current.withLock({ $0 }) else { return -1 }
        return answers.answer(key(String(cString: method), String(cString: url)), in: &place.pointee)
    }

    private static let keeper: network_keeper = { method, url, asked, answer in
        guard let method, let url, let answer, let answers = current.withLock({ $0 }) else { return }
        answers.keep(String(cString: method), String(cString: url), asked: Double(asked) / 1e9, answer.pointee)
    }

    /// Fills in the recorded answer to a request, and returns the nanoseconds until it arrives.
    private func answer(_ request: String, in place: inout network_answer) -> Int64 {
        let found = state.withLock { state in
            let found = state.recorded[request]?.popLast()
            if found == nil, state.missing == nil { state.missing = request }
            return found
        }
        guard let found else {
            place.fail(.cannotConnectToHost, Self.shortMessage(on: request))
            return 0
        }
        let time = now()
        place.fill(with: found.answer, at: time)
        return found.answer.failure == .unanswered ? -1 : Int64((max(0, found.time - time) * 1e9).rounded())
    }

    /// The sentence of the error, for which libcurl has 255 bytes.
    private static func shortMessage(on request: String) -> String {
        let name = request.utf8.count > 150 ? String(decoding: request.utf8.prefix(150), as: UTF8.self) + "…" : request
        return "The recording has no answer to \(name). Record the session anew with --record."
    }

    private func keep(_ method: String, _ url: String, asked: Double, _ received: network_answer) {
        let time = ArrivedEvents.rounded(now())
        var answer = NetworkAnswer(method: method, url: url, asked: ArrivedEvents.rounded(max(0, asked - start)))
        received.write(to: &answer)
        answer.parts = parts(of: received, completeAt: time)
        if received.body_length > 0, let bytes = received.body {
            answer.body = keepBody?(Data(bytes: bytes, count: received.body_length))
            let request = Self.key(method, String(url.prefix(100)))
            if answer.body == nil { state.withLock { $0.withoutBody = $0.withoutBody ?? request } }
        }
        guard !arrived.add(RecordedEvent(time: time, event: .answer(answer))) else { return }
        state.withLock { $0.lost = $0.lost ?? Self.key(method, String(url.prefix(100))) }
    }

    /// The parts in which an answer has arrived; none if that was at one time.
    private func parts(of arrived: network_answer, completeAt end: Double) -> [NetworkAnswer.Part] {
        let parts = UnsafeBufferPointer(start: arrived.parts, count: arrived.part_count).map { part in
            let time = ArrivedEvents.rounded(max(0, Double(part.time) / 1e9 - start))
            return NetworkAnswer.Part(time: min(time, end), length: part.length)
        }
        let isAtOnce = parts.count == 1 && end - parts[0].time < 0.01 && !arrived.is_unfinished
        return isAtOnce ? [] : parts
    }
}

// MARK: Answers of libcurl

nonisolated extension NetworkAnswer.Failure {
    /// libcurl's number of the failure and the system's, by which Foundation finds the code of the error.
    fileprivate var numbers: (libcurl: Int32, system: Int32) {
        switch self {
        case .unsupportedURL: (1, 0)
        case .badURL: (3, 0)
        case .cannotFindHost: (6, 0)
        case .cannotConnectToHost: (7, ECONNREFUSED)
        case .timedOut: (28, 0)
        case .badServerResponse: (52, 0)
        case .networkConnectionLost: (56, ECONNRESET)
        case .unknown, .unanswered: (42, 0)
        }
    }

    /// The failure for libcurl's number and the system's; nil for none.
    fileprivate init?(libcurl: Int32, system: Int32) {
        switch (libcurl, system) {
        case (0, _): return nil
        case (_, ECONNREFUSED): self = .cannotConnectToHost
        case (1, _): self = .unsupportedURL
        case (3, _): self = .badURL
        case (6, _): self = .cannotFindHost
        case (55, ECONNRESET), (56, ECONNRESET): self = .networkConnectionLost
        case (52, _): self = .badServerResponse
        case (7, ETIMEDOUT), (28, _): self = .timedOut
        default: self = .unknown
        }
    }
}

nonisolated extension network_answer {
    fileprivate mutating func fail(_ failure: NetworkAnswer.Failure, _ text: String?) {
        (error, error_number) = failure.numbers
        message = text.map { strdup($0) }
    }

    /// - Parameter now: The media time from which the times of parts are counted.
    fileprivate mutating func fill(with answer: NetworkAnswer, at now: Double) {
        if let failure = answer.failure { fail(failure, answer.message) }
        if let status = answer.status {
            let text = (["HTTP/1.1 \(status) Recorded"] + answer.header).joined(separator: "\r\n") + "\r\n\r\n"
            (head, head_length) = (strdup(text), text.utf8.count)
        }
        if let path = answer.body, let data = try? Data(contentsOf: URL(fileURLWithPath: path)), !data.isEmpty {
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
            data.copyBytes(to: bytes)
            (body, body_length) = (bytes.assumingMemoryBound(to: CChar.self).baseAddress, data.count)
        }
        guard !answer.parts.isEmpty else { return }
        let list = UnsafeMutableBufferPointer<network_part>.allocate(capacity: answer.parts.count)
        _ = list.initialize(
            from: answer.parts.map { part in
                network_part(time: Int64((max(0, part.time - now) * 1e9).rounded()), length: part.length)
            })
        (parts, part_count) = (list.baseAddress, list.count)
    }

    /// Fills in all but the body.
    fileprivate func write(to answer: inout NetworkAnswer) {
        answer.failure = is_unfinished ? .unanswered : NetworkAnswer.Failure(libcurl: error, system: error_number)
        answer.message = message.map { String(cString: $0) }
        let bytes = UnsafeRawBufferPointer(start: head, count: head_length)
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        answer.status = lines.first.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
        answer.header = lines.dropFirst().filter(NetworkAnswer.isField)
        // A server may end without a status, and then Foundation knows none either.
        if answer.status == nil, answer.failure == nil { answer.failure = .unknown }
    }
}
