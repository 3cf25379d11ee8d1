import Foundation
import Testing

@Suite struct ContactsRelaunchTests {
    private let demo = DemoProcess("Contacts")
    private var comingBack: String { recording("relaunch") }

    private func recording(_ name: String) -> String {
        DemoProcess.project.appendingPathComponent("Demos/Contacts/Recordings/\(name).jsonl").path
    }

    /// Replays a recording with its state in a folder; returns the calls of controllers and the text of standard error.
    private func run(
        _ recording: String, in folder: TemporaryFolder, for seconds: Double? = nil
    ) throws -> (trace: TraceFile, errors: String) {
        let result = try demo.run(
            [
                "--headless", "--replay", recording, "--state", folder.path("state"), "--trace",
                "controller,transition:" + folder.path("trace.jsonl"), "--screenshot", folder.path("last.png"),
            ] + (seconds.map { ["--duration", "\($0)"] } ?? []))
        try #require(result.exitCode == 0, "\(result.errors)")
        return (try TraceFile(folder.read("trace.jsonl")), result.errors)
    }

    private func picture(_ folder: TemporaryFolder) throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent("last.png"))
    }

    /// The pages that appeared, in their order.
    private func appearances(_ trace: TraceFile) -> [String] {
        trace.lines(of: "controller").compactMap { line in
            guard line["call"] as? String == "viewDidAppear", let object = line["object"] as? String,
                object.hasPrefix("Contact")
            else { return nil }
            return object
        }
    }

    @Test func `the card that was open is there again, and behind it the list where it was`() throws {
        let folder = try TemporaryFolder()
        _ = try run(demo.recording.path, in: folder)
        let contacts = try folder.read("contacts.json")
        let settings = try folder.read("settings.plist")

        let (trace, errors) = try run(comingBack, in: folder)
        let restored = try picture(folder)
        let fresh = try TemporaryFolder()
        _ = try run(comingBack, in: fresh)

        #expect(appearances(trace).prefix(2) == ["ContactCardController", "ContactListController"])
        #expect(errors == "")
        #expect(contacts.contains("Zuse"))
        #expect(settings.contains("textSize"))
        #expect(try picture(fresh) != restored)
    }

    @Test func `a contact is deleted when confirmed, and restored by undo`() throws {
        // Asked and kept, asked and deleted, and undone.
        let isThere = try [29.3, 31.6, 32.3].map { seconds in
            let folder = try TemporaryFolder()
            _ = try run(demo.recording.path, in: folder, for: seconds)
            return try folder.read("contacts.json").contains("Zuse")
        }

        #expect(isThere == [true, false, true])
    }

    @Test func `a card whose contact is there no more is left out`() throws {
        let folder = try TemporaryFolder()
        _ = try run(demo.recording.path, in: folder)
        _ = try folder.write("[]", to: "contacts.json")

        let (trace, errors) = try run(comingBack, in: folder)

        #expect(appearances(trace) == ["ContactListController"])
        #expect(errors == "")
    }

    @Test func `a damaged state starts fresh, and damaged contacts are put aside`() throws {
        let folder = try TemporaryFolder()
        _ = try run(demo.recording.path, in: folder)
        var state = try Data(contentsOf: folder.url.appendingPathComponent("state"))
        state[state.count / 2] ^= 1
        try state.write(to: folder.url.appendingPathComponent("state"))
        _ = try folder.write("damaged", to: "contacts.json")

        let (trace, errors) = try run(comingBack, in: folder)

        #expect(appearances(trace).first == "ContactListController")
        #expect(errors.contains("The state that was saved is not restored"))
        #expect(errors.contains("The contacts could not be read"))
        #expect(try folder.read("contacts.json.damaged") == "damaged")
    }

    @Test func `an editor is open again with the typed text, and typing continues at the caret`() throws {
        let folder = try TemporaryFolder()
        _ = try run(recording("editing"), in: folder)

        let (trace, errors) = try run(recording("finishing"), in: folder)

        #expect(
            appearances(trace) == [
                "ContactCardController", "ContactEditorController", "ContactEditorSheet",
            ])
        #expect(errors == "")
        #expect(try folder.read("contacts.json").contains("BartikVoen"))
    }

    @Test func `a contact that is being added is there again, and is added`() throws {
        let folder = try TemporaryFolder()
        _ = try run(recording("adding"), in: folder)

        let (trace, errors) = try run(recording("finishing"), in: folder)

        #expect(
            appearances(trace) == [
                "ContactListController", "ContactEditorController", "ContactEditorSheet", "ContactCardController",
            ])
        #expect(errors == "")
        let contacts = try folder.read("contacts.json")
        #expect(contacts.contains("Konrad") && contacts.contains("Zusee"))
    }

    @Test func `an editor whose contact is there no more is left out`() throws {
        let folder = try TemporaryFolder()
        _ = try run(recording("editing"), in: folder)
        _ = try folder.write("[]", to: "contacts.json")

        let (trace, errors) = try run(comingBack, in: folder)

        #expect(appearances(trace) == ["ContactListController"])
        #expect(errors == "")
    }
}
