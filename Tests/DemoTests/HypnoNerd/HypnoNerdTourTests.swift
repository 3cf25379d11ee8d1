import Foundation
import Testing

@Suite struct HypnoNerdTourTests {
    private let demo = DemoProcess("HypnoNerd")

    private func tour(_ folder: TemporaryFolder) throws -> TraceFile {
        let result = try demo.run([
            "--headless", "--replay", demo.recording.path, "--trace", "all:" + folder.path("trace.jsonl"),
            "--frame-hashes", "--screenshot", folder.path("last.png"),
        ])
        try #require(result.exitCode == 0, "\(result.errors)")
        return try TraceFile(folder.read("trace.jsonl"))
    }

    @Test func `two replays give the same trace and the same pixels`() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())

        let traces = try (tour(first), tour(second))

        let hashes = traces.0.lines(of: "frame").compactMap { $0["pixels"] as? String }
        #expect(traces.0.text == traces.1.text)
        #expect(hashes.count > 50)
        #expect(Set(hashes).count > 20)
        #expect(
            try Data(contentsOf: first.url.appendingPathComponent("last.png"))
                == Data(contentsOf: second.url.appendingPathComponent("last.png")))
    }

    @Test func `the reminders' view is loaded when its tab is first chosen`() throws {
        let trace = try tour(TemporaryFolder())

        let loads = trace.lines(of: "controller").filter { $0["call"] as? String == "loadView" }
        func time(_ object: String) -> Double? {
            loads.first { $0["object"] as? String == object }?["t"] as? Double
        }
        #expect(time("HypnosisViewController") == 0)
        // The finger is lifted on the tab at 1.6 s.
        #expect(try #require(time("RemindViewController")) >= 1.6)
        #expect(try #require(time("RemindersViewController")) >= 5.2)
    }

    @Test func `switching tabs calls back in the order of tab bars`() throws {
        let trace = try tour(TemporaryFolder())

        let calls = trace.calls(
            of: ["HypnosisViewController", "ReminderNavigationController"], from: 1.59, to: 2.2
        ).filter { $0.contains("Appear") || $0.contains("Disappear") || $0.contains("load") || $0.contains("Load") }

        #expect(
            calls.filter { !$0.contains("loadView") && !$0.contains("Layout") } == [
                "ReminderNavigationController.viewDidLoad", "ReminderNavigationController.viewWillAppear",
                "HypnosisViewController.viewWillDisappear", "ReminderNavigationController.viewIsAppearing",
                "HypnosisViewController.viewDidDisappear", "ReminderNavigationController.viewDidAppear",
            ])
    }

    @Test func `a push and the pop after it call back in the order of navigation`() throws {
        let trace = try tour(TemporaryFolder())

        let pair: Set<String> = ["RemindViewController", "RemindersViewController"]
        func order(from start: Double, to end: Double) -> [String] {
            trace.calls(of: pair, from: start, to: end).filter {
                !$0.contains("Layout") && !$0.contains("SafeArea")
            }
        }
        #expect(
            order(from: 5.2, to: 6.2) == [
                "RemindersViewController.willMove", "RemindersViewController.loadView",
                "RemindersViewController.viewDidLoad", "RemindViewController.viewWillDisappear",
                "RemindersViewController.viewWillAppear", "RemindersViewController.viewIsAppearing",
                "RemindViewController.viewDidDisappear", "RemindersViewController.viewDidAppear",
                "RemindersViewController.didMove",
            ])
        #expect(
            order(from: 6.2, to: 7.0) == [
                "RemindersViewController.willMove", "RemindersViewController.viewWillDisappear",
                "RemindViewController.viewWillAppear", "RemindViewController.viewIsAppearing",
                "RemindersViewController.viewDidDisappear", "RemindViewController.viewDidAppear",
                "RemindersViewController.didMove",
            ])
    }

    @Test func `a hidden tab's controller hears the memory warning`() throws {
        let trace = try tour(TemporaryFolder())

        let warned = trace.calls(
            of: ["HypnosisViewController", "RemindViewController", "UITabBarController"], from: 7.0, to: 7.1)

        #expect(warned.contains("HypnosisViewController.didReceiveMemoryWarning"))
        #expect(warned.contains("RemindViewController.didReceiveMemoryWarning"))
    }

    @Test func `the reminders refuse to turn and the circles accept`() throws {
        let trace = try tour(TemporaryFolder())

        let decisions = trace.lines(of: "rotation").map {
            (
                $0["to"] as? String, $0["accepted"] as? Bool, $0["letterboxed"] as? Bool,
                $0["decider"] as? String
            )
        }
        let refused = decisions.first { $0.1 == false }
        let accepted = decisions.first { $0.0 == "landscapeRight" && $0.1 == true }
        #expect(refused?.0 == "landscapeRight")
        #expect(refused?.2 == true)
        #expect(refused?.3 == "UITabBarController")
        #expect(accepted != nil)
    }

    @Test func `the button says for when it sets a reminder`() throws {
        let result = try demo.run(["--headless", "--replay", demo.recording.path])

        #expect(result.exitCode == 0)
        #expect(result.output.contains("Setting a reminder for Jan 1, 2026"))
    }

    @Test func `numbered pictures show every distinct frame`() throws {
        let folder = try TemporaryFolder()

        let result = try demo.run([
            "--headless", "--replay", demo.recording.path, "--frames", folder.path("frames"), "--duration", "1.2",
        ])

        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("frames")).sorted()
        #expect(result.exitCode == 0)
        #expect(names.count >= 3)
        #expect(names.allSatisfy { $0.hasSuffix(".png") })
    }

    @Test func `a recording of a replay replays to the same trace`() throws {
        let folder = try TemporaryFolder()
        let again = DemoProcess("HypnoNerd")

        let recorded = try again.run([
            "--headless", "--replay", demo.recording.path, "--record", folder.path("copy.jsonl"),
            "--trace", "controller,touch,action:" + folder.path("first.jsonl"),
        ])
        let replayed = try again.run([
            "--headless", "--replay", folder.path("copy.jsonl"),
            "--trace", "controller,touch,action:" + folder.path("second.jsonl"),
        ])

        #expect(recorded.exitCode == 0, "\(recorded.errors)")
        #expect(replayed.exitCode == 0, "\(replayed.errors)")
        #expect(try folder.read("first.jsonl") == folder.read("second.jsonl"))
    }

    // MARK: With a nib

    @Test(arguments: ["tour", "deutsch"])
    func `the project with a nib replays alike and reports no faults`(name: String) throws {
        let classic = DemoProcess("HypnoNerdClassic")

        let first = try DemoTour(of: classic, recording: name, ["--check"])
        let second = try DemoTour(of: classic, recording: name, ["--check"])

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
        #expect(first.errors == "")
    }

    @Test func `the nib's button sends its action to the file's owner`() throws {
        let trace = try TraceFile(DemoTour(of: DemoProcess("HypnoNerdClassic")).trace)

        let actions = trace.lines(of: "action").compactMap { line -> String? in
            guard let target = line["target"] as? String, let action = line["action"] as? String else { return nil }
            return "\(target).\(action)"
        }
        #expect(actions.contains("ReminderViewController.addReminder:"))
    }
}
