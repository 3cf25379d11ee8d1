import Foundation
import Testing

/// The tool as the plugin starts it: once for the sources and once for the resources.
@Suite final class InterfaceCheckTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func run(_ arguments: [String]) throws -> (code: Int32, text: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "anole-sources")
        process.arguments = arguments
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private func check(_ more: [String] = []) throws -> (code: Int32, text: String) {
        try run(
            [
                "bundle", "--executable", "App", "--output", path("App.app"), "--source", path("R.swift"),
                "--resource", path("Card.xib"), "Base.lproj/Card.xib", "--classes", path("Classes.swift"),
            ] + more)
    }

    @Test func `a misspelt outlet is a remark at its line of the nib, and an error stops the bundle`() throws {
        let source = """
            import UIKit
            class Card: UIView { @IBOutlet var label: UILabel!; @IBAction func flip(_ sender: Any) {} }
            """
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="1" customClass="Card" customModule="App"><connections>
            <outlet property="lable" destination="1"/><outlet property="label" destination="1"/>
            </connections></view></objects></document>
            """
        try Data(source.utf8).write(to: folder.appending(path: "Card.swift"))
        try Data(nib.utf8).write(to: folder.appending(path: "Card.xib"))

        let rewriting = try run(
            [
                "--exports", path("E.swift"), "--classes", path("Classes.swift"), "--source", path("Card.swift"),
                path("C.swift"),
            ])
        let errors = try check(["--connections", "errors"])
        let bundled = FileManager.default.fileExists(atPath: path("App.app/Base.lproj/Card.xib"))
        let warnings = try check()

        let message = "the class 'Card' has no outlet 'lable'; there is 'label'\n"
        #expect(rewriting.code == 0)
        #expect(errors.code == 1)
        #expect(errors.text == "\(path("Card.xib")):3: error: \(message)")
        #expect(!bundled)
        #expect(warnings.code == 0)
        #expect(warnings.text == "\(path("Card.xib")):3: warning: \(message)")
        #expect(FileManager.default.fileExists(atPath: path("App.app/Base.lproj/Card.xib")))
    }

    @Test func `the storyboards of a new app fit its classes`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let script = Process()
        script.executableURL = root.appending(path: "Scripts/new-app")
        script.arguments = [path("Cities"), "--storyboard"]
        script.standardOutput = FileHandle.nullDevice
        try script.run()
        script.waitUntilExit()
        let sources = path("Cities/App/Cities")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()

        let rewriting = try run(
            ["--exports", path("E.swift"), "--classes", path("Classes.swift")]
                + files.filter { $0.hasSuffix(".swift") }.flatMap { ["--source", sources + "/" + $0, path("C" + $0)] })
        let bundling = try run(
            [
                "bundle", "--executable", "Cities", "--output", path("App.app"), "--source", path("R.swift"),
                "--classes", path("Classes.swift"), "--connections", "errors",
            ] + files.filter { $0.hasSuffix(".storyboard") }.flatMap { ["--resource", sources + "/" + $0, $0] })

        #expect(rewriting.text == "")
        #expect(bundling.text == "")
        #expect(bundling.code == 0)
        let storyboards = try FileManager.default.contentsOfDirectory(atPath: path("App.app/Base.lproj"))
        #expect(storyboards.sorted() == ["LaunchScreen.storyboard", "Main.storyboard"])
    }
}
