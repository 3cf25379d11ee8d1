package import Foundation

/// A property list that was read from a file, and the lines of its keys where it has lines.
package struct PropertyListFile {
    package let root: [String: Any]
    private let file: String
    private let text: String?

    /// Reads a list in XML, binary or the old form of text; throws a fault that names `file` for other formats.
    package init(_ data: Data, file: String) throws(ResourceFault) {
        self.file = file
        text = data.starts(with: Array("bplist".utf8)) ? nil : String(data: data, encoding: .utf8)
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw Self.fault(of: error, file: file, isBinary: text == nil)
        }
        guard let root = list as? [String: Any] else {
            throw ResourceFault(
                file: file, line: text == nil ? nil : 1, found: Self.summary(of: list),
                expected: "a dictionary as the property list")
        }
        self.root = root
    }

    /// The fault that a value below keys is not the one that is expected.
    package func fault(at keys: [String], found: Any?, expected: String) -> ResourceFault {
        ResourceFault(
            file: file, line: line(of: keys), found: found.map(Self.summary) ?? "nothing", expected: expected)
    }

    /// The line of a key in keys, each behind the one before it; nil in a binary list.
    package func line(of keys: [String]) -> Int? {
        guard let text else { return nil }
        var position = text.startIndex
        for key in keys {
            let escaped = key.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            guard let range = text.range(of: "<key>\(escaped)</key>", range: position..<text.endIndex) else { break }
            position = range.lowerBound
        }
        // Characters would count a line end of two of them as one, and bytes find both.
        return text.utf8[..<position].count { $0 == 0x0A } + 1
    }

    private static func fault(of error: any Error, file: String, isBinary: Bool) -> ResourceFault {
        let sentence = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "no property list"
        let pieces = sentence.split(separator: " ").map(String.init)
        let line = pieces.lastIndex(of: "line").flatMap { pieces.dropFirst($0 + 1).first }.flatMap { Int($0) }
        let reason = line == nil ? sentence : sentence.components(separatedBy: " at line ")[0]
        return ResourceFault(
            file: file, line: isBinary ? nil : line ?? 1, found: ResourceFault.quoted(reason),
            expected: "a property list")
    }

    private static func summary(of value: Any) -> String {
        switch value {
        case let text as String: ResourceFault.quoted(text)
        case is [String: Any]: "a dictionary"
        case is [Any]: "an array"
        case is Data: "data"
        case is Date: "a date"
        default: "\(value)"
        }
    }
}
