import Foundation
import Testing

/// Launches with a saved state that cannot be used: it is kept under another name, a sentence says so, and the next launch is as
/// usual.
@Suite struct DamagedStateTests {
    /// Damages of a saved state.
    enum Damage: CaseIterable {
        case wrongByte, unfinished

        var reason: String {
            switch self {
            case .wrongByte: "its checksum is wrong"
            case .unfinished: "the program ended while it was restored"
            }
        }

        /// Damages a state; returns the bytes that must be kept of it.
        func apply(to state: URL) throws -> Data {
            var data = try Data(contentsOf: state)
            switch self {
            case .wrongByte: data[data.count / 2] ^= 1
            case .unfinished:
                try FileManager.default.moveItem(at: state, to: state.appendingPathExtension("restoring"))
                return data
            }
            try data.write(to: state)
            return data
        }
    }

    private let demo = DemoProcess("Contacts")

    private func sentence(_ damage: Damage, _ path: String) -> String {
        "Contacts: The state that was saved is not restored, for \(damage.reason). It was put aside as \(path).damaged, and the "
            + "app starts fresh.\n"
    }

    @Test(arguments: Damage.allCases)
    func `a damaged state file is moved aside beside its path`(damage: Damage) throws {
        let folder = try TemporaryFolder()
        let (state, aside) = (folder.path("state"), URL(fileURLWithPath: folder.path("state.damaged")))
        func launch() throws -> DemoProcess.Result {
            let result = try demo.run(["--headless", "--duration", "0.5", "--state", state])
            try #require(result.exitCode == 0, "\(result.errors)")
            return result
        }
        _ = try launch()
        let damaged = try damage.apply(to: URL(fileURLWithPath: state))

        let first = try launch()
        let second = try launch()

        #expect(first.errors == sentence(damage, state))
        #expect(try Data(contentsOf: aside) == damaged)
        #expect(second.errors == "")
        #expect(try folder.fileNames.filter { $0.hasPrefix("state") } == ["state", "state.damaged"])
    }

    @Test func `a file that an option names and is no state is refused`() throws {
        let folder = try TemporaryFolder()
        let letter = try folder.write("a letter to a friend", to: "letter")

        let result = try demo.run(["--headless", "--duration", "0.5", "--state", letter])

        #expect(result.exitCode == 65)
        #expect(
            result.errors
                == "Contacts: --state: found a file that is no saved state at `\(letter)`, expected a saved state, an empty file "
                + "or nothing.\n")
        #expect(try folder.read("letter") == "a letter to a friend")
        #expect(try folder.fileNames == ["letter"])
    }

    @Test func `in a window it is the state in the user's folder`() throws {
        let (display, folder) = (try VirtualDisplay(), try TemporaryFolder())
        func launch() throws -> DemoProcess.Result {
            let result = try demo.run(
                ["--duration", "0.5"],
                environment: [
                    "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "", "HOME": folder.path(""),
                    "XDG_STATE_HOME": folder.path("states"), "XDG_CONFIG_HOME": folder.path("settings"),
                ])
            try #require(result.exitCode == 0, "\(result.errors)")
            return result
        }
        let state = folder.path("states/Contacts/restoration.plist")
        _ = try launch()
        let damaged = try Damage.wrongByte.apply(to: URL(fileURLWithPath: state))

        let result = try launch()

        #expect(result.errors == sentence(.wrongByte, state))
        #expect(try Data(contentsOf: URL(fileURLWithPath: state + ".damaged")) == damaged)
    }
}
