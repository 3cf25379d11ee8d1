/// A value of a JSON file and the line that it begins in.
package struct LocatedJSON: Sendable {
    /// The value itself.
    package indirect enum Value: Sendable {
        case null
        case bool(Bool)
        /// The number, and its text in the file.
        case number(Double, text: String)
        case string(String)
        case list([LocatedJSON])
        /// Members in their order in the file.
        case object([Member])
    }

    /// A named value of an object.
    package struct Member: Sendable {
        package let name: String
        package let value: LocatedJSON
    }

    package let value: Value
    package let line: Int
    private let file: String

    package init(_ value: Value, line: Int, file: String) { (self.value, self.line, self.file) = (value, line, file) }

    /// The fault that this value is not the one that is expected.
    package func fault(expected: String, found: String? = nil) -> ResourceFault {
        ResourceFault(file: file, line: line, found: found ?? summary, expected: expected)
    }

    /// A few words for the value.
    package var summary: String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(_, let text): text
        case .string(let text): ResourceFault.quoted(text)
        case .list: "a list"
        case .object: "an object"
        }
    }

    // MARK: Contents

    /// The members of an object; throws for any other value.
    package func members(of name: String) throws(ResourceFault) -> [Member] {
        guard case .object(let members) = value else { throw fault(expected: "an object as \(name)") }
        return members
    }

    /// The values of a list; throws for any other value.
    package func elements(of name: String) throws(ResourceFault) -> [LocatedJSON] {
        guard case .list(let elements) = value else { throw fault(expected: "a list as \(name)") }
        return elements
    }

    /// The text of a string; throws for any other value.
    package func text(of name: String) throws(ResourceFault) -> String {
        guard case .string(let text) = value else { throw fault(expected: "a string as \(name)") }
        return text
    }

    /// A member of an object; nil where there is none of the name, and for other values.
    package subscript(_ name: String) -> LocatedJSON? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// A text member of an object; nil where there is none, and throws for a value of another type.
    package func text(_ name: String) throws(ResourceFault) -> String? {
        guard let member = self[name] else { return nil }
        return try member.text(of: "\"\(name)\"")
    }

    /// A number member of an object; nil where there is none, and throws for a value of another type.
    package func number(_ name: String) throws(ResourceFault) -> Double? {
        guard let member = self[name] else { return nil }
        guard case .number(let number, _) = member.value else {
            throw member.fault(expected: "a number as \"\(name)\"")
        }
        return number
    }

    /// A truth value of an object; false where there is none, and throws for a value of another type.
    package func flag(_ name: String) throws(ResourceFault) -> Bool {
        guard let member = self[name] else { return false }
        guard case .bool(let flag) = member.value else {
            throw member.fault(expected: "true or false as \"\(name)\"")
        }
        return flag
    }
}
