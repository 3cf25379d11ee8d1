import Foundation
import Testing

@Suite struct ContactsTourTests {
    private static let demo = DemoProcess("Contacts")

    /// One replay of the tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try DemoTour(of: demo) }

    /// A transition that was completed, as `kind from > to`, and whether it was interactive and cancelled.
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

    @Test func `no constraints contradict each other, and each layout settles`() throws {
        #expect(try Self.replay.get().errors == "")
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

    @Test func `a contact is deleted only after a question, and its card is popped`() throws {
        let names = try transitions().map(\.name)
        let asked = names.indices.filter { names[$0] == "present UINavigationController > UIAlertController" }

        // An alert confirms that a number was copied, too; one question is answered by no, one by yes.
        #expect(asked.count == 3)
        let answered = asked.map { Array(names[($0 + 1)...].prefix(2)) }
        #expect(answered.allSatisfy { $0.first == "dismiss UIAlertController > UINavigationController" })
        #expect(
            answered.map { $0.last == "pop ContactCardController > ContactListController" } == [false, false, true])
    }

    @Test func `an added contact has a card at once`() throws {
        let pushes = try transitions().filter { $0.name == "push ContactListController > ContactCardController" }

        #expect(pushes.count == 3)
    }

    @Test func `unchanged content is not laid out, and the list rests between two touches`() throws {
        let lines = try TraceFile(Self.replay.get().trace).lines
        func times(_ topic: String) -> [Double] {
            lines.filter { $0["topic"] as? String == topic }.compactMap { $0["t"] as? Double }
        }
        let (layouts, frames) = (times("layout"), times("frame"))

        // The list is at rest, its indicator has faded, and the next touch is at the end of the time.
        let rest = 4.64..<4.89
        #expect(!layouts.contains(where: rest.contains) && !frames.contains(where: rest.contains))
        // Nearly every layout changes the picture.
        #expect(Set(layouts).subtracting(frames).count * 50 < layouts.count)
    }
}
