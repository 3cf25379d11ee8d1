import DarwinCompatibility
import Foundation
import Testing

@Suite struct SharedFolderTests {
    @Test func `a group's folder is there and is the same the next time`() throws {
        let group = "group.anole.tests.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? FileManager.default.removeItem(at: folder) }

        try Data([1]).write(to: folder.appendingPathComponent("file"))

        let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        #expect(again == folder)
        #expect(try Data(contentsOf: folder.appendingPathComponent("file")) == Data([1]))
    }

    @Test(arguments: ["", "..", "../other", ".hidden", "a/b"])
    func `a name that would lead elsewhere has no folder`(group: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == nil)
    }

    @Test func `there is no account of iCloud`() {
        #expect(FileManager.default.ubiquityIdentityToken == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }
}
