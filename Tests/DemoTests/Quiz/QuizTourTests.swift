import Foundation
import Testing

/// A project in Xcode's form that is used unchanged: copies of its sources are compiled.
@Suite struct QuizTourTests {
    private static let demo = DemoProcess("Quiz")
    private static let replay = Result { try DemoTour(of: demo) }

    @Test(arguments: ["tour", "deutsch"])
    func `two replays give the same trace and the same last picture, and report no faults`(name: String) throws {
        let first = try DemoTour(of: Self.demo, recording: name, ["--check"])
        let second = try DemoTour(of: Self.demo, recording: name, ["--check"])

        #expect(first.trace == second.trace)
        #expect(try TraceFile(first.trace).lines(of: "frame").count > 100)
        #expect(first.picture == second.picture)
        #expect(first.errors == "")
    }

    @Test func `the question is pushed, the result presented, and the topics appear again`() throws {
        let pages = ["TopicsViewController", "QuestionViewController", "ResultViewController"]

        let appeared = try Self.replay.get().appearances(of: pages)

        #expect(appeared == pages + ["TopicsViewController"])
    }

    @Test func `buttons send the actions of their selectors`() throws {
        let actions = try TraceFile(Self.replay.get().trace).lines(of: "action").compactMap { line -> String? in
            guard let target = line["target"] as? String, let action = line["action"] as? String else { return nil }
            return "\(target).\(action)"
        }

        #expect(
            actions == [
                "QuestionViewController.choose:", "QuestionViewController.choose:", "ResultViewController.done",
            ])
    }

    @Test func `an answer by touch, a wrong one and one by key are felt; time that runs out is not`() throws {
        let haptics = try TraceFile(Self.replay.get().trace).lines(of: "haptic").compactMap { $0["time"] ?? $0["t"] }

        // Touches end at 3.28 s and 7.28 s. The third question begins 1.5 s later and ends after 15 s.
        #expect(haptics.compactMap { $0 as? Double }.map { ($0 * 100).rounded() / 100 } == [3.28, 7.28, 26.5])
    }

    // MARK: With a storyboard

    private static let storyboardDemo = DemoProcess("QuizStoryboard")

    @Test(arguments: ["tour", "deutsch"])
    func `the project with a storyboard replays alike and reports no faults`(name: String) throws {
        let first = try DemoTour(of: Self.storyboardDemo, recording: name, ["--check"])
        let second = try DemoTour(of: Self.storyboardDemo, recording: name, ["--check"])

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
        #expect(first.errors == "")
    }

    @Test func `segues push the question with its embedded page, present the result and unwind to the topics`() throws {
        let pages = [
            "TopicsViewController", "AboutViewController", "StatusViewController", "QuestionViewController",
            "ResultViewController", "TopicsViewController",
        ]

        let appeared = try DemoTour(of: Self.storyboardDemo).appearances(of: pages)

        #expect(appeared == pages)
    }
}
