import Foundation
import Testing

@testable import SourceScanning

/// Sources that declare and call the API as Apple's own clients do, compiled as an app is.
///
/// A client subclasses each class, overrides each member that Apple declares open, calls each initializer and mentions each case.
/// So openness, labels, optionality and isolation cannot drift without a failure at the line of the client that needs them.
@Suite struct DeclarationTests {
    static let folder = "Tests/ArchitectureTests/Declarations/Corpus/"

    private var clients: [URL] {
        ProjectTree.shared.paths.filter { $0.hasPrefix(Self.folder) }.map {
            ProjectTree.shared.root.appending(path: $0)
        }
    }

    @Test(arguments: ["5", "6"])
    func `sources written for Apple's declarations compile`(mode: String) throws {
        let compiler = ClientCompiler(mode: mode)

        let faults = try compiler.faults(in: clients)

        #expect(clients.count >= 40)
        for fault in faults {
            let place = SourceLocation(
                fileID: "ArchitectureTests/Declarations/Corpus/" + URL(filePath: fault.path).lastPathComponent,
                filePath: fault.path, line: fault.line, column: fault.column)
            Issue.record("\(fault.message) (Swift \(mode))", sourceLocation: place)
        }
    }

    @Test func `a client that overrides a member that is not open fails at the line of the override`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try """
        import UIKit
        class ClientView: UIView {
            override func draw(_ rect: CGRect) {}
            override func addInteraction(_ interaction: String) {}
        }
        """.write(to: file, atomically: true, encoding: .utf8)

        let faults = try ClientCompiler(mode: "6").faults(in: [file])

        #expect(faults.map(\.line) == [4])
    }

    @Test func `every class that apps may subclass has a client that does`() {
        var report = CheckReport()
        let project = ProjectTree.shared
        let declarations = project.swift.filter { $0.path.hasPrefix(Self.folder) }.flatMap(\.declarations)
        // The words behind the colon, those of a nested class in a row.
        let superclasses = declarations.filter { $0.kind == .class }.map(\.inherited)

        for source in project.sources(of: "QuartzCore", "UIFoundation") + project.viewSources {
            for declaration in source.declarations where declaration.kind == .class {
                guard declaration.modifiers.contains("open"), !Self.ours.contains(declaration.name) else { continue }
                report.seen += 1
                let name = declaration.qualifiedName.split(separator: ".").map(String.init)
                if !superclasses.contains(where: { $0.starts(with: name) }) {
                    report.findings.append(
                        source.finding(
                            declaration.line, "\(declaration.qualifiedName) has no subclass in \(Self.folder)."))
                }
            }
        }

        report.expectClean(atLeast: 130, of: "open classes")
    }

    /// Open classes that are not Apple's.
    private static let ours: Set<String> = ["ConstructibleObject"]
}
