import Foundation
import Testing

/// The program Bundled is written as for iOS and built by the plugin: it prints the resources that it finds in its bundle.
@Suite nonisolated struct BundledAppTests {
    private static let launch = ["--headless", "--duration", "0"]
    private static let found = [
        "com.example.bundled Bundled Up 7", "Hello", "Hello", "No cats", "1 cat", "2 cats", "25.0 2.0", "true",
        "[0.25, 0.5, 1.0, 1.0]", "[1, 2]", "true", "true 25.0",
    ]

    /// The folder of the program and of the test bundle.
    private static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    private static let program = folder.appendingPathComponent("Bundled").path

    private static func run(_ options: [String]) throws -> [String] {
        let result = try output(of: [program] + launch + options, in: folder)
        try #require(result.status == 0)
        return result.lines
    }

    private static func output(
        of command: [String], in folder: URL
    ) throws -> (lines: [String], errors: String, status: Int32) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text.split(separator: "\n").map(String.init), complaints, process.terminationStatus)
    }

    /// Hides /proc from a program: a mount of one's own, for which the kernel must allow users to have such.
    private static let hiding = ["unshare", "-rm", "sh", "-c", #"mount -t tmpfs none /proc && exec "$@""#, "sh"]
    private static let canHide = (try? output(of: hiding + ["true"], in: folder))?.status == 0
    /// Starts a program by its open file, whose path the kernel then does not pass on.
    private static let byDescriptor = [
        "python3", "-c",
        """
        import os, sys
        file = os.open(sys.argv[1], os.O_RDONLY)
        os.set_inheritable(file, True)
        os.execve(file, ["Bundled"] + sys.argv[2:], os.environ)
        """,
    ]
    private static let canStartByDescriptor =
        (try? output(of: hiding + byDescriptor + ["/bin/true"], in: folder))?.status == 0

    @Test func `an app finds its information, texts, plurals, assets and files in the main bundle`() throws {
        let lines = try Self.run([])

        #expect(lines == Self.found + ["--headless"])
    }

    @Test(.enabled(if: canHide), arguments: [program, "./Bundled"])
    func `an app that does not see itself in /proc finds all this by the path that was started`(
        path: String
    ) throws {
        let result = try Self.output(of: Self.hiding + [path] + Self.launch, in: Self.folder)

        #expect(result.status == 0, "\(result.errors)")
        #expect(result.lines.prefix(Self.found.count) == Self.found[...])
        #expect(!result.errors.contains("/proc/self/exe"))
    }

    @Test(.enabled(if: canStartByDescriptor))
    func `an app that cannot know its file says so, and takes the working folder for its own`() throws {
        let command = Self.hiding + Self.byDescriptor + [Self.program] + Self.launch

        let beside = try Self.output(of: command, in: Self.folder)
        let elsewhere = try Self.output(of: command, in: URL(fileURLWithPath: "/"))

        #expect(beside.lines.prefix(Self.found.count) == Self.found[...], "\(beside.errors)")
        #expect(elsewhere.lines.first != Self.found.first)
        for errors in [beside.errors, elsewhere.errors] {
            #expect(
                errors.contains(
                    "The file of this program cannot be found (/proc/self/exe is missing, and the program was started as /dev/fd/"
                ))
        }
    }

    @Test func `the language of the launch chooses texts and plurals`() throws {
        let lines = try Self.run(["--locale", "de_AT"])

        #expect(lines.dropFirst().prefix(5) == ["Hallo", "Hallo", "Keine Katzen", "1 Katze", "2 Katzen"])
    }
}
