import Testing

@testable import SourceScanning

@Suite struct CommentTests {
    /// First words that leave the noun to the reader's guess.
    private static let openings: Set<String> = ["What", "Who", "Whoever", "Whatever", "Whose", "Whom", "Whichever"]
    private static let longest = 130

    private let sources = ProjectTree.shared.swift

    @Test func `doc comments begin with a noun or a verb, not with a question word`() {
        var report = CheckReport()

        for source in sources {
            for (line, comment) in source.comments where comment.hasPrefix("///") {
                guard source.comments[line - 1]?.hasPrefix("///") != true else { continue }
                report.seen += 1
                let first = comment.dropFirst(3).split { !$0.isLetter }.first.map(String.init) ?? ""
                if Self.openings.contains(first) {
                    report.findings.append(source.finding(line, "begins with \(first); name the thing."))
                }
            }
        }

        report.expectClean(atLeast: 6000, of: "doc comments")
    }

    @Test func `status lines name the part that is not implemented`() {
        var report = CheckReport()

        for source in sources {
            for (line, comment) in source.comments where comment.hasPrefix("/// Status: ") {
                report.seen += 1
                let words = paragraph(from: line, in: source).split { !$0.isLetter }
                if words.contains("follow") || words.contains("follows") {
                    report.findings.append(source.finding(line, "promises; say what is not implemented."))
                }
            }
        }

        report.expectClean(atLeast: 40, of: "status lines")
    }

    @Test func `lines with only a comment end before column 131`() {
        var report = CheckReport()

        for source in sources {
            let lines = ProjectTree.shared.text(of: source.path).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where source.comments[index + 1] != nil {
                guard line.drop(while: \.isWhitespace).hasPrefix("//") else { continue }
                report.seen += 1
                if line.count > Self.longest {
                    report.findings.append(source.finding(index + 1, "has \(line.count) columns."))
                }
            }
        }

        report.expectClean(atLeast: 10_000, of: "lines of comments")
    }

    @Test(arguments: [
        ("/// Goes to its place.", ["go", "place"]), ("/// Sets `place` and `what`.", [String]()),
        ("// Placed in a company.", [String]()), ("// TOLD so; nothing stands.", ["something", "stand", "tell"]),
        ("/// Whatever `x` is `go`", ["what"]),
    ])
    func `vague words are found in prose, and not in names`(comment: String, names: [String]) {
        let found = VagueWords.families.filter { $0.occurs(in: comment) }.map(\.name)

        #expect(found == names)
    }

    @Test(arguments: [(0, 0), (1, 1), (100, 1), (101, 2), (200, 2)])
    func `one text in a hundred, rounded up, may have a word of a family`(count: Int, limit: Int) {
        #expect(VagueWords.limit(of: count) == limit)
    }

    @Test func `comments of each target name things and actions`() {
        var report = CheckReport()
        let targets = Dictionary(grouping: ProjectTree.shared.librarySources, by: \.target)

        for (target, sources) in targets.sorted(by: { $0.key < $1.key }) {
            let comments = sources.flatMap { source in
                source.comments.map { (text: $0.value, path: source.path, line: $0.key) }
            }
            report.seen += comments.count
            for family in VagueWords.families {
                let found = comments.filter { family.occurs(in: $0.text) }
                guard found.count > VagueWords.limit(of: comments.count) else { continue }
                report.findings.append(
                    finding(family, in: found.map { "\($0.path):\($0.line)" }, of: comments.count, "comments", target))
            }
        }

        report.expectClean(atLeast: 10_000, of: "lines of comments")
    }

    @Test func `names of tests of each target name things and actions`() {
        var report = CheckReport()
        let sources = ProjectTree.shared.swift.filter { $0.area == "Tests" }

        for (target, sources) in Dictionary(grouping: sources, by: \.target).sorted(by: { $0.key < $1.key }) {
            let tests = sources.flatMap { source in
                source.declarations.filter { $0.kind == .func && $0.modifiers.contains("@Test") }.map {
                    (name: $0.name, path: source.path, line: $0.line)
                }
            }
            report.seen += tests.count
            report.findings += VagueWords.families.compactMap { family -> String? in
                let found = tests.filter { family.occurs(in: $0.name) }
                guard found.count > VagueWords.limit(of: tests.count) else { return nil }
                return finding(family, in: found.map { "\($0.path):\($0.line)" }, of: tests.count, "test names", target)
            }
        }

        report.expectClean(atLeast: 1000, of: "test names")
    }

    private func finding(
        _ family: VagueWords, in places: [String], of count: Int, _ noun: String, _ target: String
    ) -> String {
        "\(places.sorted().first ?? ""): \(target) has \(places.count) \(noun) with a form of \(family.name); "
            + "\(VagueWords.limit(of: count)) of \(count) may have one. Name the thing or the action that is meant."
    }

    private func paragraph(from line: Int, in source: SwiftSource) -> String {
        var (text, next) = ("", line)
        while let comment = source.comments[next], comment.trimmed != "///" {
            text += comment + " "
            next += 1
        }
        return text
    }
}
