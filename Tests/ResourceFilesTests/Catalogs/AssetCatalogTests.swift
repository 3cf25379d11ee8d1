import Foundation
import ResourceFiles
import Testing

@Suite final class AssetCatalogTests {
    private let root = FileManager.default.temporaryDirectory.path + "/AssetCatalog-\(UUID().uuidString)/A.xcassets"

    deinit { try? FileManager.default.removeItem(atPath: (root as NSString).deletingLastPathComponent) }

    private func write(_ path: String, _ text: String = "{}") throws {
        let file = root + "/" + path
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    @Test func `sets are found in groups, with the namespaces that groups provide`() throws {
        try write("logo.imageset/Contents.json")
        try write("brand.v2.colorset/Contents.json")
        try write("Plain/one.imageset/Contents.json")
        try write("Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try write("Icons/Sub/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try write("Icons/Sub/two.dataset/Contents.json")
        try write("Sprites.spriteatlas/hero.imageset/Contents.json")
        try write("Top.brandassets/a.imagestack/Contents.json")

        let catalog = AssetCatalog(path: root)

        #expect(
            catalog.entries.map(\.name) == ["Icons/Sub/two", "Sprites", "brand.v2", "hero", "logo", "one"])
        #expect(catalog.entry("brand.v2", kind: .color)?.folder == root + "/brand.v2.colorset")
        #expect(catalog.entry("logo", kind: .color) == nil)
        #expect(catalog.unread == [root + "/Top.brandassets"])
        #expect(catalog.faults.isEmpty)
    }

    @Test func `two sets of one name and kind, and damaged groups, are faults`() throws {
        try write("a.imageset/Contents.json")
        try write("Group/a.imageset/Contents.json")
        try write("Group/a.colorset/Contents.json")
        try write("Group/Contents.json", "{\n\"properties\": {\"provides-namespace\": 1}}")

        let catalog = AssetCatalog(path: root)

        #expect(
            catalog.faults.map { $0.description.replacingOccurrences(of: root, with: "") } == [
                "/Group/Contents.json:2: found 1, expected true or false as \"provides-namespace\".",
                "/a.imageset: found another imageset with the name \"a\" than /Group/a.imageset, expected each name once in a "
                    + "catalogue.",
            ])
    }

    @Test func `a set without contents is a fault, and a catalogue that is not there is empty`() throws {
        try write("a.imageset/x.png")
        let file = root + "/a.imageset/Contents.json"

        #expect(throws: ResourceFault(file: file, line: nil, found: "no file", expected: "the contents of the set")) {
            try AssetCatalog.contents(of: root + "/a.imageset")
        }
        #expect(AssetCatalog(path: root + "/none").entries.isEmpty)
    }
}
