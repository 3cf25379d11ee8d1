import Foundation
import Testing
import UIKit

@Suite struct AppFolderTests {
    private let folder = TemporaryFolder()

    private func write(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (folder.file(path) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        folder.write(path, to: path)
    }

    private func number(_ path: String) throws -> NSNumber? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? NSNumber
    }

    @Test func `the app's folder lies in the resources of the program's own target`() throws {
        try write("Notes")
        try write("Pack_Other.resources/Other.app/Info.plist")
        try write("Pack_Notes.resources/Notes.app/Info.plist")

        let app = AppFolder.app(of: folder.file("Notes"))

        #expect(
            app.map { URL(fileURLWithPath: $0) } == URL(fileURLWithPath: folder.file("Pack_Notes.resources/Notes.app")))
        #expect(AppFolder.app(of: folder.file("Others")) == nil)
        #expect(AppFolder.app(of: folder.file("Pack_Notes.resources/Notes.app/Notes")) == nil)
    }

    @Test func `a folder without a property list is no app`() throws {
        try write("Notes")
        try write("Pack_Notes.resources/Notes.app/a.txt")

        #expect(AppFolder.app(of: folder.file("Notes")) == nil)
    }

    @Test func `the program is the same file in the app's folder, also when it was built anew`() throws {
        try write("Notes")
        try write("Pack_Notes.resources/Notes.app/Info.plist")
        let app = folder.file("Pack_Notes.resources/Notes.app")
        let first = try AppFolder.program(in: app, for: folder.file("Notes"))
        #expect(try number(first) == number(folder.file("Notes")))
        try FileManager.default.removeItem(atPath: folder.file("Notes"))
        folder.write("another", to: "Notes")

        let second = try AppFolder.program(in: app, for: folder.file("Notes"))

        #expect(second == app + "/Notes")
        #expect(FileManager.default.contents(atPath: second) == Data("another".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: app).sorted() == ["Info.plist", "Notes"])
    }
}
