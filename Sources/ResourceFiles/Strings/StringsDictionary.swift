package import Foundation

/// The varied texts of a `.stringsdict` file by their keys, and the file's faults.
package struct StringsDictionary: Sendable {
    package private(set) var texts: [String: VariedText] = [:]
    package private(set) var faults: [ResourceFault] = []

    /// Reads a table.
    ///
    /// - Parameter file: the file's path in faults.
    package init(_ data: Data, file: String) {
        do throws(ResourceFault) {
            let list = try PropertyListFile(data, file: file)
            // Hash order: sorted by key.
            for (key, value) in list.root.sorted(by: { $0.key < $1.key }) {
                do throws(ResourceFault) {
                    texts[key] = try text(value, at: [key], in: list)
                } catch {
                    faults.append(error)
                }
            }
        } catch {
            faults.append(error)
        }
    }

    private static let formatKey = "NSStringLocalizedFormatKey"
    private static let specKey = "NSStringFormatSpecTypeKey"
    private static let widthKey = "NSStringVariableWidthRuleType"
    private static let deviceKey = "NSStringDeviceSpecificRuleType"

    private func text(_ value: Any, at keys: [String], in list: PropertyListFile) throws(ResourceFault) -> VariedText {
        if keys.count > 1, let format = value as? String { return VariedText(format: format) }
        guard let entry = value as? [String: Any] else {
            throw list.fault(at: keys, found: value, expected: "a dictionary with the key \(Self.formatKey)")
        }
        if let devices = entry[Self.deviceKey] {
            return try deviceText(devices, at: keys + [Self.deviceKey], in: list)
        }
        if let widths = entry[Self.widthKey] { return try widthText(widths, at: keys + [Self.widthKey], in: list) }
        guard let format = entry[Self.formatKey] as? String else {
            let at = entry[Self.formatKey] == nil ? keys : keys + [Self.formatKey]
            throw list.fault(
                at: at, found: entry[Self.formatKey], expected: "a text for the key \(Self.formatKey)")
        }
        var text = VariedText(format: format)
        // Hash order: sorted by key.
        for (name, value) in entry.sorted(by: { $0.key < $1.key }) where name != Self.formatKey {
            text.variables[name] = try variable(value, at: keys + [name], in: list)
        }
        let formats = [format] + text.variables.values.flatMap { $0.cases.values }
        // Hash order: a set that is sorted.
        let named = Set(formats.flatMap(FormatPiece.pieces).compactMap(Self.name)).sorted()
        if let missing = named.first(where: { text.variables[$0] == nil }) {
            throw list.fault(
                at: keys + [Self.formatKey], found: format, expected: "a dictionary for the variable \"\(missing)\"")
        }
        return text
    }

    private static func name(_ piece: FormatPiece) -> String? {
        if case .variable(_, let name) = piece { name } else { nil }
    }

    private func variable(
        _ value: Any, at keys: [String], in list: PropertyListFile
    ) throws(ResourceFault) -> VariedText.Variable {
        guard let entry = value as? [String: Any] else {
            throw list.fault(at: keys, found: value, expected: "a dictionary with the plural categories")
        }
        guard entry[Self.specKey] as? String ?? "NSStringPluralRuleType" == "NSStringPluralRuleType" else {
            throw list.fault(
                at: keys + [Self.specKey], found: entry[Self.specKey], expected: "NSStringPluralRuleType")
        }
        var cases: [String: String] = [:]
        for category in VariedText.categories {
            guard let value = entry[category] else { continue }
            guard let text = value as? String else {
                throw list.fault(at: keys + [category], found: value, expected: "a text for \"\(category)\"")
            }
            cases[category] = text
        }
        guard cases["other"] != nil else {
            throw list.fault(at: keys, found: nil, expected: "a text for \"other\"")
        }
        return VariedText.Variable(cases: cases)
    }

    private func deviceText(
        _ value: Any, at keys: [String], in list: PropertyListFile
    ) throws(ResourceFault) -> VariedText {
        guard let entry = value as? [String: Any], !entry.isEmpty else {
            throw list.fault(at: keys, found: value, expected: "a dictionary with the names of devices")
        }
        var text = VariedText(format: "")
        // Hash order: sorted by key.
        for (name, value) in entry.sorted(by: { $0.key < $1.key }) {
            text.devices[name] = try self.text(value, at: keys + [name], in: list)
        }
        text.format = text.text(for: []).format
        return text
    }

    /// The text for the largest width, which is the one that is shown unless an app asks for another.
    private func widthText(
        _ value: Any, at keys: [String], in list: PropertyListFile
    ) throws(ResourceFault) -> VariedText {
        guard let entry = value as? [String: Any],
            // Hash order: the largest of different numbers.
            let largest = entry.compactMap({ Int($0.key) == nil ? nil : ($0.value, Int($0.key) ?? 0) })
                .max(by: { $0.1 < $1.1 })?.0
        else { throw list.fault(at: keys, found: value, expected: "a dictionary with widths as its keys") }
        return try text(largest, at: keys, in: list)
    }
}
