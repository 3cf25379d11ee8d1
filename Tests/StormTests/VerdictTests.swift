import Testing

@testable import Storm

@Suite struct VerdictTests {
    private let verdict = Verdict(exitCodes: [0, 65], signals: [15], processor: 2, memory: 1 << 30)

    @Test(arguments: [
        Outcome(ending: .exited(0), processor: 2, memory: 1 << 30, errors: "A remark\nof two lines"),
        Outcome(ending: .exited(65), errors: "App: found `1`, expected 2.\n"), Outcome(ending: .killed(signal: 15)),
    ]) func `an expected outcome is no fault`(outcome: Outcome) {
        #expect(verdict.fault(in: outcome) == nil)
    }

    @Test func `remarks before the sentence are a fault unless they are allowed`() {
        let outcome = Outcome(ending: .exited(65), errors: "A remark.\nA sentence.\n")
        var allowing = verdict
        allowing.mayRemark = true

        let faults = [verdict, allowing].map { $0.fault(in: outcome) != nil }

        #expect(faults == [true, false])
    }

    @Test(arguments: [
        (Outcome(ending: .exited(64), errors: "A sentence.\n"), "ended with 64"),
        (Outcome(ending: .exited(65)), "ended with 65 and not with one sentence on standard error"),
        (
            Outcome(ending: .exited(65), errors: "One.\nTwo.\n"),
            "ended with 65 and not with one sentence on standard error"
        ),
        (Outcome(ending: .killed(signal: 4)), "was killed by signal 4"),
        (Outcome(ending: .endless), "did not end"), (Outcome(ending: .greedy), "took more than 1024 MB"),
        (Outcome(ending: .exited(0), processor: 2.125), "took 2.12 s of processor time"),
        (Outcome(ending: .exited(0), memory: 1_074_790_400), "took 1025 MB"),
    ]) func `an unexpected outcome is named`(outcome: Outcome, fault: String) {
        #expect(verdict.fault(in: outcome) == fault)
    }
}
