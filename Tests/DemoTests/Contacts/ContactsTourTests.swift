import Foundation
import Testing

@Suite struct ContactsTourTests {
    private static let demo = DemoProcess("Contacts")

    /// One replay of the tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try DemoTour(of: demo) }

    /// A transition that came to its end, as `kind from > to`, and whether a finger led it and let it go back.
    private func transitions() throws -> [(name: String, isInteractive: Bool, isCancelled: Bool)] {
        try TraceFile(Self.replay.get().trace).lines(of: "transition").compactMap { line in
            guard line["step"] as? String == "end", let kind = line["kind"] as? String,
                let from = line["from"] as? String, let to = line["to"] as? String
            else { return nil }
            let names = [from, to].map { $0.prefix { $0 != "#" } }
            return (
                "\(kind) \(names[0]) > \(names[1])", line["interactive"] as? Bool == true,
                line["cancelled"] as? Bool == true
            )
        }
    }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }

    @Test func `a card is led back by a finger, the first time not far enough`() throws {
        let pops = try transitions().filter { $0.name == "pop ContactCardController > ContactListController" }

        #expect(pops.map(\.isInteractive) == [true, true, false])
        #expect(pops.map(\.isCancelled) == [true, false, false])
    }

    @Test func `changes are thrown away only after a question`() throws {
        let names = try transitions().map(\.name)

        // Dragged down and kept; cancelled and kept by Escape; cancelled and discarded.
        let asked = names.filter { $0 == "present ContactEditorSheet > UIAlertController" }
        let edited = names.filter { $0 == "present UINavigationController > ContactEditorSheet" }
        #expect(asked.count == 3)
        #expect(edited.count == 3)
        #expect(names.filter { $0 == "dismiss ContactEditorSheet > UINavigationController" }.count == 3)
    }

    @Test func `what was added has a card at once`() throws {
        let pushes = try transitions().filter { $0.name == "push ContactListController > ContactCardController" }

        #expect(pushes.count == 3)
    }

    @Test func `nothing is laid out in vain, and the list rests while nothing happens`() throws {
        let result = try Self.demo.run([
            "--headless", "--replay", Self.demo.recording.path, "--duration", "4.4",
        ])

        #expect(result.exitCode == 0)
        #expect(result.errors == "")
    }
}
