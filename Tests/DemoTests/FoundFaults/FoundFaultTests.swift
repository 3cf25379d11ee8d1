import Foundation
import Testing

/// Recordings that showed faults once, found by random events and shortened: replayed with all checks, they show none.
@Suite struct FoundFaultTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Recordings")

    private static var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test(arguments: try names)
    func `a fault that was found once does not recur`(name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        let header = try #require(String(contentsOf: file, encoding: .utf8).split(separator: "\n").first)
        let values = try #require(try JSONSerialization.jsonObject(with: Data(header.utf8)) as? [String: Any])
        let demo = DemoProcess(try #require(values["app"] as? String))

        let result = try demo.run(["--headless", "--replay", file.path, "--check"])

        #expect(result.exitCode == 0, "\(result.errors)")
    }
}
