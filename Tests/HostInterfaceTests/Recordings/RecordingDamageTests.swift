import Foundation
import HostInterface
import Testing

@Suite struct RecordingDamageTests {
    nonisolated struct Damage: CustomTestStringConvertible, Sendable {
        let lines: [String]
        let error: String

        var testDescription: String { error }

        init(_ line: String, _ error: String) {
            lines = [RecordingTests.header, line]
            self.error = error
        }

        init(header: [String], _ error: String) {
            lines = header
            self.error = error
        }

        static func header(_ old: String, _ new: String, _ error: String) -> Damage {
            Damage(header: [RecordingTests.header.replacing(old, with: new)], error)
        }
    }

    nonisolated static let damages: [Damage] = [
        Damage(header: [], #"line 1: found no header, expected a line with "format":"uikit-recording"."#),
        Damage(header: ["{"], "line 1: found `{`, expected one JSON object."),
        Damage(header: ["[]"], "line 1: found `[]`, expected one JSON object."),
        Damage(header: [#"{"t":0,"event":"end"}"#], "line 1: found no `format`, expected a string."),
        .header(
            "uikit-recording", "other", #"line 1: found `"other"` for `format`, expected "uikit-recording"."#),
        .header(
            #""version":1"#, #""version":2"#, "line 1: found `2` for `version`, expected 1, the only one known."),
        .header(#""app":"HypnoNerd","#, "", "line 1: found no `app`, expected a string."),
        .header(
            "[375,667]", "[375]", "line 1: found `[375]` for `size`, expected [width, height] from 1 to 10000 points."),
        .header(
            "[375,667]", "[375,0]",
            "line 1: found `[375,0]` for `size`, expected [width, height] from 1 to 10000 points."),
        .header(
            #""scale":2"#, #""scale":"2""#, #"line 1: found `"2"` for `scale`, expected a number from 0.125 to 8."#),
        .header(
            #""scale":2"#, #""scale":2,"url":"no scheme""#,
            #"line 1: found `"no scheme"` for `url`, expected an address with a scheme such as "https://example.org"."#),
        .header(
            #""scale":2"#, #""scale":2,"shortcut":"""#,
            #"line 1: found `""` for `shortcut`, expected a shortcut's type of at most 256 bytes in one line."#),
        Damage(
            #"{"t":1,"event":"power","state":"full","level":1.5}"#,
            "line 2: found `1.5` for `level`, expected a number from 0 to 1."),
        .header(#""phone""#, #""watch""#, #"line 1: found `"watch"` for `idiom`, expected phone or pad."#),
        .header(
            "[375,667]", "[1e308,667]",
            "line 1: found `[1e+308,667]` for `size`, expected [width, height] from 1 to 10000 points."),
        .header(#""scale":2"#, #""scale":9"#, "line 1: found `9` for `scale`, expected a number from 0.125 to 8."),
        .header(
            "[375,667]", "[10000,5000]",
            "line 1: found 10000x5000 points at 2 pixels per point, expected at most 33554432 pixels in a frame."),
        .header(
            "2026-01-01T", "2026-13-01T",
            #"line 1: found `"2026-13-01T09:41:00Z"` for `date`, expected an ISO 8601 date from 1970 to 2199 such as 2026-01-01T09:41:00Z."#
        ),
        .header(
            "\"UTC\"", "\"Mars/Olympus\"",
            #"line 1: found `"Mars/Olympus"` for `timeZone`, expected a time zone's name such as "UTC" or "Europe/Vienna"."#
        ),
        .header(
            "en_US", "🙂", #"line 1: found `"🙂"` for `locale`, expected a language and a region such as "en_US"."#),
        .header(
            "en_US", String(repeating: "a", count: 65),
            "line 1: found `\"\(String(repeating: "a", count: 59))…` for `locale`, expected a language and a region such as "
                + "\"en_US\"."),
        .header(
            #""version":1"#, #""version":1,"seed":-1"#,
            "line 1: found `-1` for `seed`, expected a whole number from 0 to 9007199254740991."),
        Damage(
            #"{"t":1,"event":"touch","phase":"began""#,
            #"line 2: found `{"t":1,"event":"touch","phase":"began"`, expected one JSON object."#),
        Damage(#"{"t":1}"#, "line 2: found no `event`, expected a string."),
        Damage(
            #"{"t":1,"event":"shake"}"#,
            #"line 2: found `"shake"` for `event`, expected the name of an event such as "touch"."#),
        Damage(#"{"event":"close"}"#, "line 2: found no `t`, expected a number from 0 to 1000000000."),
        Damage(#"{"t":-1,"event":"close"}"#, "line 2: found `-1` for `t`, expected a number from 0 to 1000000000."),
        Damage(#"{"t":true,"event":"close"}"#, "line 2: found `true` for `t`, expected a number from 0 to 1000000000."),
        Damage(#"{"t":null,"event":"close"}"#, "line 2: found `null` for `t`, expected a number from 0 to 1000000000."),
        Damage(
            #"{"t":1e999,"event":"close"}"#, #"line 2: found `{"t":1e999,"event":"close"}`, expected one JSON object."#),
        Damage(#"{"t":NaN,"event":"close"}"#, #"line 2: found `{"t":NaN,"event":"close"}`, expected one JSON object."#),
        Damage(
            #"{"t":1,"event":"hover","phase":"moved","x":"3","y":0}"#,
            #"line 2: found `"3"` for `x`, expected a number from -1000000 to 1000000."#),
        Damage(
            #"{"t":1,"event":"hover","phase":"moved","x":3}"#,
            "line 2: found no `y`, expected a number from -1000000 to 1000000."),
        Damage(
            #"{"t":1,"event":"hover","phase":"left","x":3,"y":0}"#,
            #"line 2: found `"left"` for `phase`, expected entered, moved or exited."#),
        Damage(
            #"{"t":1,"event":"touch","phase":"began","id":1.5,"x":3,"y":0,"pointer":"mouse"}"#,
            "line 2: found `1.5` for `id`, expected a whole number from 0 to 2147483647."),
        Damage(
            #"{"t":1,"event":"scroll","x":0,"y":0,"dx":0,"dy":1,"precise":1}"#,
            "line 2: found `1` for `precise`, expected true or false."),
        Damage(
            #"{"t":1,"event":"key","phase":"up","code":"keyboardA","characters":"","modifiers":["hyper"],"repeat":false}"#,
            #"line 2: found `["hyper"]` for `modifiers`, expected a list of capsLock, shift, control, alternate, command or numericPad."#
        ),
        Damage(
            #"{"t":1,"event":"compose","text":"x","selection":[0,0.5]}"#,
            "line 2: found `[0,0.5]` for `selection`, expected [location, length] in whole numbers from 0 to 2147483647."
        ),
        Damage(
            #"{"t":1,"event":"resize","width":-5,"height":5}"#,
            "line 2: found `-5` for `width`, expected a number from 0 to 10000."),
        Damage(
            #"{"t":1,"event":"resize","width":10001,"height":5}"#,
            "line 2: found `10001` for `width`, expected a number from 0 to 10000."),
        Damage(
            #"{"t":1,"event":"resize","width":5,"height":1e308}"#,
            "line 2: found `1e+308` for `height`, expected a number from 0 to 10000."),
        Damage(
            #"{"t":1,"event":"resize","width":9000,"height":1000}"#,
            "line 2: found 9000x1000 points at 2 pixels per point, expected at most 33554432 pixels in a frame."),
        Damage(
            #"{"t":1,"event":"display","scale":8.5}"#,
            "line 2: found `8.5` for `scale`, expected a number from 0.125 to 8."),
        Damage(
            #"{"t":1,"event":"resize","width":3000,"height":2000}"# + "\n" + #"{"t":1,"event":"display","scale":4}"#,
            "line 3: found 3000x2000 points at 4 pixels per point, expected at most 33554432 pixels in a frame."),
        Damage(
            #"{"t":1e10,"event":"close"}"#,
            "line 2: found `10000000000` for `t`, expected a number from 0 to 1000000000."),
        Damage(
            #"{"t":1,"event":"scroll","x":0,"y":0,"dx":0,"dy":-1e7,"precise":false}"#,
            "line 2: found `-10000000` for `dy`, expected a number from -1000000 to 1000000."),
        Damage(
            #"{"t":1,"event":"touch","phase":"began","id":1,"x":3,"y":0,"pointer":"pen","pressure":1e308}"#,
            "line 2: found `1e+308` for `pressure`, expected a number from 0 to 1000."),
        Damage(
            #"{"t":1,"event":"touch","phase":"began","id":1e15,"x":3,"y":0,"pointer":"mouse"}"#,
            "line 2: found `1000000000000000` for `id`, expected a whole number from 0 to 2147483647."),
        Damage(
            #"{"t":1,"event":"compose","text":"x","selection":[0,1e10]}"#,
            "line 2: found `[0,10000000000]` for `selection`, expected [location, length] in whole numbers from 0 to 2147483647."
        ),
        Damage(
            #"{"t":1,"event":"close"}"# + "\n" + #"{"t":0.5,"event":"end"}"#,
            "line 3: found `0.5` for `t`, expected at least 1, the time of the line before."),
        Damage(
            #"{"t":1,"event":"end"}"# + "\n" + #"{"t":1,"event":"close"}"#,
            #"line 3: found an event after "end", expected "end" to be the last line."#),
    ]

    @Test(arguments: damages) func `damage is described by file, line, the found and the expected text`(
        _ damage: Damage
    ) {
        let data = Data(damage.lines.joined(separator: "\n").utf8)

        let error = #expect(throws: RecordingError.self) { try Recording(parsing: data, file: "tour.jsonl") }

        #expect(error?.description == damage.error.replacing("line ", with: "tour.jsonl, line ", maxReplacements: 1))
    }

    @Test func `bytes that are not text are damage in their line`() {
        let data = Data(RecordingTests.header.utf8 + [10, 0xFF, 10])

        let error = #expect(throws: RecordingError.self) { try Recording(parsing: data, file: "tour.jsonl") }

        #expect(error?.description == "tour.jsonl, line 2: found bytes that are not UTF-8, expected UTF-8 text.")
    }

    @Test func `a line that is too long is damage`() {
        let text = #"{"t":1,"event":"text","text":""# + String(repeating: "x", count: 1 << 16) + "\"}"
        let data = Data((RecordingTests.header + "\n" + text).utf8)

        let error = #expect(throws: RecordingError.self) { try Recording(parsing: data, file: "tour.jsonl") }

        #expect(
            error?.description
                == "tour.jsonl, line 2: found \(text.utf8.count) bytes, expected at most 65536 in a line.")
    }

    @Test func `a window that gets smaller first may get more pixels per point`() throws {
        let lines = [
            RecordingTests.header, #"{"t":1,"event":"resize","width":500,"height":400}"#,
            #"{"t":1,"event":"display","scale":8}"#,
        ]

        let recording = try Recording(parsing: Data(lines.joined(separator: "\n").utf8), file: "tour.jsonl")

        #expect(recording.events.count == 2)
    }
}
