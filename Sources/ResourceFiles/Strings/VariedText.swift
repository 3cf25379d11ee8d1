package import Foundation

/// A text of a table that depends on numbers, on the device or on the width there is.
package struct VariedText: Codable, Hashable, Sendable {
    /// The format, in which `%#@name@` and `%1$#@name@` are variables.
    package var format: String
    /// The variables by their names.
    package var variables: [String: Variable]
    /// The texts of devices by the devices' names, such as `iphone`; a device without one has that of `other`.
    package var devices: [String: VariedText]

    /// A part of a text that a number decides about.
    package struct Variable: Codable, Hashable, Sendable {
        /// The number's position among the arguments, from 1; nil for the format's current one.
        package var argument: Int?
        /// The formats by the plural categories, such as `one`; `other` is always there.
        package var cases: [String: String]

        package init(argument: Int? = nil, cases: [String: String]) {
            (self.argument, self.cases) = (argument, cases)
        }
    }

    package init(format: String, variables: [String: Variable] = [:], devices: [String: VariedText] = [:]) {
        (self.format, self.variables, self.devices) = (format, variables, devices)
    }

    /// The plural categories, as tables write them.
    package static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// The text for a device with one of these names; the text itself where devices do not matter.
    package func text(for names: [String]) -> VariedText {
        guard !devices.isEmpty else { return self }
        for name in names + ["other"] { if let text = devices[name] { return text.text(for: names) } }
        // Hash order: sorted by name.
        return devices.min { $0.key < $1.key }?.value ?? self
    }

    /// The same text with variables of other names, for devices too.
    package func renamingVariables(_ name: (String) -> String) -> VariedText {
        let pieces = FormatPiece.pieces(of: format)
        func renamed(_ format: String) -> String {
            FormatPiece.pieces(of: format).map {
                guard case .variable(let position, let variable) = $0 else { return $0.text }
                return FormatPiece.variable(position: position, name: name(variable)).text
            }.joined()
        }
        var copy = VariedText(format: pieces.isEmpty ? format : renamed(format))
        for (key, variable) in variables {
            copy.variables[name(key)] = Variable(argument: variable.argument, cases: variable.cases.mapValues(renamed))
        }
        copy.devices = devices.mapValues { $0.renamingVariables(name) }
        return copy
    }

    // MARK: Files

    /// The file of the varied texts of a table, in the order of their keys.
    package static func file(of texts: [String: VariedText]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(texts)
    }

    /// The varied texts of a file that `file(of:)` made.
    package static func texts(of data: Data, file: String) throws(ResourceFault) -> [String: VariedText] {
        do { return try JSONDecoder().decode([String: VariedText].self, from: data) } catch {
            throw ResourceFault(
                file: file, line: nil, found: "\(error)", expected: "a table of varied texts, as the build made it")
        }
    }
}
