import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct SessionDefaultsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("settings.plist") }

    private func fill(_ defaults: UserDefaults) {
        defaults.register(defaults: ["size": 17, "name": "none"])
        defaults.set(21.5, forKey: "size")
        defaults.set(true, forKey: "sorted")
        defaults.set(["a", "b"], forKey: "letters")
    }

    @Test func `settings are read with the values that were set`() {
        let defaults = SessionDefaults(file: nil)

        fill(defaults)

        #expect(defaults.double(forKey: "size") == 21.5)
        #expect(defaults.bool(forKey: "sorted"))
        #expect(defaults.stringArray(forKey: "letters") == ["a", "b"])
        #expect(defaults.string(forKey: "name") == "none")
        #expect(defaults.object(forKey: "other") == nil)
    }

    @Test func `a removed value falls back to the registered one`() {
        let defaults = SessionDefaults(file: nil)
        fill(defaults)

        defaults.removeObject(forKey: "size")

        #expect(defaults.integer(forKey: "size") == 17)
    }

    @Test func `values reach neither the user's settings nor the next session`() {
        let name = "anole-\(UUID().uuidString)"
        let defaults = SessionDefaults(file: nil)

        defaults.set(1, forKey: name)
        defaults.synchronize()

        #expect(UserDefaults.standard.object(forKey: name) == nil)
        #expect(SessionDefaults(file: nil).object(forKey: name) == nil)
    }

    @Test func `a file keeps them from one launch to the next, and a damaged one counts as empty`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = SessionDefaults(file: file)
        fill(first)

        let isWritten = first.synchronize()
        let size = SessionDefaults(file: file).double(forKey: "size")
        try Data("<plist".utf8).write(to: file)

        #expect(isWritten)
        #expect(size == 21.5)
        #expect(SessionDefaults(file: file).object(forKey: "size") == nil)
    }

    @Test func `a file that is no property list stays as it is`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("a letter".utf8).write(to: file)
        let defaults = SessionDefaults(file: file)
        fill(defaults)

        let isWritten = defaults.synchronize()

        #expect(!isWritten)
        #expect(try Data(contentsOf: file) == Data("a letter".utf8))
    }

    @Test func `a pipe at the file's path does not block`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try #require(mkfifo(file.path, 0o600) == 0)

        let defaults = SessionDefaults(file: file)

        #expect(defaults.object(forKey: "size") == nil)
    }
}
