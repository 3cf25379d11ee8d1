import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite(.application) struct AnswerReplayTests {
    /// Asks the machine all questions while it is launched, and notes the answers.
    private final class AskingDelegate: UIResponder, UIApplicationDelegate {
        static var answers: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.answers = ["launched for \(launchOptions?[.url] ?? "nothing") on \(UIDevice.current.systemVersion)"]
            UIDevice.current.isBatteryMonitoringEnabled = true
            Self.answers.append("battery \(UIDevice.current.batteryLevel)")
            guard let url = URL(string: "https://example.org") else { return false }
            Self.answers.append("can open \(application.canOpenURL(url))")
            application.open(url) { Self.answers.append("opened \($0)") }
            return true
        }
    }

    private static let header =
        #"{"format":"uikit-recording","version":1,"app":"Asking","size":[320,480],"scale":1,"idiom":"phone","#
        + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z","seed":5"#

    private let folder = TemporaryFolder()

    private func run(_ words: String...) -> Int32 {
        ApplicationSession.run(commandLine: ["/usr/bin/Asking"] + words, delegateClass: AskingDelegate.self)
    }

    @Test func `a replay has the answers of its recording`() {
        folder.write(
            """
            \(Self.header),"url":"app:note/1","systemVersion":"6.12.3"}
            {"t":0.03125,"event":"power","state":"charging","level":0.75}
            {"t":0.03125,"event":"scheme","scheme":"https","handled":true}
            {"t":0.0625,"event":"opened","url":"https://example.org","opened":true}
            {"t":0.5,"event":"end"}

            """, to: "asking.jsonl")

        let code = run("--headless", "--replay", folder.file("asking.jsonl"))

        #expect(code == 0)
        #expect(
            AskingDelegate.answers == [
                "launched for app:note/1 on 6.12.3", "battery 0.75", "can open true", "opened true",
            ])
    }

    @Test func `without a window there are no answers, which the recording keeps`() throws {
        let code = run(
            "--headless", "--open", "app:note/1", "--duration", "0.5", "--record", folder.file("asking.jsonl"))

        let recording = try #require(folder.text("asking.jsonl"))
        #expect(code == 0)
        #expect(
            AskingDelegate.answers == [
                "launched for app:note/1 on 6.1", "battery -1.0", "can open false", "opened false",
            ])
        #expect(recording.contains(#""url":"app:note/1""#))
        #expect(recording.contains(#""event":"scheme","scheme":"https","handled":false"#))
        #expect(recording.contains(#""event":"opened","url":"https://example.org","opened":false"#))
    }
}
