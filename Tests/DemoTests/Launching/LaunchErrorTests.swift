import Foundation
import Testing

@Suite struct LaunchErrorTests {
    private let demo = DemoProcess("HypnoNerd")
    private static let header =
        #"{"format":"uikit-recording","version":1,"app":"HypnoNerd","size":[375,667],"scale":1,"idiom":"phone","#
        + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z"}"#

    @Test(arguments: [
        ["--nonsense"], ["--monkey", "1:0"], ["--inspect"], ["--size", "wide"], ["--size", "0x100"], ["--scale", "-1"],
        ["--scale"], ["--device", "watch"], ["--appearance", "pink"], ["--duration", "never"], ["--slow", "0"],
        ["--trace", "gossip"],
    ]) func `a wrong option ends with 64 and is named`(arguments: [String]) throws {
        let result = try demo.run(["--headless"] + arguments)

        #expect(result.exitCode == 64)
        #expect(result.errors.contains(arguments[0]))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ("not json", 1), ("", 1), (#"{"format":"other","version":1}"#, 1),
        (#"{"format":"uikit-recording","version":2,"app":"A","size":[375,667],"scale":1}"#, 1),
        (header + "\n" + "not json", 2), (header + "\n" + #"{"t":1,"event":"dance"}"#, 2),
        (header + "\n" + #"{"t":2,"event":"memoryWarning"}"# + "\n" + #"{"t":1,"event":"end"}"#, 3),
        (header + "\n" + #"{"t":1,"event":"touch","phase":"began","id":1,"x":5}"#, 2),
        (header + "\n" + #"{"t":"soon","event":"end"}"#, 2),
        (header + "\n" + #"{"t":1,"event":"resize","width":"wide","height":1}"#, 2),
        (header + "\n" + #"{"event":"end"}"#, 2),
    ]) func `a damaged recording ends with 65 and its line is named`(text: String, line: Int) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "damaged.jsonl")

        let result = try demo.run(["--headless", "--replay", path])

        #expect(result.exitCode == 65)
        #expect(result.errors.contains("damaged.jsonl"))
        #expect(result.errors.contains("\(line)"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test func `a missing recording ends with 66 and is named`() throws {
        let result = try demo.run(["--headless", "--replay", "nowhere.jsonl"])

        #expect(result.exitCode == 66)
        #expect(result.errors.contains("nowhere.jsonl"))
    }

    @Test func `without a display it ends with 69 and suggests headless`() throws {
        let result = try demo.run(
            ["--duration", "1"], environment: ["DISPLAY": ":987", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "x11"])

        #expect(result.exitCode == 69)
        #expect(result.errors.contains("--headless"))
    }

    @Test(arguments: [["--screenshot"], ["--trace"], ["--record"], ["--frames"]])
    func `an output that cannot be written ends with 73 and is named`(option: [String]) throws {
        let folder = try TemporaryFolder()
        // A file cannot be a folder on the way to another file.
        let file = try folder.write("x", to: "file")
        let path = file + "/out"

        let result = try demo.run(
            ["--headless", "--duration", "0.1"] + option + [option == ["--trace"] ? "all:" + path : path])

        #expect(result.exitCode == 73)
        #expect(result.errors.contains(path))
    }

    @Test func `help prints the table and ends well`() throws {
        let result = try demo.run(["--help"])

        #expect(result.exitCode == 0)
        for option in ["--headless", "--size", "--record", "--replay", "--trace", "--frame-hashes", "--slow"] {
            #expect(result.output.contains(option))
        }
    }
}
