import Foundation
import Testing

@testable import Storm

@Suite struct WalkStormTests {
    private let report = """
        ◇ Test "nothing breaks" started.
        ✘ Test "nothing breaks" recorded an issue with 1 argument seed → 7 at WalkTests.swift:9:9: Expectation failed: 1 == 2
        ↳ after step 3
        ✘ Test "nothing breaks" with 1 test case failed after 1.5 seconds with 1 issue.
        ✔ Test "no page breaks" with 20 test cases passed after 2.5 seconds.
        ✔ Test "something else" passed after 0.1 seconds.
        ✘ Test run with 3 tests in 1 suite failed after 4.1 seconds with 1 issue.

        """

    @Test func `walks are the test cases with arguments`() {
        #expect(WalkStorm.cases(in: report) == 21)
        #expect(WalkStorm.cases(in: "✘ Fatal error") == 0)
    }

    @Test func `a report of a fault begins with the first issue`() {
        let lines = WalkStorm.issues(in: Data(report.utf8)).split(separator: "\n")

        #expect(lines.first?.contains("seed → 7") == true)
        #expect(lines.dropFirst().first == "↳ after step 3")
    }

    @Test func `a run that failed is recognized by its walk and not by its last line`() {
        let verdict = Verdict(exitCodes: [0, 1], mayRemark: true)

        #expect(verdict.fault(in: Outcome(ending: .exited(1), errors: report)) == nil)
    }
}
