import Testing

@testable import Storm

@Suite struct StormOptionsTests {
    @Test func `minutes, seed, kinds and folders are read in any order`() throws {
        let options = try StormOptions([
            "--products", "bin", "2.5", "--seed", "7", "--kinds", "states,disks", "--project", "here", "--tests",
            "bin/all",
        ])

        #expect(options.minutes == 2.5)
        #expect(options.seed == 7)
        #expect(options.kinds == ["states", "disks"])
        #expect(options.products == "bin")
        #expect(options.project == "here")
        #expect(options.tests == "bin/all")
    }

    @Test(arguments: [["0"], ["soon"], ["--seed"], ["--seed", "-1"]])
    func `unreadable options are refused`(words: [String]) {
        #expect(throws: StormOptions.Mistake.self) { try StormOptions(words) }
    }

    @Test func `a kind that is unknown is refused`() throws {
        let options = try StormOptions(["--kinds", "rain"])

        #expect(throws: StormOptions.Mistake.self) { try Storm(options) }
    }
}
