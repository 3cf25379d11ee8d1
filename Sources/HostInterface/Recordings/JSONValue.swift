package import Foundation

/// One JSON value as recordings and traces use them; its text form is the same in every run.
package nonisolated enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads a single value; nil when the bytes are not JSON or hold a number that no `Double` can be.
    package init?(parsing data: Data) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
        self = value
    }

    /// The value in JSON without spaces; numbers in the shortest form that reads back as the same number, an object's keys
    /// in order.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): Self.text(of: number)
        case .string(let string): Self.quoted(string)
        case .list(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            // Hash order: sorted by key.
            "{"
                + members.sorted { $0.key < $1.key }.map { Self.quoted($0.key) + ":" + $0.value.text }
                .joined(separator: ",") + "}"
        }
    }

    /// A number's shortest exact form, whole numbers without a point; `null` when it is not finite.
    package static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A string in quotes with escapes for all characters that JSON does not allow inside them.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

nonisolated extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Strings and numbers are tried first: they are nearly all of a recording, and each miss costs a thrown error.
        if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let values = try? container.decode([JSONValue].self) {
            self = .list(values)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}
