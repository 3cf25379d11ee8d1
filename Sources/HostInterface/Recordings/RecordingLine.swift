import Foundation

/// One line of a recording while it is read: an object whose fields are taken out with the type they must have.
///
/// Every accessor throws a `RecordingError` that names the field when it is missing or has another type.
nonisolated struct RecordingLine {
    private let file: String
    private let number: Int
    private let fields: [String: JSONValue]

    init(parsing text: some StringProtocol, file: String, number: Int) throws {
        self.file = file
        self.number = number
        guard case .object(let fields)? = JSONValue(parsing: Data(text.utf8)) else {
            throw RecordingError(
                file: file, line: number, found: "`\(Self.shortened(String(text)))`", expected: "one JSON object")
        }
        self.fields = fields
    }

    func has(_ key: String) -> Bool { fields[key] != nil }

    func string(_ key: String) throws -> String {
        let expected = "a string"
        guard case .string(let text) = try value(key, expected) else { throw mismatch(key, expected) }
        return text
    }

    func bool(_ key: String) throws -> Bool {
        let expected = "true or false"
        guard case .bool(let flag) = try value(key, expected) else { throw mismatch(key, expected) }
        return flag
    }

    /// A number within limits.
    func number(_ key: String, in range: ClosedRange<Double>) throws -> Double {
        let expected = "a number " + LaunchLimits.text(range)
        guard case .number(let number) = try value(key, expected), range.contains(number) else {
            throw mismatch(key, expected)
        }
        return number
    }

    /// A number of any size.
    func anyNumber(_ key: String) throws -> Double {
        let expected = "a number"
        guard case .number(let number) = try value(key, expected) else { throw mismatch(key, expected) }
        return number
    }

    func integer(_ key: String, in range: ClosedRange<Int>) throws -> Int {
        let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        guard case .number(let number) = try value(key, expected), let whole = Int(exactly: number),
            range.contains(whole)
        else { throw mismatch(key, expected) }
        return whole
    }

    func numbers(_ key: String, count: Int, expected: String, where isRight: (Double) -> Bool) throws -> [Double] {
        guard case .list(let values) = try value(key, expected), values.count == count else {
            throw mismatch(key, expected)
        }
        return try values.map {
            guard case .number(let number) = $0, number.isFinite, isRight(number) else { throw mismatch(key, expected) }
            return number
        }
    }

    func strings(_ key: String) throws -> [String] {
        let expected = "a list of strings"
        guard case .list(let values) = try value(key, expected) else { throw mismatch(key, expected) }
        return try values.map {
            guard case .string(let text) = $0 else { throw mismatch(key, expected) }
            return text
        }
    }

    /// A list of lists with a count of numbers each.
    func lists(_ key: String, count: Int, expected: String) throws -> [[Double]] {
        guard case .list(let values) = try value(key, expected) else { throw mismatch(key, expected) }
        return try values.map {
            guard case .list(let list) = $0, list.count == count else { throw mismatch(key, expected) }
            return try list.map {
                guard case .number(let number) = $0 else { throw mismatch(key, expected) }
                return number
            }
        }
    }

    /// A string that names one of an enumeration's cases.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _: Choice.Type = Choice.self) throws -> Choice
    where Choice.RawValue == String {
        let expected = Self.enumeration(Choice.allCases.map(\.rawValue))
        guard case .string(let name) = try value(key, expected), let choice = Choice(rawValue: name) else {
            throw mismatch(key, expected)
        }
        return choice
    }

    /// The error for a field that has another type than `expected`, or for one that is not there.
    func mismatch(_ key: String, _ expected: String) -> RecordingError {
        let found = fields[key].map { "`\(Self.shortened($0.text))` for `\(key)`" } ?? "no `\(key)`"
        return error(found: found, expected: expected)
    }

    /// The error for a field that names a file which cannot be read.
    func missingFile(_ key: String, _ expected: String) -> RecordingError {
        let found = "`\(fields[key]?.text ?? "")` for `\(key)`, which cannot be read"
        return RecordingError(file: file, line: number, found: found, expected: expected, lacksFile: true)
    }

    func error(found: String, expected: String) -> RecordingError {
        RecordingError(file: file, line: number, found: found, expected: expected)
    }

    private func value(_ key: String, _ expected: String) throws -> JSONValue {
        guard let value = fields[key] else { throw mismatch(key, expected) }
        return value
    }

    /// Names in the form `a, b or c`.
    static func enumeration(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }

    private static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
