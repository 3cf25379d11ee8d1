import Foundation
import Testing

@testable import ProjectAdoption

@Suite struct SynchronizedFolderTests {
    private let project = ProjectText.app.replacingOccurrences(
        of: "children = (CC0000000000000000000002);",
        with: "children = (CC0000000000000000000002, CC0000000000000000000008, CC0000000000000000000009);"
    ).replacingOccurrences(of: "dependencies = ();", with: "fileSystemSynchronizedGroups = (CC0000000000000000000008);")
        .replacingOccurrences(
            of: "\t\tDD0000000000000000000001 /* Sources */ = {",
            with: """
                \t\tCC0000000000000000000008 /* Shown */ = {
                \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
                \t\t\texceptions = (CD0000000000000000000001);
                \t\t\tpath = Shown;
                \t\t\tsourceTree = "<group>";
                \t\t};
                \t\tCC0000000000000000000009 /* Shared */ = {
                \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
                \t\t\texceptions = (CD0000000000000000000002);
                \t\t\tpath = Shared;
                \t\t\tsourceTree = "<group>";
                \t\t};
                \t\tCD0000000000000000000001 = {
                \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                \t\t\tmembershipExceptions = (Info.plist, Extension, Deep/Not.swift);
                \t\t\ttarget = EE0000000000000000000001;
                \t\t};
                \t\tCD0000000000000000000002 = {
                \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                \t\t\tmembershipExceptions = (Also.swift);
                \t\t\ttarget = EE0000000000000000000001;
                \t\t};
                \t\tDD0000000000000000000001 /* Sources */ = {
                """)

    @Test func `a folder's files are the target's but for its exceptions, and exceptions of others' folders are too`()
        throws
    {
        let folder = ProjectText.folder(
            project,
            [
                "Shown/One.swift": "", "Shown/Deep/Two.swift": "", "Shown/Deep/Not.swift": "",
                "Shown/Extension/Three.swift": "", "Shown/Info.plist": "", "Shown/en.lproj/Localizable.strings": "",
                "Shared/Also.swift": "", "Shared/Other.swift": "",
            ])
        let file = try ProjectFile(path: "p", data: Data(project.utf8))
        var reader = TargetReader(project: file, base: "", files: folder)

        let target = try #require(try reader.targets().first)

        #expect(
            Set(target.sources.map(\.name)) == [
                "My App/App.swift", "My App/Views/View.swift", "Shown/One.swift", "Shown/Deep/Two.swift",
                "Shared/Also.swift",
            ])
        #expect(Set(target.resources.map(\.name)) == ["My App/Assets.xcassets", "Shown/en.lproj/Localizable.strings"])
    }

    @Test func `the package names the folders, and excludes other targets' files`() throws {
        let folder = ProjectText.folder(
            project,
            [
                "Shown/One.swift": "", "Shown/Extension/Three.swift": "", "Shared/Also.swift": "",
                "Shared/Other.swift": "",
            ])

        let text = try Adoption(of: folder, name: "App", anolePath: "/").package.files[1].text

        #expect(
            text.split(separator: "\n").filter { $0.hasPrefix("// sources") || $0.hasPrefix("// exclude") } == [
                "// sources: My App", "// sources: Shared", "// sources: Shown", "// exclude: Shared/Other.swift",
                "// exclude: Shown/Extension",
            ])
    }
}
