import Foundation
import Testing

/// The kinds of work that are not caught and not reported, by the article about running an app.
@Suite struct UnnoticedTests {
    /// The words of the article, the page of the program that does it, and the line that it prints.
    private static let kinds = [
        ("code that asks the kernel for the time past libc", "kernel", "kernel 0 another time main"),
        ("files that others change", "file", "file changed main"),
        ("threads of an app that take a lock by luck", "lock", "lock 20000 main"),
        ("programs that are started with `fork()`", "fork", "fork 3 main"),
        ("input that libc reads itself, but for `readLine()`", "input", "input -1 main"),
    ]

    /// The first cells of the article's table whose second one says that there is no report.
    private static func cells() throws -> [String] {
        let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/UIKitCore/UIKitCore.docc/RunningAnApp.md")
        return try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasSuffix("| no report |") }
            .map { $0.dropFirst(2).dropLast("| no report |".count).trimmingCharacters(in: .whitespaces) }
    }

    @Test func `the article names all that is not reported`() throws {
        #expect(try Self.cells() == [Self.kinds.map(\.0).joined(separator: "; ")])
    }

    @Test(arguments: 0..<5) func `a run with one of these ends without a report`(index: Int) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("changed-\(UUID().uuidString)")
        try Data("changed".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let process = try WaitsProcess("unnoticed \(Self.kinds[index].1) \(file.path)", duration: 1)

        #expect(process.lines.map { $0.drop { $0 != " " }.dropFirst() } == [Self.kinds[index].2[...]])
        #expect(process.errors.isEmpty, "\(process.errors)")
    }
}
