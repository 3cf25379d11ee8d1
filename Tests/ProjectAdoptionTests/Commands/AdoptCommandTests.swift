import Foundation
import Testing

@testable import ProjectAdoption

@Suite struct AdoptCommandTests {
    private func run(_ arguments: [String]) throws -> (code: Int32, text: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "anole-adopt")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    /// Calls a closure with a folder that has a project with files of these texts.
    private func withFolder(_ project: String, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in ["App.xcodeproj/project.pbxproj": project, "My App/App.swift": "import WebKit\n"] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(folder)
    }

    @Test func `the package is written once, and the report has file and line`() throws {
        try withFolder(ProjectText.app) { folder in
            let first = try run([folder.path, "--anole", "/anole"])
            let second = try run([folder.path, "--anole", "/anole"])

            #expect(first.code == 0)
            #expect(first.text.contains("My App/App.swift:1: warning: imports WebKit"))
            #expect(first.text.contains("Wrote Package.swift.\n"))
            let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
            #expect(manifest.contains("path: \"/anole\""))
            #expect(
                FileManager.default.fileExists(atPath: folder.appending(path: "Anole/My_App/AnoleSettings.swift").path))
            #expect(second.code == 73)
            #expect(second.text.contains("Package.swift is there already"))
        }
    }

    @Test func `copies that package managers and Xcode make of other projects are left out, in a line each`() throws {
        try withFolder(ProjectText.app) { folder in
            for path in ["Carthage/Checkouts/Kit/Package.swift", "My App/DerivedData/Kit.swift"] {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try ".library(name: \"Collections\")".write(to: file, atomically: true, encoding: .utf8)
            }
            let run = try run([folder.path, "--anole", "/anole", "--print"])

            #expect(run.code == 0)
            #expect(run.text.contains("Left out: Carthage (copies that"))
            #expect(run.text.contains("Left out: My App/DerivedData (copies that"))
            #expect(run.text.contains("exclude: [\"App.xcodeproj\", \"Carthage\", \"My App\"]"))
        }
    }

    @Test func `a damaged project ends with its line, and no file is written`() throws {
        try withFolder("{\n\tobjects = {\n") { folder in
            let run = try run([folder.path])

            #expect(run.code == 65)
            #expect(run.text.hasPrefix("App.xcodeproj/project.pbxproj:"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path))
        }
    }

    @Test(arguments: [[], ["a", "b"], ["--target"], ["--nothing"]])
    func `a command line that cannot be followed ends with the usage`(arguments: [String]) throws {
        let run = try run(arguments)

        #expect(run.code == 64)
        #expect(run.text.contains("adopt FOLDER"))
    }
}
