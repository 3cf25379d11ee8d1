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

    @Test func `a thread that waits for something outside is waited for ten seconds`() {
        var omissions = WorkOmissions()
        var seconds: Double = 0

        for _ in 0..<3 {
            omissions.waitUntilStill { limit in
                seconds += limit
                return .waitingOutside
            }
        }

        #expect((10..<12).contains(seconds))
        #expect(omissions.sentences.count == 1)
        #expect(omissions.sentences[0].contains("waited for a file, a pipe or another process for 10 s"))
    }
}
