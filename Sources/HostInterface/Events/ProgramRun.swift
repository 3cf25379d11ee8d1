/// A program that an app has started, with its output and its end.
package nonisolated struct ProgramRun: Hashable, Sendable {
    /// The way in which a program has ended.
    package nonisolated enum Ending: Hashable, Sendable {
        /// By itself, with a status.
        case status(Int)
        /// By a signal.
        case signal(Int)
    }

    /// A part of the output.
    package nonisolated struct Part: Hashable, Sendable {
        /// The media time at which it arrived.
        package var time: Double
        /// The descriptor that the program wrote to: 1 for its output, 2 for its errors.
        package var descriptor: Int
        /// The bytes of the output; 0 where the program has closed the descriptor.
        package var length: Int

        package init(time: Double, descriptor: Int, length: Int) {
            (self.time, self.descriptor, self.length) = (time, descriptor, length)
        }
    }

    /// The path with which it was started.
    package var path: String
    package var arguments: [String]
    /// The media time of the start.
    package var started: Double
    /// The media time of the end; nil if it still ran when the session ended.
    package var ended: Double?
    /// The way in which it has ended; nil together with `ended`.
    package var ending: Ending?
    /// The file with the bytes of all parts in their order, beside the recording; nil for no output.
    package var body: String?
    /// The parts in the order of their times.
    package var parts: [Part]

    package init(
        path: String, arguments: [String], started: Double, ended: Double? = nil, ending: Ending? = nil,
        body: String? = nil, parts: [Part] = []
    ) {
        (self.path, self.arguments, self.started) = (path, arguments, started)
        (self.ended, self.ending, self.body, self.parts) = (ended, ending, body, parts)
    }

    init(_ line: RecordingLine) throws {
        path = try line.string("path")
        guard !path.isEmpty else { throw line.mismatch("path", "the path of a program") }
        arguments = line.has("arguments") ? try line.strings("arguments") : []
        started = try line.number("started", in: LaunchLimits.time)
        if line.has("ended") {
            ended = try line.number("ended", in: started...LaunchLimits.time.upperBound)
            ending =
                line.has("signal")
                ? .signal(try line.integer("signal", in: LaunchLimits.signal))
                : .status(try line.integer("status", in: LaunchLimits.programStatus))
        }
        body = line.has("body") ? try line.string("body") : nil
        parts = line.has("parts") ? try Self.parts(of: line) : []
    }

    private static func parts(of line: RecordingLine) throws -> [Part] {
        let expected =
            "triples of a time, a descriptor and a number of bytes, such as [[0.5,1,1024],[0.75,2,200]], in the order of the times"
        var latest = 0.0
        return try line.lists("parts", count: 3, expected: expected).map { numbers in
            guard LaunchLimits.time.contains(numbers[0]), numbers[0] >= latest, [1, 2].contains(numbers[1]),
                let length = Int(exactly: numbers[2]), length >= 0
            else { throw line.mismatch("parts", expected) }
            latest = numbers[0]
            return Part(time: numbers[0], descriptor: Int(numbers[1]), length: length)
        }
    }

    /// The run as far as it had got at a time.
    package func done(until end: Double) -> ProgramRun {
        var result = self
        result.parts = parts.filter { $0.time <= end }
        if let ended, ended > end { (result.ended, result.ending) = (nil, nil) }
        if result.parts.isEmpty { result.body = nil }
        return result
    }

    /// The members of the line in a recording, each after a comma.
    var members: String {
        var fields: [(key: String, value: JSONValue)] = [("path", .string(path))]
        if !arguments.isEmpty { fields.append(("arguments", .list(arguments.map { .string($0) }))) }
        fields.append(("started", .number(started)))
        if let ended { fields.append(("ended", .number(ended))) }
        switch ending {
        case .status(let number): fields.append(("status", .number(Double(number))))
        case .signal(let number): fields.append(("signal", .number(Double(number))))
        case nil: break
        }
        if let body { fields.append(("body", .string(body))) }
        if !parts.isEmpty {
            let triples = parts.map {
                JSONValue.list([.number($0.time), .number(Double($0.descriptor)), .number(Double($0.length))])
            }
            fields.append(("parts", .list(triples)))
        }
        return fields.map { "," + JSONValue.quoted($0.key) + ":" + $0.value.text }.joined()
    }
}
