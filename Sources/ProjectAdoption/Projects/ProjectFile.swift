package import Foundation

/// A `project.pbxproj`, read.
package struct ProjectFile {
    /// The file's path, as faults and findings name it.
    package let path: String
    /// The project itself.
    package let root: ProjectObject
    private let objects: [String: ProjectObject]

    /// Reads a project file.
    /// - Parameters:
    ///   - path: The path for faults.
    ///   - data: The file's bytes: a property list of the old kind, or of any other.
    package init(path: String, data: Data) throws {
        self.path = path
        let text = String(decoding: data, as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        func fault(_ line: Int, _ found: String?, _ expected: String) -> ProjectFault {
            let there = lines.indices.contains(line - 1) ? lines[line - 1] : ""
            return ProjectFault(path: path, line: line, found: found ?? Self.quoted(there), expected: expected)
        }
        if let conflict = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
            throw fault(conflict + 1, "the mark of a merge that is not finished", "a project file")
        }
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            let line = Self.line(of: error) ?? 1
            throw fault(line, nil, "a property list: \(Self.reason(of: error))")
        }
        guard let top = list as? [String: Any] else { throw fault(1, nil, "a dictionary with rootObject and objects") }
        guard let entries = top["objects"] as? [String: Any] else { throw fault(1, nil, "a dictionary named objects") }
        let numbers = Self.lineNumbers(in: lines)
        var objects: [String: ProjectObject] = [:]
        // Hash order: each entry is read for itself, and the first fault of the file is thrown.
        var faults: [ProjectFault] = []
        for (id, entry) in entries {
            let line = numbers[id] ?? 1
            guard let fields = entry as? [String: Any], let kind = fields["isa"] as? String else {
                faults.append(fault(line, nil, "a dictionary with isa"))
                continue
            }
            objects[id] = ProjectObject(id: id, kind: kind, line: line, fields: fields)
        }
        if let first = faults.min(by: { $0.line < $1.line }) { throw first }
        guard let name = top["rootObject"] as? String, let root = objects[name], root.kind == "PBXProject" else {
            let line = lines.lastIndex { $0.contains("rootObject") }.map { $0 + 1 } ?? 1
            throw fault(line, nil, "rootObject with the identifier of a PBXProject")
        }
        (self.root, self.objects) = (root, objects)
    }

    /// The entry with an identifier; nil where the file has none, which Xcode does not mind either.
    package func object(_ id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

    /// The entries that a list names and that are there.
    package func objects(_ owner: ProjectObject, _ key: String) -> [ProjectObject] {
        owner.strings(key).compactMap { objects[$0] }
    }

    /// The identifiers of a list that refer to no object.
    package func missing(_ owner: ProjectObject, _ key: String) -> [String] {
        owner.strings(key).filter { objects[$0] == nil }
    }

    /// All entries of a kind, in the order of the file.
    package func all(_ kind: String) -> [ProjectObject] {
        objects.values.filter { $0.kind == kind }.sorted { ($0.line, $0.id) < ($1.line, $1.id) }
    }

    /// The line on which each entry begins: that with its identifier before the equals sign.
    private static func lineNumbers(in lines: [Substring]) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for (index, line) in lines.enumerated() {
            let id = line.drop { $0 == "\t" || $0 == " " || $0 == "\"" }.prefix { $0.isHexDigit || $0 == "_" }
            let rest = line[id.endIndex...].drop { $0 == "\"" || $0 == " " }
            guard id.count >= 8, rest.hasPrefix("=") || rest.hasPrefix("/*"), line.contains("= {") else { continue }
            if numbers[String(id)] == nil { numbers[String(id)] = index + 1 }
        }
        return numbers
    }

    private static func quoted(_ line: Substring) -> String {
        let text = line.trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? "an empty line" : "\"\(text.prefix(60))\""
    }

    /// The words of the parser of old property lists, which are in an error below the error.
    private static func reason(of error: any Error) -> String {
        let words = words(of: error)
        return words.split(separator: " at line").first.map(String.init) ?? words
    }

    private static func line(of error: any Error) -> Int? {
        words(of: error).split(separator: "at line ").dropFirst().last.flatMap { Int($0.prefix { $0.isNumber }) }
    }

    private static func words(of error: any Error) -> String {
        let list = (error as NSError).userInfo
        // The error below is of a kind that Swift does not know, so its description is all there is.
        if let inner = list["kCFPropertyListOldStyleParsingError"] {
            let parts = "\(inner)".split(separator: "\"", maxSplits: 2)
            if parts.count == 3 { return String(parts[1]) }
        }
        return list[NSDebugDescriptionErrorKey] as? String ?? "it is damaged"
    }
}
