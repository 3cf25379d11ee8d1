package import Foundation

/// The texts of an `.xcstrings` file by language and key, and the file's faults.
package struct StringCatalog: Sendable {
    /// The texts of one language.
    package struct Language: Sendable {
        package var texts: [String: String] = [:]
        package var varied: [String: VariedText] = [:]
    }

    /// The language in which the keys are written.
    package private(set) var sourceLanguage = "en"
    package private(set) var languages: [String: Language] = [:]
    package private(set) var faults: [ResourceFault] = []

    /// Reads a catalogue.
    ///
    /// - Parameter file: the file's path in faults.
    package init(_ data: Data, file: String) {
        do throws(ResourceFault) {
            let root = try JSONScanner.read(data, file: file)
            sourceLanguage = try root.text("sourceLanguage") ?? "en"
            guard let strings = root["strings"] else {
                throw root.fault(expected: "an object with the key \"strings\"")
            }
            languages[sourceLanguage] = Language()
            for member in try strings.members(of: "\"strings\"") { read(member) }
        } catch {
            faults.append(error)
        }
    }

    private mutating func read(_ entry: LocatedJSON.Member) {
        do throws(ResourceFault) {
            _ = try entry.value.members(of: "the entry of \"\(entry.name)\"")
            let localizations = try entry.value["localizations"]?.members(of: "\"localizations\"") ?? []
            for localization in localizations {
                do throws(ResourceFault) {
                    let text = try text(localization.value)
                    add(text, for: entry.name, language: localization.name)
                } catch {
                    faults.append(error)
                }
            }
            // A key without a text of its own is its own text.
            if !localizations.contains(where: { $0.name == sourceLanguage }) {
                languages[sourceLanguage, default: Language()].texts[entry.name] = entry.name
            }
        } catch {
            faults.append(error)
        }
    }

    private mutating func add(_ text: VariedText?, for key: String, language: String) {
        guard let text else { return }
        if text.variables.isEmpty, text.devices.isEmpty {
            languages[language, default: Language()].texts[key] = text.format
        } else {
            languages[language, default: Language()].varied[key] = text
        }
    }

    // MARK: Texts

    /// The text of a unit, of variations, or of a format with substitutions; nil where a translator has written none.
    private func text(_ value: LocatedJSON) throws(ResourceFault) -> VariedText? {
        _ = try value.members(of: "a localization")
        if let unit = value["stringUnit"] {
            guard let format = try unit.text("value") else {
                throw unit.fault(expected: "an object with the key \"value\"")
            }
            var text = VariedText(format: format)
            for member in try value["substitutions"]?.members(of: "\"substitutions\"") ?? [] {
                text.variables[member.name] = try substitution(member.value)
            }
            return text
        }
        guard let variations = value["variations"] else { return nil }
        if let devices = variations["device"] {
            var text = VariedText(format: "")
            for member in try devices.members(of: "\"device\"") {
                text.devices[member.name] = try self.text(member.value)
            }
            text.format = text.text(for: []).format
            return text.devices.isEmpty ? nil : text
        }
        guard let plural = variations["plural"] else {
            throw variations.fault(expected: "an object with the key \"plural\" or \"device\"")
        }
        let cases = try cases(plural)
        return VariedText(
            format: "%#@number@",
            variables: ["number": VariedText.Variable(argument: Self.number(in: cases), cases: Self.absolute(cases))])
    }

    private func substitution(_ value: LocatedJSON) throws(ResourceFault) -> VariedText.Variable {
        guard let plural = value["variations"]?["plural"] else {
            throw value.fault(expected: "a substitution with plural variations")
        }
        let specifier = try value.text("formatSpecifier") ?? "lld"
        var argument: Int?
        if let number = try value.number("argNum"), let member = value["argNum"] {
            argument = Int(exactly: number).flatMap { FormatPiece.positions.contains($0) ? $0 : nil }
            guard argument != nil else { throw member.fault(expected: "a number from 1 to 99 as \"argNum\"") }
        }
        let cases = try cases(plural).mapValues { $0.replacingOccurrences(of: "%arg", with: "%" + specifier) }
        return VariedText.Variable(argument: argument, cases: cases)
    }

    private func cases(_ plural: LocatedJSON) throws(ResourceFault) -> [String: String] {
        var cases: [String: String] = [:]
        for member in try plural.members(of: "\"plural\"") {
            guard VariedText.categories.contains(member.name) else {
                throw member.value.fault(
                    expected: "one of \(VariedText.categories.joined(separator: ", "))", found: "\"\(member.name)\"")
            }
            cases[member.name] = try member.value["stringUnit"]?.text("value")
        }
        guard cases["other"] != nil else { throw plural.fault(expected: "a text for \"other\"") }
        return cases
    }

    /// The position of the first whole number in the texts, the argument that decides; 1 where there is none.
    private static func number(in cases: [String: String]) -> Int {
        for category in ["other"] + VariedText.categories {
            var cursor = 0
            for piece in FormatPiece.pieces(of: cases[category] ?? "") {
                guard case .conversion(let position, let stars, let rest) = piece else { continue }
                cursor += stars + 1
                if let last = rest.last, "dDiuUfFgGeE".contains(last) { return position ?? cursor }
            }
        }
        return 1
    }

    /// The formats with positions for all arguments: variables would begin to count at their own.
    private static func absolute(_ cases: [String: String]) -> [String: String] {
        cases.mapValues { format in
            var cursor = 0
            return FormatPiece.pieces(of: format).map { piece in
                guard case .conversion(let position, let stars, let rest) = piece else { return piece.text }
                cursor += stars + 1
                return FormatPiece.conversion(position: position ?? cursor, stars: stars, rest: rest).text
            }.joined()
        }
    }
}
