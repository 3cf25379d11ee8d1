/// An answer of the network to a request that an app made with `URLSession`.
package nonisolated struct NetworkAnswer: Hashable, Sendable {
    /// The reason why a request has failed; most are named as the codes of `URLError` are.
    package nonisolated enum Failure: String, CaseIterable, Hashable, Sendable {
        case badServerResponse, badURL, cannotConnectToHost, cannotFindHost, networkConnectionLost, timedOut, unknown
        case unsupportedURL
        /// The app has cancelled the request, or its session has ended, before an answer.
        case unanswered
    }

    /// A part of an answer, which arrived before the whole was complete. The first one has the header, too.
    package nonisolated struct Part: Hashable, Sendable {
        /// The media time at which it arrived.
        package var time: Double
        /// The bytes of the body.
        package var length: Int

        package init(time: Double, length: Int) { (self.time, self.length) = (time, length) }
    }

    package var method: String
    package var url: String
    /// The media time of the request.
    package var asked: Double
    /// The number of the status; nil if none has arrived.
    package var status: Int?
    /// The fields of the header, such as `Content-Type: text/plain`.
    package var header: [String]
    /// The file with the body, beside the recording; nil for an empty one.
    package var body: String?
    /// The parts in the order of their times; empty if all has arrived at once.
    package var parts: [Part]
    /// The failure; nil if there was none.
    package var failure: Failure?
    /// A sentence about the failure.
    package var message: String?

    package init(
        method: String, url: String, asked: Double, status: Int? = nil, header: [String] = [], body: String? = nil,
        parts: [Part] = [], failure: Failure? = nil, message: String? = nil
    ) {
        (self.method, self.url, self.asked, self.status, self.header) = (method, url, asked, status, header)
        (self.body, self.parts, self.failure, self.message) = (body, parts, failure, message)
    }

    init(_ line: RecordingLine) throws {
        method = try line.string("method")
        guard !method.isEmpty, method.utf8.allSatisfy({ $0 > 32 && $0 < 127 }) else {
            throw line.mismatch("method", "a method of HTTP such as \"GET\"")
        }
        url = try line.string("url")
        guard !url.isEmpty else { throw line.mismatch("url", "the address that was asked") }
        asked = try line.number("asked", in: LaunchLimits.time)
        failure = line.has("error") ? try line.choice("error") : nil
        message = line.has("message") ? try line.string("message") : nil
        let needsStatus = failure == nil || line.has("status")
        status = needsStatus ? try line.integer("status", in: LaunchLimits.status) : nil
        header = line.has("header") ? try line.strings("header") : []
        guard header.allSatisfy(Self.isField) else {
            throw line.mismatch("header", "a list of fields such as [\"Content-Type: text/plain\"]")
        }
        body = line.has("body") ? try line.string("body") : nil
        parts = line.has("parts") ? try Self.parts(of: line) : []
    }

    private static func parts(of line: RecordingLine) throws -> [Part] {
        let expected =
            "pairs of a time and a number of bytes, such as [[0.5,1024],[0.75,200]], in the order of the times"
        var latest = 0.0
        return try line.lists("parts", count: 2, expected: expected).map { numbers in
            guard LaunchLimits.time.contains(numbers[0]), numbers[0] >= latest, let length = Int(exactly: numbers[1]),
                length >= 0
            else {
                throw line.mismatch("parts", expected)
            }
            latest = numbers[0]
            return Part(time: numbers[0], length: length)
        }
    }

    /// Whether a text is a field of a header: a name, a colon and a value in one line.
    package static func isField(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return false }
        return text.unicodeScalars.allSatisfy { $0 != "\r" && $0 != "\n" && $0 != "\0" }
    }

    /// The members of the line in a recording, each after a comma.
    var members: String {
        var fields: [(key: String, value: JSONValue)] = [
            ("method", .string(method)), ("url", .string(url)), ("asked", .number(asked)),
        ]
        if let status { fields.append(("status", .number(Double(status)))) }
        if !header.isEmpty { fields.append(("header", .list(header.map { .string($0) }))) }
        if let body { fields.append(("body", .string(body))) }
        if !parts.isEmpty {
            let pairs = parts.map { JSONValue.list([.number($0.time), .number(Double($0.length))]) }
            fields.append(("parts", .list(pairs)))
        }
        if let failure { fields.append(("error", .string(failure.rawValue))) }
        if let message { fields.append(("message", .string(message))) }
        return fields.map { "," + JSONValue.quoted($0.key) + ":" + $0.value.text }.joined()
    }
}
