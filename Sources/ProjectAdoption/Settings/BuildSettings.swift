import Foundation

/// Build settings in layers: a later layer overrides the earlier ones, and may contain the earlier value.
package struct BuildSettings {
    /// The values of each setting, those that were added last first.
    private var values: [String: [String]] = [:]
    private let base: String

    /// Makes empty settings.
    /// - Parameter base: The path of the project's folder, which is `SRCROOT`.
    init(base: String) { self.base = base }

    /// The value of a setting with all settings in it written out; nil where there is none.
    package subscript(_ name: String) -> String? { values[name] == nil ? nil : value(name, used: [:]) }

    /// The names of all settings that begin so, sorted.
    func names(beginningWith prefix: String) -> [String] {
        values.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }

    mutating func add(name: String, value: String) {
        values[name, default: []].insert(value, at: 0)
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

    /// The text of a setting with others in it written out.
    /// - Parameters:
    ///   - text: A value of the setting.
    ///   - name: The setting, which `inherited` means too.
    ///   - used: How many values of each setting this text is in already.
    private func expand(_ text: String, of name: String, used: [String: Int]) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: /\$[({]/) {
            guard let end = Self.end(of: rest[start.upperBound...], open: rest[rest.index(before: start.upperBound)])
            else {
                break
            }
            let inside = expand(String(rest[start.upperBound..<end]), of: name, used: used)
            let parts = inside.split(separator: ":").map(String.init)
            let inner = parts.first ?? ""
            var value = value(inner == "inherited" ? name : inner, used: used)
            for word in parts.dropFirst() { value = Self.apply(word, to: value) }
            result += rest[..<start.lowerBound] + value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The index at which the bracket closes that is open before a text; nil where it never does.
    private static func end(of text: Substring, open: Character) -> Substring.Index? {
        let close: Character = open == "(" ? ")" : "}"
        var level = 1
        return text.indices.first { index in
            if text[index] == open { level += 1 }
            if text[index] == close { level -= 1 }
            return level == 0
        }
    }

    /// A setting's value; inside of a value of its own it is the one that was there before.
    private func value(_ name: String, used: [String: Int]) -> String {
        if ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].contains(name) { return base.isEmpty ? "." : base }
        let count = used[name, default: 0]
        guard let all = values[name], count < all.count else { return "" }
        return expand(all[count], of: name, used: used.merging([name: count + 1]) { $1 })
            .trimmingCharacters(in: .whitespaces)
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
