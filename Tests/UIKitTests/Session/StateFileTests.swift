import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite(.application) struct StateFileTests {
    private let folder = TemporaryFolder()

    private func file() throws -> StateFile {
        try StateFile(path: folder.file("Notes/restoration.plist"), appName: "Notes")
    }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.file("Notes"))) ?? []).sorted()
    }

    @Test func `without a file there is no state, and saving makes the folder`() throws {
        let first = try file().load()

        try file().save(SavedStates.state("state"))

        #expect(first == nil)
        #expect(names() == ["restoration.plist"])
        #expect(folder.data("Notes/restoration.plist") == SavedStates.state("state"))
    }

    @Test func `while a state is restored its name says so`() throws {
        try file().save(SavedStates.state("state"))
        let restored = try file()

        let state = restored.load()
        let during = names()
        restored.didRestore()

        #expect(state == SavedStates.state("state"))
        #expect(during == ["restoration.plist.restoring"])
        #expect(names() == ["restoration.plist"])
    }

    @Test func `a state during whose restoration the program ended is set aside`() throws {
        try file().save(SavedStates.state("deadly"))
        _ = try file().load()

        let next = try file().load()

        #expect(next == nil)
        #expect(names() == ["restoration.plist.damaged"])
    }

    @Test func `a state that is set aside makes room for the next one`() throws {
        try file().save(SavedStates.state("bad"))
        let first = try file()
        _ = first.load()
        first.setAside(because: "it is no saved state")

        first.save(SavedStates.state("good"))

        #expect(names() == ["restoration.plist", "restoration.plist.damaged"])
        #expect(try file().load() == SavedStates.state("good"))
    }

    @Test func `a state that was saved before the restoration is done stays`() throws {
        try file().save(SavedStates.state("old"))
        let restored = try file()
        _ = restored.load()

        restored.save(SavedStates.state("new"))
        restored.didRestore()

        #expect(names() == ["restoration.plist"])
        #expect(folder.data("Notes/restoration.plist") == SavedStates.state("new"))
    }

    @Test func `removing leaves no file`() throws {
        try file().save(SavedStates.state("state"))

        try file().remove()

        #expect(names() == [])
    }

    @Test func `an app that runs twice with a state file restores its state`() {
        let arguments = ["/usr/bin/Counter", "--headless", "--duration", "0.1", "--state", folder.file("state")]
        CounterDelegate.counts = []

        for _ in 0..<3 { _ = ApplicationSession.run(commandLine: arguments, delegateClass: CounterDelegate.self) }

        #expect(CounterDelegate.counts == [0, 1, 2])
    }

    @Test func `a headless app without a state file begins fresh`() {
        CounterDelegate.counts = []

        for _ in 0..<2 {
            _ = ApplicationSession.run(
                commandLine: ["/usr/bin/Counter", "--headless", "--duration", "0.1"],
                delegateClass: CounterDelegate.self)
        }

        #expect(CounterDelegate.counts == [0, 0])
    }
}

/// Counts its launches.
private final class CounterDelegate: UIResponder, UIApplicationDelegate {
    static var counts: [Int] = []
    private var count = 0
    private let window = UIWindow(frame: .zero)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.counts.append(count)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(count + 1, forKey: "count")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        count = coder.decodeInteger(forKey: "count")
    }
}
