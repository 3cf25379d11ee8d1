import Foundation

/// Build settings in layers: what is added later counts more, and may have the earlier value in it.
package struct BuildSettings {
    private var values: [String: String] = [:]
    private let base: String

    /// Makes empty settings.
    /// - Parameter base: The path of the project's folder, which is `SRCROOT`.
    init(base: String) { self.base = base }

    /// The value of a setting with all settings in it written out; nil where there is none.
    package subscript(_ name: String) -> String? { values[name].map { expand($0) } }

    /// The names of all settings that begin so, sorted.
    func names(beginningWith prefix: String) -> [String] {
        values.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }

    mutating func add(name: String, value: String) {
        let earlier = values[name] ?? ""
        values[name] = value.replacingOccurrences(of: "$(inherited)", with: earlier)
            .replacingOccurrences(of: "${inherited}", with: earlier).trimmingCharacters(in: .whitespaces)
    }

    /// Adds the settings of a configuration, whose values are texts or lists of texts.
    mutating func add(_ dictionary: [String: Any]) {
        // Hash order: names are sorted, so that those with a condition count after those without.
        for name in dictionary.keys.sorted() {
            let value: String
            switch dictionary[name] {
            case let text as String: value = text
            case let list as [Any]: value = list.compactMap { $0 as? String }.joined(separator: " ")
            default: continue
            }
            if let name = Self.name(name) { add(name: name, value: value) }
        }
    }

    /// Adds the settings of a configuration file and of those that it includes.
    mutating func addFile(_ path: String, from files: any FolderContents) throws {
        var seen: Set<String> = []
        try addFile(path, from: files, seen: &seen)
    }

    private mutating func addFile(
        _ path: String, from files: any FolderContents, seen: inout Set<String>
    ) throws {
        guard seen.insert(path).inserted, let data = files.data(path) else { return }
        let file = try SettingsFile(path: path, text: String(decoding: data, as: UTF8.self))
        for entry in file.entries {
            switch entry {
            case .include(let name, let line, let isOptional):
                let folder = (path as NSString).deletingLastPathComponent
                let included = ProjectPaths.join(folder, name)
                guard files.exists(included) || isOptional else {
                    throw ProjectFault(
                        path: path, line: line, found: "#include \"\(name)\"",
                        expected: "a file that is there; \(included) is not")
                }
                try addFile(included, from: files, seen: &seen)
            case .setting(let name, let value): if let name = Self.name(name) { add(name: name, value: value) }
            }
        }
    }

    /// A setting's name without its condition; nil where that is for another system.
    private static func name(_ name: String) -> String? {
        guard let bracket = name.firstIndex(of: "[") else { return name }
        let condition = name[bracket...]
        if condition.contains("sdk="), !condition.contains("iphoneos"), !condition.contains("sdk=*") { return nil }
        if condition.contains("config="), !condition.contains("Debug") { return nil }
        return String(name[..<bracket])
    }

    private func expand(_ text: String, depth: Int = 0) -> String {
        guard depth < 20, let start = text.range(of: "$(") ?? text.range(of: "${") else { return text }
        let close: Character = text[start].hasSuffix("(") ? ")" : "}"
        var level = 1
        var end = start.upperBound
        while end < text.endIndex {
            if text[end] == text[text.index(before: start.upperBound)] { level += 1 }
            if text[end] == close { level -= 1 }
            if level == 0 { break }
            end = text.index(after: end)
        }
        guard end < text.endIndex else { return text }
        let inside = expand(String(text[start.upperBound..<end]), depth: depth + 1)
        let parts = inside.split(separator: ":").map(String.init)
        var value = value(parts.first ?? "", depth: depth)
        for word in parts.dropFirst() { value = Self.apply(word, to: value) }
        let rest = expand(String(text[text.index(after: end)...]), depth: depth + 1)
        return text[..<start.lowerBound] + value + rest
    }

    private func value(_ name: String, depth: Int) -> String {
        switch name {
        case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": base.isEmpty ? "." : base
        default: values[name].map { expand($0, depth: depth + 1) } ?? ""
        }
    }

    private static func apply(_ word: String, to value: String) -> String {
        switch word {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier":
            String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        default: word.hasPrefix("default=") && value.isEmpty ? String(word.dropFirst(8)) : value
        }
    }
}
