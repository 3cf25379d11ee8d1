package import Foundation

/// The first line of a recording: the surroundings of the app at its start.
package nonisolated struct RecordingHeader: Hashable, Sendable {
    static let format = "uikit-recording"
    static let version = 1
    /// Whole numbers up to here survive every JSON reader.
    package static let largestSeed = 1 << 53 - 1

    package var app: String
    package var size: CGSize
    package var scale: CGFloat
    package var idiom: LaunchConfiguration.Idiom
    package var style: HostEvent.InterfaceStyle
    /// A header without it leaves it to the launch.
    package var direction: LaunchConfiguration.Direction?
    package var localeIdentifier: String
    /// The languages that are wanted where the app lacks the locale's; a header without it means none.
    package var furtherLanguages: [String]
    package var timeZoneIdentifier: String
    /// The date at media time zero, in whole seconds.
    package var date: Date
    /// At most `largestSeed`; a header without it means 1.
    package var seed: UInt64
    /// The address that the app was launched to open.
    package var url: String?
    /// The type of the shortcut that the app was launched for.
    package var shortcut: String?
    /// A header without it means `LaunchConfiguration.usualSystemVersion`.
    package var systemVersion: String

    /// The header for a run with this configuration.
    package init(_ configuration: LaunchConfiguration) {
        app = configuration.appName
        size = configuration.size
        scale = configuration.scale
        idiom = configuration.idiom
        style = configuration.style
        direction = configuration.direction == .leftToRight ? nil : configuration.direction
        localeIdentifier = configuration.localeIdentifier
        furtherLanguages = configuration.furtherLanguages
        timeZoneIdentifier = configuration.timeZoneIdentifier
        date = configuration.date
        seed = configuration.seed
        url = configuration.url
        shortcut = configuration.shortcut
        systemVersion = configuration.systemVersion
    }

    init(_ line: RecordingLine) throws {
        let format = try line.string("format")
        guard format == Self.format else { throw line.mismatch("format", "\"\(Self.format)\"") }
        guard try line.anyNumber("version") == Double(Self.version) else {
            throw line.mismatch("version", "\(Self.version), the only one known")
        }
        app = try line.string("app")
        let sides = try line.numbers(
            "size", count: 2, expected: "[width, height] \(LaunchLimits.text(LaunchLimits.side)) points"
        ) { LaunchLimits.side.contains($0) }
        size = CGSize(width: sides[0], height: sides[1])
        scale = try line.number("scale", in: LaunchLimits.recordedScale)
        idiom = try line.choice("idiom")
        style = try line.choice("appearance")
        direction = line.has("direction") ? try line.choice("direction") : nil
        localeIdentifier = try line.string("locale")
        guard LaunchLimits.isLocale(localeIdentifier) else {
            throw line.mismatch("locale", "a language and a region such as \"en_US\"")
        }
        furtherLanguages = line.has("languages") ? try line.strings("languages") : []
        guard furtherLanguages.allSatisfy(LaunchLimits.isLocale) else {
            throw line.mismatch("languages", "languages such as [\"de\", \"en_US\"]")
        }
        timeZoneIdentifier = try line.string("timeZone")
        guard TimeZone(identifier: timeZoneIdentifier) != nil else {
            throw line.mismatch("timeZone", "a time zone's name such as \"UTC\" or \"Europe/Vienna\"")
        }
        guard let date = try LaunchLimits.date(line.string("date")) else {
            throw line.mismatch("date", LaunchLimits.dateExpectation)
        }
        self.date = date
        seed = line.has("seed") ? UInt64(try line.integer("seed", in: 0...Self.largestSeed)) : 1
        url = line.has("url") ? try line.string("url") : nil
        if let url, !LaunchLimits.isAddress(url) {
            throw line.mismatch("url", "an address with a scheme such as \"https://example.org\"")
        }
        shortcut = line.has("shortcut") ? try line.string("shortcut") : nil
        if let shortcut, !LaunchLimits.isShortcut(shortcut) {
            throw line.mismatch("shortcut", LaunchLimits.shortcutExpectation)
        }
        systemVersion =
            line.has("systemVersion") ? try line.string("systemVersion") : LaunchConfiguration.usualSystemVersion
    }

    /// Replaces a configuration's surroundings with the recorded ones; the app's arguments and slowness stay.
    package func apply(to configuration: inout LaunchConfiguration) {
        configuration.size = size
        configuration.scale = scale
        configuration.idiom = idiom
        configuration.style = style
        configuration.direction = direction ?? configuration.direction
        configuration.localeIdentifier = localeIdentifier
        configuration.furtherLanguages = furtherLanguages
        configuration.timeZoneIdentifier = timeZoneIdentifier
        configuration.date = date
        configuration.seed = seed
        configuration.url = url
        configuration.shortcut = shortcut
        configuration.systemVersion = systemVersion
    }

    /// The header as a recording has it, without a line end.
    package var line: String {
        var fields: [(key: String, value: JSONValue)] = [
            ("format", .string(Self.format)), ("version", .number(Double(Self.version))), ("app", .string(app)),
            ("size", .list([.number(size.width), .number(size.height)])), ("scale", .number(scale)),
            ("idiom", .string(idiom.rawValue)), ("appearance", .string(style.rawValue)),
            ("locale", .string(localeIdentifier)), ("timeZone", .string(timeZoneIdentifier)),
            ("date", .string(date.formatted(.iso8601))), ("seed", .number(Double(seed))),
        ]
        if let url { fields.append(("url", .string(url))) }
        if let shortcut { fields.append(("shortcut", .string(shortcut))) }
        if systemVersion != LaunchConfiguration.usualSystemVersion {
            fields.append(("systemVersion", .string(systemVersion)))
        }
        if !furtherLanguages.isEmpty {
            fields.append(("languages", .list(furtherLanguages.map { .string($0) })))
        }
        if let direction { fields.append(("direction", .string(direction.rawValue))) }
        return "{" + fields.map { JSONValue.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
}
