import Testing

@testable import HeadlessHost

@Suite struct WorkOmissionsTests {
    @Test func `a thread that ends in time is waited for in silence`() {
        var omissions = WorkOmissions()
        var looks = 0

        omissions.waitUntilStill { _ in
            looks += 1
            return looks < 20 ? .computing : .still
        }

        #expect(looks == 20)
        #expect(omissions.sentences.isEmpty)
    }

    @Test func `a thread that computes for a minute is waited for once`() {
        var omissions = WorkOmissions()
        var seconds: Double = 0

        for _ in 0..<3 {
            omissions.waitUntilStill { limit in
                seconds += limit
                return .computing
            }
        }

        #expect((60..<62).contains(seconds))
        #expect(omissions.sentences.count == 1)
        #expect(omissions.sentences[0].hasPrefix("A thread of the app computed for 60 s."))
    }

    @Test func `a thread that waits outside of the process is waited for ten seconds`() {
        var omissions = WorkOmissions()
        var seconds: Double = 0

        for _ in 0..<3 {
            omissions.waitUntilStill { limit in
                seconds += limit
                return .waitingOutside
            }
        }

        omissions.end(VirtualTime.Outside(), ignoresOutside: false)
        #expect((10..<12).contains(seconds))
        #expect(omissions.sentences.count == 1)
        #expect(omissions.sentences[0].contains("waited for a file, a pipe or another process for 10 s"))
    }

    @Test func `the end of a run names the addresses and programs that were used`() {
        var (asked, unanswered, alone) = (WorkOmissions(), WorkOmissions(), WorkOmissions())

        alone.end(VirtualTime.Outside(), ignoresOutside: false)
        asked.end(VirtualTime.Outside(network: "example.com:443", program: "/bin/ls"), ignoresOutside: false)
        unanswered.end(
            VirtualTime.Outside(network: "example.com:443", unanswered: "example.com:80"), ignoresOutside: true)

        #expect(alone.sentences.isEmpty)
        #expect(asked.sentences.count == 2)
        #expect(asked.sentences.first?.hasPrefix("The app asked the network (example.com:443).") == true)
        #expect(asked.sentences.last?.hasPrefix("The app started a program (/bin/ls).") == true)
        #expect(unanswered.sentences.count == 1)
        #expect(
            unanswered.sentences.first?.hasPrefix("The app waited for the network (example.com:80) for 10 s.") == true)
    }

    @Test func `a program that did not end is named instead of one that did, and a device that was read from`() {
        var omissions = WorkOmissions()
        omissions.waitUntilStill { _ in .waitingOutside }

        omissions.end(
            VirtualTime.Outside(program: "/bin/ls", unfinished: "/bin/sleep", source: "/dev/ttyS0"),
            ignoresOutside: true)

        #expect(omissions.sentences.count == 2)
        #expect(
            omissions.sentences.first?.hasPrefix(
                "The app started a program (/bin/sleep), which ran for more than 10 s.")
                == true)
        #expect(omissions.sentences.last?.hasPrefix("The app read from outside of its process (/dev/ttyS0).") == true)
    }

    @Test func `each obstacle of virtual time has its sentence`() {
        let sentences = [VirtualTime.Obstacle.hiddenThreads, .ownClock(library: "Dispatch")].map(\.sentence)

        #expect(sentences[0].hasPrefix("The threads of this process cannot be seen (/proc/self/task is missing)."))
        #expect(sentences[1].hasPrefix("The time of Dispatch cannot be set (it does not ask clock_gettime of libc)."))
        for sentence in sentences { #expect(sentence.hasSuffix(" runs in real time and is not part of this replay.")) }
    }

    @Test func `programs of an app are waited for ten seconds at a time`() {
        var omissions = WorkOmissions()
        var (seconds, pauses) = (0.0, [Double]())

        for _ in 0..<10 { _ = omissions.waitForProgram { pauses.append($0) } }
        omissions.endProgramWait()
        while omissions.waitForProgram({ seconds += $0 }) {}

        #expect((10..<10.02).contains(seconds))
        #expect(omissions.isTired.outside)
        // A short program is looked at often.
        #expect(pauses.count == 10)
        #expect(pauses.reduce(0, +) < 0.01)
    }
}
