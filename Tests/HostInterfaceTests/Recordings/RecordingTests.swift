import Foundation
import HostInterface
import Testing

@Suite struct RecordingTests {
    nonisolated static let header = """
        {"format":"uikit-recording","version":1,"app":"HypnoNerd","size":[375,667],"scale":2,"idiom":"phone",\
        "appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z"}
        """

    static let events: [(line: String, event: RecordedEvent)] = [
        (
            #"{"t":0.5,"event":"touch","phase":"began","id":1,"x":280,"y":643.25,"pointer":"mouse"}"#,
            RecordedEvent(
                time: 0.5,
                event: .touch(
                    phase: .began, id: 1, location: CGPoint(x: 280, y: 643.25), pointer: .mouse, pressure: nil))
        ),
        (
            #"{"t":0.6,"event":"touch","phase":"cancelled","id":3,"x":-1,"y":0,"pointer":"pen","pressure":0.75}"#,
            RecordedEvent(
                time: 0.6,
                event: .touch(
                    phase: .cancelled, id: 3, location: CGPoint(x: -1, y: 0), pointer: .pen, pressure: 0.75))
        ),
        (
            #"{"t":0.7,"event":"hover","phase":"entered","x":1,"y":2}"#,
            RecordedEvent(time: 0.7, event: .hover(phase: .entered, location: CGPoint(x: 1, y: 2)))
        ),
        (
            #"{"t":0.7,"event":"scroll","x":1,"y":2,"dx":0,"dy":-53,"precise":false}"#,
            RecordedEvent(
                time: 0.7,
                event: .scroll(location: CGPoint(x: 1, y: 2), delta: CGPoint(x: 0, y: -53), isPrecise: false))
        ),
        (
            #"{"t":1,"event":"button","phase":"down","button":"secondary","x":1,"y":2}"#,
            RecordedEvent(time: 1, event: .button(phase: .down, button: .secondary, location: CGPoint(x: 1, y: 2)))
        ),
        (
            #"{"t":1,"event":"key","phase":"down","code":"keyboardA","characters":"A","modifiers":["shift","numericPad"],"repeat":false}"#,
            RecordedEvent(
                time: 1,
                event: .key(
                    phase: .down, code: "keyboardA", characters: "A", modifiers: [.shift, .numericPad], isRepeat: false)
            )
        ),
        (
            #"{"t":1,"event":"text","text":"a \"b\"\n\u0001é 🙂"}"#,
            RecordedEvent(time: 1, event: .text("a \"b\"\n\u{1}é 🙂"))
        ),
        (
            #"{"t":1,"event":"compose","text":"にほ","selection":[2,0]}"#,
            RecordedEvent(time: 1, event: .compose(text: "にほ", selection: [2, 0]))
        ),
        (
            #"{"t":2,"event":"paste","types":["public.utf8-plain-text"]}"#,
            RecordedEvent(time: 2, event: .paste(types: ["public.utf8-plain-text"], text: nil))
        ),
        (
            #"{"t":2,"event":"paste","types":[],"text":"a\u0000b"}"#,
            RecordedEvent(time: 2, event: .paste(types: [], text: "a\u{0}b"))
        ),
        (
            #"{"t":2,"event":"primary","text":"chosen"}"#,
            RecordedEvent(time: 2, event: .primary(text: "chosen"))
        ),
        (#"{"t":2,"event":"primary"}"#, RecordedEvent(time: 2, event: .primary(text: nil))),
        (
            #"{"t":2,"event":"resize","width":667,"height":375}"#,
            RecordedEvent(time: 2, event: .resize(CGSize(width: 667, height: 375)))
        ),
        (#"{"t":2,"event":"display","scale":1.5}"#, RecordedEvent(time: 2, event: .display(scale: 1.5))),
        (#"{"t":2,"event":"rotate","direction":"left"}"#, RecordedEvent(time: 2, event: .rotate(.left))),
        (#"{"t":2,"event":"appearance","style":"dark"}"#, RecordedEvent(time: 2, event: .appearance(.dark))),
        (#"{"t":2,"event":"focus","active":false}"#, RecordedEvent(time: 2, event: .focus(isActive: false))),
        (
            #"{"t":2,"event":"visibility","visible":true}"#,
            RecordedEvent(time: 2, event: .visibility(isVisible: true))
        ),
        (
            #"{"t":2,"event":"power","state":"charging","level":0.25}"#,
            RecordedEvent(time: 2, event: .power(HostEvent.Power(state: .charging, level: 0.25)))
        ),
        (
            #"{"t":2,"event":"power","state":"unknown"}"#,
            RecordedEvent(time: 2, event: .power(HostEvent.Power(state: .unknown)))
        ),
        (
            #"{"t":2,"event":"scheme","scheme":"mailto","handled":true}"#,
            RecordedEvent(time: 2, event: .scheme("mailto", isHandled: true))
        ),
        (
            #"{"t":2,"event":"opened","url":"https://example.org/?a=1","opened":false}"#,
            RecordedEvent(time: 2, event: .opened(url: "https://example.org/?a=1", isOpened: false))
        ),
        (
            #"{"t":2,"event":"answer","method":"GET","url":"https://example.org/a","asked":1.5,"status":200,"#
                + #""header":["Content-Type: text/plain"],"body":"tour.jsonl.body-1"}"#,
            RecordedEvent(
                time: 2,
                event: .answer(
                    NetworkAnswer(
                        method: "GET", url: "https://example.org/a", asked: 1.5, status: 200,
                        header: ["Content-Type: text/plain"], body: "tour.jsonl.body-1")))
        ),
        (
            #"{"t":2,"event":"answer","method":"PUT","url":"http://example.org","asked":2,"error":"timedOut","message":"Late."}"#,
            RecordedEvent(
                time: 2,
                event: .answer(
                    NetworkAnswer(
                        method: "PUT", url: "http://example.org", asked: 2, failure: .timedOut, message: "Late.")))
        ),
        (
            #"{"t":2,"event":"answer","method":"GET","url":"http://a.b","asked":1,"status":200,"body":"c","parts":[[1.25,0],[1.5,7]]}"#,
            RecordedEvent(
                time: 2,
                event: .answer(
                    NetworkAnswer(
                        method: "GET", url: "http://a.b", asked: 1, status: 200, body: "c",
                        parts: [.init(time: 1.25, length: 0), .init(time: 1.5, length: 7)])))
        ),
        (
            #"{"t":2,"event":"textSize","size":"accessibilityLarge"}"#,
            RecordedEvent(time: 2, event: .textSize(.accessibilityLarge))
        ),
        (#"{"t":2,"event":"fullScreen","active":true}"#, RecordedEvent(time: 2, event: .fullScreen(isActive: true))),
        (#"{"t":2,"event":"memoryWarning"}"#, RecordedEvent(time: 2, event: .memoryWarning)),
        (#"{"t":2,"event":"close"}"#, RecordedEvent(time: 2, event: .close)),
        (#"{"t":2.5,"event":"end"}"#, RecordedEvent(time: 2.5, event: .end)),
    ]

    static func recording(_ lines: String...) throws -> Recording {
        try Recording(parsing: Data(lines.joined(separator: "\n").utf8), file: "tour.jsonl")
    }

    @Test func `every event reads as the contract spells it`() throws {
        let text = Self.header + "\n" + Self.events.map(\.line).joined(separator: "\n")

        let recording = try Self.recording(text)

        #expect(recording.events == Self.events.map(\.event))
        #expect(recording.endTime == 2.5)
    }

    @Test func `every event is written as the contract spells it`() {
        let lines = Self.events.map(\.event.line)

        #expect(lines == Self.events.map(\.line))
    }

    @Test func `the header gives the surroundings and a seed of one`() throws {
        let header = try Self.recording(Self.header).header

        #expect(header.app == "HypnoNerd")
        #expect(header.size == CGSize(width: 375, height: 667))
        #expect(header.scale == 2)
        #expect(header.idiom == .phone)
        #expect(header.style == .light)
        #expect(header.localeIdentifier == "en_US")
        #expect(header.timeZoneIdentifier == "UTC")
        #expect(header.date == Date(timeIntervalSince1970: 1_767_260_460))
        #expect(header.seed == 1)
        #expect(header.url == nil)
        #expect(header.systemVersion == "6.1")
    }

    @Test func `a written recording reads back as it was`() throws {
        var configuration = LaunchConfiguration(appName: "A \"name\"")
        configuration.idiom = .pad
        configuration.scale = 1.25
        configuration.seed = UInt64(RecordingHeader.largestSeed)
        configuration.url = "https://example.org"
        configuration.systemVersion = "6.12.3"
        let recording = Recording(header: RecordingHeader(configuration), events: Self.events.map(\.event))

        let again = try Recording(parsing: Data(recording.text.utf8), file: "again")

        #expect(again == recording)
    }

    @Test func `numbers are read back to the last bit`() throws {
        let numbers = [0.1 + 0.2, 1.0 / 3, 1e-7, 123_456_789.123456789, .leastNormalMagnitude]

        let again = try numbers.map { number in
            let line = RecordedEvent(time: number, event: .close).line
            return try Self.recording(Self.header, line).events[0].time
        }

        #expect(again == numbers)
    }

    @Test func `unknown keys, empty lines and line ends of other systems have no effect`() throws {
        let recording = try Self.recording(
            Self.header.replacing("\"version\"", with: "\"author\":{\"name\":[1,null,true]},\"version\"") + "\r", "",
            "   ", #"{"t":1,"event":"close","why":"tired"}"# + "\r", "")

        #expect(recording.events == [RecordedEvent(time: 1, event: .close)])
    }
}
