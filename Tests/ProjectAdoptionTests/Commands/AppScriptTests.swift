import Foundation
import Testing

@Suite struct AppScriptTests {
    /// The result of a run of the script.
    private struct Run {
        let code: Int32
        let error: String
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func run(_ arguments: String...) throws -> Run {
        let process = Process()
        let error = Pipe()
        process.executableURL = Self.root.appending(path: "Scripts/new-app")
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = error
        try process.run()
        let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(code: process.terminationStatus, error: text)
    }

    @Test func `an app is made with a manifest, the file that names its sources, and two classes`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }

        let run = try run(folder.appending(path: "Greeting").path)

        let app = folder.appending(path: "Greeting")
        #expect(run.code == 0)
        #expect(run.error == "")
        let manifest = try String(contentsOf: app.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(name: \"Anole\", path: \"\(Self.root.path)\")"))
        #expect(manifest.contains("exclude: [\"Greeting\"]"))
        #expect(manifest.contains("plugins: [.plugin(name: \"AppSources\", package: \"Anole\")]"))
        let settings = try String(contentsOf: app.appending(path: "App/App.swift"), encoding: .utf8)
        #expect(settings.contains("// sources: App/Greeting\n"))
        let files = try FileManager.default.contentsOfDirectory(atPath: app.appending(path: "App/Greeting").path)
        #expect(files.sorted() == ["AppDelegate.swift", "GreetingViewController.swift"])
    }

    @Test func `an app with a storyboard has it, a launch screen, and classes for its scenes`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }

        let run = try run("--storyboard", folder.appending(path: "Cities").path)

        let app = folder.appending(path: "Cities/App")
        #expect(run.code == 0)
        #expect(run.error == "")
        let settings = try String(contentsOf: app.appending(path: "App.swift"), encoding: .utf8)
        #expect(settings.contains("// info: UIMainStoryboardFile=Main\n"))
        #expect(settings.contains("// info: UILaunchStoryboardName=LaunchScreen\n"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: app.appending(path: "Cities").path)
        #expect(
            files.sorted() == [
                "AppDelegate.swift", "Base.lproj", "Base.lproj/LaunchScreen.storyboard", "Base.lproj/Main.storyboard",
                "CitiesViewController.swift", "CityViewController.swift",
            ])
        let storyboard = try String(
            contentsOf: app.appending(path: "Cities/Base.lproj/Main.storyboard"), encoding: .utf8)
        #expect(storyboard.contains("customClass=\"CitiesViewController\" customModule=\"Cities\""))
        #expect(!storyboard.contains("@"))
    }

    @Test func `an option that there is none of is refused`() throws {
        let run = try run("Cities", "--what")

        #expect(run.code == 64)
        #expect(run.error.contains("--storyboard"))
    }

    @Test(arguments: ["2048", "my-app", "a b", "", "UIKit", "Foundation"])
    func `a name that no module of an app can have is refused`(name: String) throws {
        let run = try run(name)

        #expect(run.code == 64)
        #expect(run.error.hasPrefix("Scripts/new-app: "))
    }

    @Test func `a folder that is there is left alone`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "A\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let run = try run(folder.path)

        #expect(run.code == 73)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
}
