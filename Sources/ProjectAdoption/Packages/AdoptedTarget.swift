import Foundation

/// A target of the package that is written.
struct AdoptedTarget {
    let name: String
    let isApp: Bool
    let cover: SourceCover
    let settings: BuildSettings
    /// The app's information property list, where the project names one that is there.
    var plist: String?
    /// Folders that keep their shape in the app's bundle.
    var folders: [String] = []
    /// The package's own targets that it needs.
    var targets: [String] = []
    /// The products of other packages that it needs, each with the package's name.
    var products: [(name: String, package: String)] = []

    /// The folder of the target's one Swift file.
    var folder: String { "\(AdoptedPackage.folder)/\(name)" }

    /// The path of that file. No original has its name, because the compiler warns of two files of one name.
    var file: String { "\(folder)/AnoleSettings.swift" }

    /// The target's one Swift file, whose lines the plugin reads.
    var fileText: String {
        var lines = [
            "// The folders of \(name)'s sources. They are compiled as copies that the plugin AppSources makes."
        ]
        lines += cover.folders.map { "// sources: \($0)" }
        lines += cover.exclusions.map { "// exclude: \($0)" }
        lines += folders.map { "// folder: \($0)" }
        if isApp {
            if let plist { lines.append("// plist: \(plist)") }
            if let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"], !identifier.isEmpty {
                lines.append("// identifier: \(identifier)")
            }
        }
        if isApp { lines += information.map { "// info: \($0.key)=\($0.value)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The entries that Xcode adds to the information property list: versions, and settings for single entries.
    private var information: [(key: String, value: String)] {
        var entries: [(String, String)] = []
        for (key, setting) in [
            ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ] {
            if let value = settings[setting], !value.isEmpty { entries.append((key, value)) }
        }
        let prefix = "INFOPLIST_KEY_"
        // The keys with an ending are for one kind of device; that for phones counts.
        for name in settings.names(beginningWith: prefix)
        where !name.hasSuffix("_iPad") && !name.hasSuffix("_Generation") {
            guard let value = settings[name], !value.contains("\n") else { continue }
            entries.append((String(name.dropFirst(prefix.count)).replacingOccurrences(of: "_iPhone", with: ""), value))
        }
        return entries
    }

    /// The language mode and the features that Xcode's settings ask for, as the manifest has them.
    var swiftSettings: [String] {
        var list: [String] = []
        let version = settings["SWIFT_VERSION"] ?? "5.0"
        // Sources that compile in modes before the fifth do so in that, but for a few sources of 2017.
        list.append(".swiftLanguageMode(.v\(version.hasPrefix("6") ? "6" : "5"))")
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { list.append(".defaultIsolation(MainActor.self)") }
        for name in settings.names(beginningWith: "SWIFT_UPCOMING_FEATURE_") where settings[name] == "YES" {
            let words = name.dropFirst("SWIFT_UPCOMING_FEATURE_".count).split(separator: "_")
            list.append(".enableUpcomingFeature(\"\(words.map { $0.capitalized }.joined())\")")
        }
        for word in (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ") {
            list.append(".define(\"\(word)\"" + (word == "DEBUG" ? ", .when(configuration: .debug))" : ")"))
        }
        return list
    }
}
