import Foundation
import HostInterface
import ResourceFiles
import UIKitCore

/// The user's desktop settings of language, time, appearance and folders.
enum Desktop {
    /// The surroundings of an app that starts now, with a new seed.
    static func surroundings() -> LaunchConfiguration.Surroundings {
        var surroundings = LaunchConfiguration.Surroundings(
            style: style, localeIdentifier: localeIdentifier, timeZoneIdentifier: TimeZone.current.identifier,
            // Recordings keep whole seconds, and a replay is to start from the same date.
            date: Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)),
            seed: UInt64.random(in: 0...UInt64(RecordingHeader.largestSeed)), systemVersion: systemVersion)
        surroundings.furtherLanguages = Array(languages.dropFirst())
        return surroundings
    }

    /// The languages that the system's variables ask for.
    private static var languages: [String] {
        LanguageChoice.languages(in: variable).filter(LaunchLimits.isLocale)
    }

    /// The kernel's version without the additions of distributions.
    private static var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The user's language and region in the form `de_AT`, as the system's variables for programs give it.
    private static var localeIdentifier: String {
        let languages = languages
        guard let language = languages.first, let last = languages.last else { return "en_US" }
        // A language without a region is spoken in the region that dates and numbers are written for.
        // Four letters are a script.
        func region(of name: String) -> Substring? { name.split(separator: "_").dropFirst().first { $0.count != 4 } }
        return region(of: language) != nil ? language : language + (region(of: last).map { "_" + $0 } ?? "")
    }

    /// Dark when the desktop's settings for GTK apps, which most desktops keep up to date, ask for it.
    private static var style: HostEvent.InterfaceStyle {
        for version in ["gtk-4.0", "gtk-3.0"] {
            guard let text = text(of: configurationFolder + "/\(version)/settings.ini") else { continue }
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                guard parts.count == 2 else { continue }
                let value = parts[1].lowercased()
                switch parts[0] {
                case "gtk-application-prefer-dark-theme": if value == "1" || value == "true" { return .dark }
                case "gtk-theme-name": if value.hasSuffix("-dark") { return .dark }
                default: break
                }
            }
        }
        return .light
    }

    /// The folder for the user's pictures.
    static var picturesFolder: String {
        let home = homeFolder
        let prefix = "XDG_PICTURES_DIR=\""
        let lines = text(of: configurationFolder + "/user-dirs.dirs")?.split(separator: "\n") ?? []
        guard let line = lines.last(where: { $0.hasPrefix(prefix) }) else { return home + "/Pictures" }
        let folder = line.dropFirst(prefix.count).prefix { $0 != "\"" }
        return folder.hasPrefix("$HOME") ? home + folder.dropFirst("$HOME".count) : String(folder)
    }

    /// The folder for programs' state from one run to the next.
    static var stateFolder: String {
        // A name that is not absolute is to be ignored.
        variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? homeFolder + "/.local/state"
    }

    private static var homeFolder: String { variable("HOME") ?? NSHomeDirectory() }

    private static var configurationFolder: String { variable("XDG_CONFIG_HOME") ?? homeFolder + "/.config" }

    /// A variable of the environment; nil when it is empty.
    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    private static func text(of path: String) -> String? {
        // Most often there is none, and asking first is cheaper than Foundation's way to find out.
        guard access(path, R_OK) == 0 else { return nil }
        return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
