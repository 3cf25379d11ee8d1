import AppBundling
import Foundation
import Testing

@Suite final class BundlingCommandTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/Bundling-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private func date(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.modificationDate] as? Date
    }

    private func command(_ resources: [String]) throws -> BundlingCommand {
        try BundlingCommand(
            arguments: [
                "--executable", "My", "--output", folder + "/My.app", "--source", folder + "/R.swift", "--info",
                "CFBundleDisplayName = Mine",
            ] + resources.flatMap { ["--resource", folder + "/" + $0, $0] })
    }

    private var bundled: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder + "/My.app")) ?? []).sorted()
    }

    @Test func `the folder has the app's current files, and unchanged ones keep their date`() throws {
        try write("a.txt", "a")
        try write("b.txt", "b")
        _ = try command(["a.txt", "b.txt"]).run()
        let first = bundled
        let (source, list) = (try date("R.swift"), try date("My.app/Info.plist"))
        try write("a.txt", "changed")

        let remarks = try command(["a.txt"]).run()

        #expect(remarks.isEmpty)
        #expect(first == ["Info.plist", "a.txt", "b.txt"])
        #expect(bundled == ["Info.plist", "a.txt"])
        #expect(FileManager.default.contents(atPath: folder + "/My.app/a.txt") == Data("changed".utf8))
        #expect(try date("R.swift") == source)
        #expect(try date("My.app/Info.plist") == list)
    }

    @Test func `with an error no file is written`() throws {
        try write("a.strings", "\"a\" = ;")

        let remarks = try command(["a.strings"]).run()

        #expect(remarks.map(\.severity) == [.error])
        #expect(bundled.isEmpty)
    }

    @Test(arguments: [
        (["--output", "a", "--source", "b"], "--executable is missing."),
        (["--what"], "--what is no option."),
        (["--info", "a"], "--info: found a, expected a key, an equals sign and a value."),
        (["--connections", "loud"], "--connections: found loud, expected warnings or errors."),
        (["--plist"], "--plist needs a value."),
    ])
    func `a command line that is wrong says why`(arguments: [String], sentence: String) {
        #expect(throws: (any Error).self) {
            do { _ = try BundlingCommand(arguments: arguments) } catch {
                #expect("\(error)" == sentence)
                throw error
            }
        }
    }
}
