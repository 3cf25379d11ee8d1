import Foundation
import HostInterface
import Testing

@Suite struct LaunchOptionsTests {
    @Test func `without words all options have their defaults`() throws {
        let options = try LaunchOptions(parsing: [])

        #expect(options == LaunchOptions())
    }

    @Test func `every option sets its value`() throws {
        let options = try LaunchOptions(
            parsing: [
                "--headless", "--size", "320x480.5", "--device", "ipad", "--scale", "1.5", "--appearance", "dark",
                "--direction", "rtl", "--locale", "de_AT", "--date", "2024-02-29T23:59:59Z",
                "--record", "out.jsonl", "--replay", "in.jsonl", "--trace",
                "touch,frame:t.jsonl",
                "--screenshot",
                "s.png", "--frames", "frames", "--frame-hashes", "--state", "state", "--duration", "2.5",
                "--open", "https://example.org/a",
                "--slow", "10", "--shortcut", "app.new note",
            ])
        let random = try LaunchOptions(parsing: ["--monkey", "7:1000"])

        var expected = LaunchOptions()
        expected.isHeadless = true
        expected.size = CGSize(width: 320, height: 480.5)
        expected.device = .pad
        expected.scale = 1.5
        expected.style = .dark
        expected.direction = .rightToLeft
        expected.localeIdentifier = "de_AT"
        expected.date = Date(timeIntervalSince1970: 1_709_251_199)
        expected.recordFile = "out.jsonl"
        expected.replayFile = "in.jsonl"
        expected.traceTopics = [.touch, .frame]
        expected.traceFile = "t.jsonl"
        expected.screenshotFile = "s.png"
        expected.framesFolder = "frames"
        expected.wantsFrameHashes = true
        expected.stateFile = "state"
        expected.duration = 2.5
        expected.url = "https://example.org/a"
        expected.shortcut = "app.new note"
        expected.timeScale = 10
        #expect(options == expected)
        #expect(random.monkey == LaunchOptions.Monkey(seed: 7, count: 1000))
    }

    @Test func `a value may follow an equals sign, and the last of two counts`() throws {
        let options = try LaunchOptions(parsing: ["--scale=1", "--record=a=b", "--scale", "3"])

        #expect(options.scale == 3)
        #expect(options.recordFile == "a=b")
    }

    @Test func `words after two dashes are the app's, in any form`() throws {
        let options = try LaunchOptions(parsing: ["--scale", "1", "--", "--scale", "x", "--"])

        #expect(options.arguments == ["--scale", "x", "--"])
        #expect(options.scale == 1)
    }

    @Test(arguments: ["", "a\nb", String(repeating: "a", count: 257)])
    func `a shortcut's type is one short line`(type: String) {
        #expect(throws: LaunchFailure.self) { try LaunchOptions(parsing: ["--shortcut", type]) }
    }

    @Test func `an entry for menus needs no word about the end of the app`() throws {
        #expect(try LaunchOptions(parsing: ["--headless", "--desktop-entry"]).wantsDesktopEntry)
    }

    @Test func `a trace of all topics is written to standard error`() throws {
        let options = try LaunchOptions(parsing: ["--trace", "all"])

        #expect(options.traceTopics == Set(TraceTopic.allCases))
        #expect(options.traceFile == nil)
    }

    @Test func `a trace file's name may hold colons`() throws {
        let options = try LaunchOptions(parsing: ["--trace", "host:traces/a:b"])

        #expect(options.traceFile == "traces/a:b")
    }

    @Test(arguments: [
        (
            ["--inspect"],
            "Found `--inspect`, expected an option that --help lists, or `--` before the app's own arguments."
        ),
        (["tour"], "Found `tour`, expected an option that --help lists, or `--` before the app's own arguments."),
        (["--headless=yes"], "--headless: found the value `yes`, expected none."),
        (["--size"], "--size: found no value, expected a width and a height from 1 to 10000 points such as 375x667."),
        (
            ["--size", "375"],
            "--size: found `375`, expected a width and a height from 1 to 10000 points such as 375x667."
        ),
        (
            ["--size", "375x"],
            "--size: found `375x`, expected a width and a height from 1 to 10000 points such as 375x667."
        ),
        (
            ["--size", "0x5"],
            "--size: found `0x5`, expected a width and a height from 1 to 10000 points such as 375x667."
        ),
        (
            ["--size", "1x2x3"],
            "--size: found `1x2x3`, expected a width and a height from 1 to 10000 points such as 375x667."
        ),
        (["--device", "nokia"], "--device: found `nokia`, expected iphone-classic, iphone-se, iphone or ipad."),
        (["--scale", "inf"], "--scale: found `inf`, expected pixels per point from 0.25 to 8."),
        (["--scale="], "--scale: found an empty value, expected pixels per point from 0.25 to 8."),
        (["--appearance", "blue"], "--appearance: found `blue`, expected light or dark."),
        (["--direction", "up"], "--direction: found `up`, expected ltr or rtl."),
        (
            ["--date", "2024-13-01T00:00:00Z"],
            "--date: found `2024-13-01T00:00:00Z`, expected an ISO 8601 date from 1970 to 2199 such as 2026-01-01T09:41:00Z."
        ),
        (
            ["--date", "9999-01-01T00:00:00Z"],
            "--date: found `9999-01-01T00:00:00Z`, expected an ISO 8601 date from 1970 to 2199 such as 2026-01-01T09:41:00Z."
        ),
        (["--locale", "de/AT"], "--locale: found `de/AT`, expected a language and perhaps a region such as de_AT."),
        (
            ["--open", "notes"],
            "--open: found `notes`, expected an address with a scheme such as https://example.org, of at most 2048 bytes."
        ),
        (["--duration", "-1"], "--duration: found `-1`, expected seconds from 0 to 1000000000."),
        (["--slow", "0"], "--slow: found `0`, expected a factor from 0.001 to 1000."),
        (
            ["--headless", "--duration", "0", "--size", "10000x10000", "--scale", "8"],
            "--scale: found 10000x10000 points at 8 pixels per point, expected at most 33554432 pixels in a frame."
        ),
        (
            ["--headless", "--duration", "0", "--size", "10000x10000"],
            "--size: found 10000x10000 points at 2 pixels per point, expected at most 33554432 pixels in a frame."
        ),
        (
            ["--size", "1x10000", "--scale", "8"],
            "--scale: found 1x10000 points at 8 pixels per point, expected at most 33554432 pixels in a frame."
        ),
        (
            ["--headless"],
            "--headless: found none of --replay, --monkey and --duration, expected one, for they say when the app ends."
        ),
        (
            ["--monkey", "1:1", "--replay", "a.jsonl"],
            "--monkey: found --replay too, expected one of them, for both say what happens."
        ),
    ]) func `a wrong word is named with the expected ones`(_ words: [String], _ sentence: String) {
        let failure = #expect(throws: LaunchFailure.self) { try LaunchOptions(parsing: words) }

        #expect(failure == LaunchFailure(.usage, sentence))
    }

    @Test func `the largest frame is that of the largest displays`() throws {
        let options = try LaunchOptions(
            parsing: ["--headless", "--duration", "0", "--size", "7680x4320", "--scale", "1"])
        let replay = try LaunchOptions(parsing: ["--headless", "--replay", "a.jsonl", "--scale", "8"])

        #expect(options.size == CGSize(width: 7680, height: 4320))
        #expect(replay.scale == 8)
    }

    @Test(arguments: ["7", "7:", ":7", "7:0", "-1:5", "1:2:3", "1.5:2", "7:1000001", "9007199254740992:1"])
    func `random events need a seed and a number`(_ value: String) {
        let failure = #expect(throws: LaunchFailure.self) { try LaunchOptions(parsing: ["--monkey", value]) }

        #expect(failure?.exitCode == .usage)
        #expect(failure?.description.hasPrefix("--monkey: found `\(value)`, expected a seed from 0 to") == true)
    }

    @Test(arguments: ["sound", "touch,", ":file", "touch:", "touch;frame"])
    func `a trace of unknown topics or without a file's name is refused`(_ value: String) {
        let failure = #expect(throws: LaunchFailure.self) { try LaunchOptions(parsing: ["--trace", value]) }

        #expect(failure?.exitCode == .usage)
        #expect(failure?.description.hasPrefix("--trace: found `\(value)`, expected topics") == true)
    }

    @Test func `help lists every option of the contract that works`() throws {
        let options = try LaunchOptions(parsing: ["--headless", "--help"])
        let help = LaunchOptions.help(app: "Clock")

        #expect(options.wantsHelp)
        let listed = help.split(separator: "\n").filter { $0.hasPrefix("  --") }.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        #expect(
            listed == [
                "--headless", "--size", "--device", "--scale", "--appearance", "--direction", "--locale", "--date",
                "--record",
                "--replay", "--trace", "--screenshot", "--frames", "--frame-hashes", "--state", "--open", "--shortcut",
                "--duration", "--slow", "--monkey", "--check", "--shrink", "--desktop-entry", "--help",
            ])
        #expect(help.hasPrefix("usage: Clock "))
    }
}
