import Foundation
import Testing
import UIKit

@Suite struct StateFileTests {
    private let folder = TemporaryFolder()

    private func file() -> StateFile { StateFile(path: folder.file("Notes/restoration.plist"), appName: "Notes") }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.file("Notes"))) ?? []).sorted()
    }

    @Test func `without a file there is no state, and saving makes the folder`() {
        let first = file().load()

        file().save(Data("state".utf8))

        #expect(first == nil)
        #expect(names() == ["restoration.plist"])
        #expect(folder.text("Notes/restoration.plist") == "state")
    }

    @Test func `while a state is restored its name says so`() {
        file().save(Data("state".utf8))
        let restored = file()

        let state = restored.load()
        let during = names()
        restored.didRestore()

        #expect(state == Data("state".utf8))
        #expect(during == ["restoration.plist.restoring"])
        #expect(names() == ["restoration.plist"])
    }

    @Test func `a state during whose restoration the program ended is set aside`() {
        file().save(Data("deadly".utf8))
        _ = file().load()

        let next = file().load()

        #expect(next == nil)
        #expect(names() == ["restoration.plist.damaged"])
    }

    @Test func `a state that is set aside makes room for the next one`() {
        file().save(Data("bad".utf8))
        let first = file()
        _ = first.load()
        first.setAside(because: "it is no saved state")

        first.save(Data("good".utf8))

        #expect(names() == ["restoration.plist", "restoration.plist.damaged"])
        #expect(file().load() == Data("good".utf8))
    }

    @Test func `a state that was saved before the restoration is done stays`() {
        file().save(Data("old".utf8))
        let restored = file()
        _ = restored.load()

        restored.save(Data("new".utf8))
        restored.didRestore()

        #expect(names() == ["restoration.plist"])
        #expect(folder.text("Notes/restoration.plist") == "new")
    }

    @Test func `removing leaves nothing`() {
        file().save(Data("state".utf8))

        file().remove()

        #expect(names() == [])
    }

    @Test func `an app that runs twice with a state file comes back to where it was`() {
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
