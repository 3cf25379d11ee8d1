import Foundation
import HostInterface
import Testing

@Suite struct LaunchConfigurationTests {
    static let desktop = LaunchConfiguration.Surroundings(
        style: .dark, localeIdentifier: "de_AT", timeZoneIdentifier: "Europe/Vienna",
        date: Date(timeIntervalSince1970: 1_800_000_000), seed: 99, systemVersion: "6.12.3")

    @Test func `a headless run without options is the same everywhere`() throws {
        let configuration = LaunchConfiguration(
            appName: "Clock", options: try LaunchOptions(parsing: ["--headless", "--duration", "1"]))

        #expect(configuration == LaunchConfiguration(appName: "Clock"))
        #expect(configuration.size == CGSize(width: 375, height: 667))
        #expect(configuration.scale == 2)
    }

    @Test func `a live run takes unset options from the desktop`() throws {
        let options = try LaunchOptions(parsing: ["--appearance", "light", "--slow", "4", "--", "file"])

        let configuration = LaunchConfiguration(appName: "Clock", options: options, on: Self.desktop)

        #expect(configuration.style == .light)
        #expect(configuration.localeIdentifier == "de_AT")
        #expect(configuration.timeZoneIdentifier == "Europe/Vienna")
        #expect(configuration.date == Self.desktop.date)
        #expect(configuration.seed == 99)
        #expect(configuration.systemVersion == "6.12.3")
        #expect(configuration.timeScale == 4)
        #expect(configuration.arguments == ["file"])
    }

    @Test(arguments: [
        ("iphone-classic", 320, 480, LaunchConfiguration.Idiom.phone), ("iphone-se", 320, 568, .phone),
        ("iphone", 375, 667, .phone), ("ipad", 768, 1024, .pad),
    ]) func `a device gives size and idiom`(
        _ name: String, _ width: Int, _ height: Int, _ idiom: LaunchConfiguration.Idiom
    ) throws {
        let options = try LaunchOptions(parsing: ["--device", name])

        let configuration = LaunchConfiguration(appName: "Clock", options: options)

        #expect(configuration.size == CGSize(width: width, height: height))
        #expect(configuration.idiom == idiom)
    }

    @Test func `a size precedes the device's, which still gives the idiom`() throws {
        let options = try LaunchOptions(parsing: ["--device", "ipad", "--size", "1024x768"])

        let configuration = LaunchConfiguration(appName: "Clock", options: options)

        #expect(configuration.size == CGSize(width: 1024, height: 768))
        #expect(configuration.idiom == .pad)
    }

    @Test func `a recording's header precedes options and desktop`() throws {
        let recorded = LaunchConfiguration(
            appName: "Other", size: CGSize(width: 768, height: 1024), scale: 3, idiom: .pad, style: .light,
            localeIdentifier: "fr_FR", timeZoneIdentifier: "Asia/Tokyo", date: Date(timeIntervalSince1970: 5), seed: 7,
            systemVersion: "5.10", url: "app:a", shortcut: "app.new")
        let options = try LaunchOptions(parsing: ["--size", "100x100", "--slow", "2", "--", "x"])

        let configuration = LaunchConfiguration(
            appName: "Clock", options: options, replaying: RecordingHeader(recorded), on: Self.desktop)

        var expected = recorded
        expected.appName = "Clock"
        expected.timeScale = 2
        expected.arguments = ["x"]
        #expect(configuration == expected)
    }

    @Test func `a recording keeps that it is read from the right, and else leaves it to the option`() throws {
        let options = try LaunchOptions(parsing: ["--direction", "rtl"])
        let mirrored = LaunchConfiguration(appName: "Clock", options: options)
        let header = RecordingHeader(mirrored)

        let again = LaunchConfiguration(appName: "Clock", options: LaunchOptions(), replaying: header)
        let plain = LaunchConfiguration(
            appName: "Clock", options: options, replaying: RecordingHeader(LaunchConfiguration(appName: "Clock")))

        #expect(again.direction == .rightToLeft)
        #expect(try Recording(parsing: Data((header.line + "\n").utf8), file: "r").header == header)
        #expect(plain.direction == .rightToLeft)
        #expect(!RecordingHeader(LaunchConfiguration(appName: "Clock")).line.contains("direction"))
    }

    @Test func `the desktop's further languages are recorded, and an option's locale wants none`() throws {
        var desktop = Self.desktop
        desktop.furtherLanguages = ["fr", "en_US"]

        let live = LaunchConfiguration(appName: "Clock", options: LaunchOptions(), on: desktop)
        let chosen = LaunchConfiguration(
            appName: "Clock", options: try LaunchOptions(parsing: ["--locale", "it_IT"]), on: desktop)
        let header = RecordingHeader(live)
        let replayed = LaunchConfiguration(appName: "Clock", options: LaunchOptions(), replaying: header)

        #expect(live.furtherLanguages == ["fr", "en_US"])
        #expect(chosen.furtherLanguages == [])
        #expect(header.line.contains("\"languages\":[\"fr\",\"en_US\"]"))
        #expect(try Recording(parsing: Data((header.line + "\n").utf8), file: "r").header == header)
        #expect(replayed.furtherLanguages == ["fr", "en_US"])
        #expect(!RecordingHeader(LaunchConfiguration(appName: "Clock")).line.contains("languages"))
    }

    @Test func `invalid further languages are refused with their position`() {
        let line =
            RecordingHeader(LaunchConfiguration(appName: "Clock")).line.dropLast() + ",\"languages\":[\"a b\"]}\n"

        #expect(throws: (any Error).self) { try Recording(parsing: Data(line.utf8), file: "r") }
    }

    @Test func `an option's locale precedes the desktop's, and a recording's precedes both`() throws {
        let options = try LaunchOptions(parsing: ["--locale", "de_AT"])
        var recorded = LaunchConfiguration(appName: "Clock")
        recorded.localeIdentifier = "fr_FR"

        let live = LaunchConfiguration(appName: "Clock", options: options, on: Self.desktop)
        let replayed = LaunchConfiguration(appName: "Clock", options: options, replaying: RecordingHeader(recorded))

        #expect(live.localeIdentifier == "de_AT")
        #expect(replayed.localeIdentifier == "fr_FR")
    }

    @Test func `an option's date precedes the desktop's and is recorded; a recording's precedes both`() throws {
        let options = try LaunchOptions(parsing: ["--date", "2024-02-29T12:00:00+01:00"])
        var recorded = LaunchConfiguration(appName: "Clock")
        recorded.date = Date(timeIntervalSince1970: 1_000_000_000)

        let live = LaunchConfiguration(appName: "Clock", options: options, on: Self.desktop)
        let replayed = LaunchConfiguration(appName: "Clock", options: options, replaying: RecordingHeader(recorded))

        #expect(live.date == Date(timeIntervalSince1970: 1_709_204_400))
        #expect(RecordingHeader(live).line.contains(#""date":"2024-02-29T11:00:00Z""#))
        #expect(replayed.date == recorded.date)
    }
}
