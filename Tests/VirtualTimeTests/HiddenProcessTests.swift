import Foundation
import Testing

@Suite struct HiddenProcessTests {
    /// Hides /proc from a program: a mount of one's own, for which the kernel must allow users to have such.
    private static let hiding = ["-rm", "sh", "-c", #"mount -t tmpfs none /proc && exec "$@""#, "sh"]

    /// Runs a program that does not see /proc; the answer is its status and its standard error.
    private static func run(_ command: [String]) throws -> (status: Int32, errors: String) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["unshare"] + hiding + command
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private static let canHide = (try? run(["true"]))?.status == 0

    @Test(.enabled(if: canHide))
    func `an app that does not see its threads says so in a sentence and runs to its end in real time`() throws {
        let result = try Self.run([WaitsProcess.path, "--headless", "--duration", "1"])

        #expect(result.status == 0, "\(result.errors)")
        // A sanitizer that does not find the name of its program has lines of its own.
        let lines = result.errors.split(separator: "\n").filter { !$0.hasPrefix("==") }
        #expect(lines.count == 1)
        #expect(
            lines.first?.contains(
                "The threads of this process cannot be seen (/proc/self/task is missing). What the app schedules itself runs "
                    + "in real time and is not part of this replay.") == true)
    }

    @Test
    func `an app whose libraries have a clock of their own says so in a sentence and runs to its end in real time`()
        throws
    {
        // Without this name no library finds the program's function, and all call that of libc.
        let program = try Self.waits(without: "clock_gettime")
        defer { try? FileManager.default.removeItem(at: program) }
        let process = Process()
        let errors = Pipe()
        process.executableURL = program
        process.arguments = ["--headless", "--duration", "1"]
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        #expect(process.terminationStatus == 0, "\(text)")
        #expect(
            text.hasSuffix(
                "The time of Dispatch cannot be set (it does not ask clock_gettime of libc). What the app schedules itself runs in "
                    + "real time and is not part of this replay.\n"), "\(text)")
    }

    /// A copy of the program, beside it, that offers its libraries a function under another name.
    private static func waits(without name: String) throws -> URL {
        let original = URL(fileURLWithPath: WaitsProcess.path)
        let names = try SharedLibrary(original).names
        var data = try Data(contentsOf: original)
        let place = try #require(data.range(of: Data("\0\(name)\0".utf8), in: names))
        data[place.lowerBound + 1] = UInt8(ascii: "x")
        let copy = original.deletingLastPathComponent().appendingPathComponent("Waits-\(UUID().uuidString)")
        try data.write(to: copy)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
        return copy
    }
}
