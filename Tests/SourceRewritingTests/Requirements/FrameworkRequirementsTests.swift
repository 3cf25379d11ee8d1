import Foundation
import Testing

@testable import SourceRewriting

@Suite struct FrameworkRequirementsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The requirements without labels that protocols of the frameworks give a default in an extension.
    private static func namesInSources() throws -> Set<String> {
        let targets = ["QuartzCore", "UIFoundation"]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
            path.hasSuffix(".swift") && (path.hasPrefix("UIKit") || targets.contains { path.hasPrefix($0 + "/") })
        }
        let files = try paths.map {
            SourceFile(path: $0, copyName: "", data: try Data(contentsOf: folder.appending(path: $0)))
        }
        let index = ModuleIndex(of: files)
        var names: Set<String> = []
        for type in index.types.values where type.kind == .protocolDeclaration && type.access == "public" {
            for methods in type.methods.values {
                let required = Set(methods.filter { !$0.isInExtension }.map(\.fullName))
                let defaults = methods.filter { $0.isInExtension && required.contains($0.fullName) }.map(\.fullName)
                names.formUnion(
                    defaults.filter { $0.split(separator: "(").last?.allSatisfy { "_:)".contains($0) } == true })
            }
        }
        return names
    }

    @Test func `the list has the requirements with defaults that the frameworks declare`() throws {
        let found = try Self.namesInSources()

        #expect(found.count > 40)
        #expect(found.subtracting(FrameworkRequirements.names).sorted() == [])
        #expect(FrameworkRequirements.names.subtracting(found).sorted() == [])
    }
}
