package import Foundation
import ResourceFiles

/// The information property list of a bundle: the app's own with its variables replaced, and the build's entries.
package struct InformationFile: Sendable {
    /// The list in XML; nil where the app's own cannot be read.
    package private(set) var data: Data?
    package private(set) var diagnostics: [BundleDiagnostic] = []

    /// The list of an app without one of its own.
    package init(settings: BundleSettings) { finish([:], file: nil, settings: settings) }

    /// The list of an app with one.
    package init(_ data: Data, file: String, settings: BundleSettings) {
        do throws(ResourceFault) {
            let list = try PropertyListFile(data, file: file)
            var root: [String: Any] = [:]
            // Hash order: sorted by key.
            for (key, value) in list.root.sorted(by: { $0.key < $1.key }) {
                root[key] = substitute(in: value, at: [key], of: list, file: file, settings: settings)
            }
            finish(root, file: file, settings: settings)
        } catch {
            diagnostics.append(BundleDiagnostic(error, severity: .error))
        }
    }

    private mutating func finish(_ root: [String: Any], file: String?, settings: BundleSettings) {
        var root = root
        let usual: [String: Any] = [
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL", "CFBundleName": settings.executable,
            "CFBundleIdentifier": settings.identifier, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundleDevelopmentRegion": "en",
        ]
        root.merge(usual) { own, _ in own }
        for addition in settings.additions { root[addition.key] = Self.value(addition, settings: settings) }
        // The bundle runs the build's executable, under any name in the list.
        root["CFBundleExecutable"] = settings.executable
        do {
            data = try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
        } catch {
            diagnostics.append(
                BundleDiagnostic(
                    file: file ?? "Info.plist", severity: .error,
                    message: "the property list cannot be written: \(error)"))
        }
    }

    // MARK: Variables

    private mutating func substitute(
        in value: Any, at keys: [String], of list: PropertyListFile, file: String, settings: BundleSettings
    ) -> Any {
        switch value {
        case let text as String:
            return replacingVariables(in: text) { name in
                if let value = settings.value(of: name) { return value }
                diagnostics.append(
                    BundleDiagnostic(
                        file: file, line: list.line(of: keys), severity: .warning,
                        message: "nobody knows the build setting \"\(name)\"; it counts as empty"))
                return ""
            }
        case let entries as [String: Any]:
            var result: [String: Any] = [:]
            // Hash order: sorted by key.
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                result[key] = substitute(in: value, at: keys + [key], of: list, file: file, settings: settings)
            }
            return result
        case let values as [Any]:
            var result: [Any] = []
            for value in values {
                result.append(substitute(in: value, at: keys, of: list, file: file, settings: settings))
            }
            return result
        default: return value
        }
    }

    /// Replaces `$(NAME)` and `${NAME}`, also with a form such as `$(NAME:rfc1034identifier)`.
    private func replacingVariables(in text: String, _ value: (String) -> String) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let closing: Character = rest.dropFirst().first == "(" ? ")" : "}"
            guard ["(", "{"].contains(rest.dropFirst().first), let end = rest.firstIndex(of: closing) else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            let parts = rest.dropFirst(2)[..<end].split(separator: ":", omittingEmptySubsequences: false)
            var replacement = value(parts.first.map(String.init) ?? "")
            for form in parts.dropFirst() { replacement = Self.formed(replacement, form) }
            result += replacement
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func formed(_ text: String, _ form: Substring) -> String {
        func replacing(with character: Character, except others: String = "") -> String {
            String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) ? $0 : character })
        }
        return switch form {
        case "rfc1034identifier": replacing(with: "-", except: ".-")
        case "c99extidentifier", "identifier": replacing(with: "_")
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        default: text
        }
    }

    // MARK: Additions

    /// The value of an added key: `YES` and `NO`, JSON lists and objects, orientations as build settings list them, and texts.
    private static func value(_ addition: BundleSettings.Addition, settings: BundleSettings) -> Any {
        let text = addition.value
        switch text {
        case "YES", "true": return true
        case "NO", "false": return false
        default: break
        }
        if text.hasPrefix("[") || text.hasPrefix("{"),
            let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        {
            return value
        }
        if addition.key.hasPrefix("UISupportedInterfaceOrientations") {
            return text.split(separator: " ").map(String.init)
        }
        return text
    }
}
