import Foundation

/// A configuration file: settings and names of other such files, in their order.
struct SettingsFile {
    enum Entry: Equatable {
        case setting(name: String, value: String)
        case include(name: String, line: Int, isOptional: Bool)
    }

    private(set) var entries: [Entry] = []

    /// Reads a file's text; a line that is neither setting, include nor comment is a fault.
    init(path: String, text: String) throws {
        for (index, whole) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = Self.withoutComment(whole).trimmingCharacters(in: .whitespaces)
            if line.isEmpty { continue }
            func fault(_ expected: String) -> ProjectFault {
                ProjectFault(path: path, line: index + 1, found: "\"\(line.prefix(60))\"", expected: expected)
            }
            if line.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 3 else { throw fault("#include with the name of a file in quotation marks") }
                entries.append(
                    .include(
                        name: String(parts[1]), line: index + 1, isOptional: parts[0].contains("?")))
                continue
            }
            guard let equals = Self.equals(in: line) else { throw fault("NAME = VALUE") }
            var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            entries.append(
                .setting(name: line[..<equals].trimmingCharacters(in: .whitespaces), value: value))
        }
    }

    /// A line up to a comment; addresses have two slashes too, but behind a colon or as `/$()/`.
    private static func withoutComment(_ line: Substring) -> Substring {
        var rest = line
        while let mark = rest.range(of: "//") {
            if mark.lowerBound == line.startIndex || line[line.index(before: mark.lowerBound)] != ":" {
                return line[..<mark.lowerBound]
            }
            rest = line[mark.upperBound...]
        }
        return line
    }

    /// The sign between name and value; one in a condition's brackets is not it.
    private static func equals(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
