import Foundation

/// The tool's other task: fills an app's bundle folder, and writes the Swift source that names its resources.
package struct BundlingCommand: Sendable {
    /// Why a command line cannot be understood.
    package struct UsageError: Error, CustomStringConvertible {
        package let description: String
    }

    package static let usage = """
        anole-sources bundle --executable NAME --output FOLDER.app --source FILE.swift [--identifier ID] [--plist FILE] \
        [--info KEY=VALUE] … [--classes FILE] [--connections warnings|errors] [--resource FILE PATH] … [--folder FILE PATH] …
        """

    private var settings = BundleSettings(executable: "")
    private var resources: [ProjectResource] = []
    private var output = ""
    private var source = ""
    private var classes: String?

    /// - Parameter arguments: those behind the word `bundle`.
    package init(arguments: [String]) throws {
        var rest = arguments[...]
        var identifier: String?
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw UsageError(description: "\(option) needs a value.") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--executable": settings = Self.naming(try value(of: option), settings)
            case "--identifier": identifier = try value(of: option)
            case "--plist": settings.informationFile = try value(of: option)
            case "--output": output = try value(of: option)
            case "--source": source = try value(of: option)
            case "--info": settings.additions.append(try Self.addition(value(of: option)))
            case "--classes": classes = try value(of: option)
            case "--connections": settings.connectionsMustFit = try Self.mustFit(value(of: option))
            case "--resource", "--folder":
                resources.append(
                    ProjectResource(
                        file: try value(of: option), path: try value(of: option),
                        isInFolderReference: option == "--folder"))
            default: throw UsageError(description: "\(option) is no option.")
            }
        }
        for (name, value) in [("--executable", settings.executable), ("--output", output), ("--source", source)]
        where value.isEmpty { throw UsageError(description: "\(name) is missing.") }
        if let identifier { settings.identifier = identifier }
    }

    private static func naming(_ executable: String, _ settings: BundleSettings) -> BundleSettings {
        var named = BundleSettings(executable: executable)
        (named.informationFile, named.additions) = (settings.informationFile, settings.additions)
        named.connectionsMustFit = settings.connectionsMustFit
        return named
    }

    private static func mustFit(_ text: String) throws -> Bool {
        guard ["warnings", "errors"].contains(text) else {
            throw UsageError(description: "--connections: found \(text), expected warnings or errors.")
        }
        return text == "errors"
    }

    private static func addition(_ text: String) throws -> BundleSettings.Addition {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageError(description: "--info: found \(text), expected a key, an equals sign and a value.")
        }
        func trimmed(_ part: Substring) -> String { part.trimmingCharacters(in: .whitespaces) }
        return BundleSettings.Addition(key: trimmed(parts[0]), value: trimmed(parts[1]))
    }

    /// Writes the files that changed; none where there is an error.
    ///
    /// - Returns: remarks, by file and line.
    package func run() throws -> [BundleDiagnostic] {
        let declared = try classes.map {
            try DeclaredClasses(reading: String(contentsOfFile: $0, encoding: .utf8))
        }
        let bundle = AppBundle(of: resources, settings: settings, classes: declared)
        guard !bundle.diagnostics.contains(where: { $0.severity == .error }) else { return bundle.diagnostics }
        try bundle.write(to: output)
        let text =
            "import UIKit\n\n" + ModuleSymbols.texts + ModuleSymbols.moduleBundle(of: settings.executable)
            + ModuleSymbols.assets(bundle.assets)
        if FileManager.default.contents(atPath: source) != Data(text.utf8) {
            try Data(text.utf8).write(to: URL(fileURLWithPath: source), options: .atomic)
        }
        return bundle.diagnostics
    }
}
