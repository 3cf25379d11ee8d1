import Foundation
import HostInterface
import Testing

@Suite struct MonkeyInputTests {
    private let size = CGSize(width: 375, height: 667)

    @Test func `a seed makes the same events each time, and another seed others`() {
        let first = MonkeyInput.session(seed: 7, count: 500, size: size)

        #expect(MonkeyInput.session(seed: 7, count: 500, size: size) == first)
        #expect(MonkeyInput.session(seed: 8, count: 500, size: size) != first)
    }

    @Test func `a session has as many events as it should, in order of time, and an end`() {
        let events = MonkeyInput.session(seed: 3, count: 2000, size: size)

        #expect(events.count == 2001)
        #expect(events.dropLast().allSatisfy { $0.event != .end && $0.event != .close })
        #expect(zip(events, events.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test func `sessions end by themselves or with the window closed`() {
        let ends = (0..<20).map { MonkeyInput.session(seed: $0, count: 3, size: size).last?.event }

        #expect(Set(ends) == [.end, .close])
    }

    @Test func `a longer session begins like a shorter one`() {
        let short = MonkeyInput.session(seed: 3, count: 100, size: size)
        let long = MonkeyInput.session(seed: 3, count: 200, size: size)

        #expect(Array(long.prefix(100)) == Array(short.dropLast()))
    }

    @Test func `a session has every kind of input, and is the same when read from a recording`() throws {
        let header = RecordingHeader(LaunchConfiguration(appName: "Test"))
        let recording = Recording(header: header, events: MonkeyInput.session(seed: 1, count: 5000, size: size))

        let read = try Recording(parsing: Data(recording.text.utf8), file: "random.jsonl")

        #expect(read == recording)
        let kinds = [
            "touch", "hover", "scroll", "button", "key", "text", "compose", "resize", "display", "rotate", "appearance",
            "focus", "visibility",
        ]
        for kind in kinds + ["memoryWarning"] { #expect(recording.text.contains("\"event\":\"\(kind)\"")) }
    }

    @Test func `every command of a letter, a digit or a sign is given, with each modifier`() {
        let events = MonkeyInput.session(seed: 1, count: 200_000, size: size).map(\.event)

        var given: [HostEvent.KeyModifiers: Set<String>] = [:]
        for case .key(.down, _, let characters, let modifiers, _) in events {
            given[modifiers, default: []].insert(characters.lowercased())
        }

        let all = "abcdefghijklmnopqrstuvwxyz0123456789-=[],./\\;'`".map(String.init)
        for modifiers: HostEvent.KeyModifiers in [.command, [.command, .shift], [.command, .alternate], .control] {
            #expect(given[modifiers]?.isSuperset(of: all) == true, "\(modifiers)")
        }
    }

    @Test func `every size that the window gets can be shown at the largest scale`() {
        let events = MonkeyInput.session(seed: 1, count: 100_000, size: size).map(\.event)

        let sizes = events.compactMap { if case .resize(let size) = $0 { size } else { nil } }

        #expect(sizes.count > 50)
        for size in sizes { #expect(LaunchLimits.excess(of: size, at: 8) == nil, "\(size)") }
    }

    @Test func `touches begin inside the window`() {
        var monkey = MonkeyInput(seed: 5)
        let room = CGRect(origin: .zero, size: CGSize(width: 100, height: 200))
        var count = 0

        for _ in 0..<2000 {
            for case .event(.touch(.began, _, let place, _, _)) in monkey.next(in: room.size) {
                count += 1
                #expect(room.contains(place))
            }
        }

        #expect(count > 100)
    }
}
