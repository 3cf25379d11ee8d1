import Testing

@testable import ProjectAdoption

@Suite struct SourceCoverTests {
    @Test func `a folder that is whole the target's is named by itself`() {
        let cover = SourceCover(
            of: ["A/B/one.swift", "A/C/two.swift"], among: ["A/B/one.swift", "A/C/two.swift", "T/t.swift"])

        #expect(cover.folders == ["A"])
        #expect(cover.exclusions == [])
    }

    @Test func `files at the root make the root the folder`() {
        let cover = SourceCover(of: ["one.swift"], among: ["one.swift", "T/t.swift"])

        #expect(cover.folders == ["."])
        #expect(cover.exclusions == ["T"])
    }

    @Test func `no member has no folder`() {
        #expect(SourceCover(of: [], among: ["a.swift"]).folders == [])
    }

    /// A number that follows from a seed, as large as an index into a list.
    private func pick(_ seed: inout UInt64, below count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % count
    }

    @Test(arguments: 0..<60)
    func `folders without exclusions have the target's files and no others`(number: Int) {
        var seed = UInt64(number)
        let names = ["a", "b", "c"]
        var files: Set<String> = []
        for _ in 0..<20 {
            let depth = pick(&seed, below: 4)
            let folders = (0..<depth).map { _ in names[pick(&seed, below: 3)] }
            files.insert((folders + ["\(pick(&seed, below: 5)).swift"]).joined(separator: "/"))
        }
        let all = files.sorted()
        let members = Set(all.filter { _ in pick(&seed, below: 3) > 0 })

        let cover = SourceCover(of: members, among: all)

        let found = all.filter { file in
            cover.folders.contains { $0 == "." || file.hasPrefix($0 + "/") }
                && !cover.exclusions.contains { file == $0 || file.hasPrefix($0 + "/") }
        }
        #expect(Set(found) == members)
    }
}
