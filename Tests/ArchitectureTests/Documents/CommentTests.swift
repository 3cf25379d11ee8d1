import Testing

@testable import SourceScanning

@Suite struct CommentTests {
    /// First words that leave the noun to the reader's guess.
    private static let openings: Set<String> = ["What", "Who", "Whoever", "Whatever", "Whose", "Whom", "Whichever"]
    private static let longest = 130
    private static let ceilings = "Tests/ArchitectureTests/Documents/WordCeilings.txt"

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

    @Test func `a target's ceiling is its share of lines rounded up, and one percent without an entry`() {
        let ceilings = WordCeilings("# A comment\n\nHouse 8 7 6 5 4 3\nShort 8 7\n")

        #expect(ceilings.byTarget == ["House": [8, 7, 6, 5, 4, 3]])
        #expect(ceilings.limit(of: 0, in: "House", lines: 101) == 9)
        #expect(ceilings.limit(of: 5, in: "House", lines: 200) == 6)
        #expect(ceilings.limit(of: 0, in: "Garden", lines: 9) == 1)
        #expect(ceilings.limit(of: 0, in: "Garden", lines: 0) == 0)
    }

    /// Ceilings hold from above only, so that good comments change no list; lower them as the comments get better.
    @Test func `no target has more vague words in its comments than the list allows, whose numbers may only fall`() {
        var report = CheckReport()
        let ceilings = WordCeilings(ProjectTree.shared.text(of: Self.ceilings))
        let targets = Dictionary(grouping: ProjectTree.shared.librarySources, by: \.target)

        for (target, sources) in targets.sorted(by: { $0.key < $1.key }) {
            let lines = sources.reduce(0) { $0 + $1.comments.count }
            report.seen += lines
            for (index, family) in VagueWords.families.enumerated() {
                let limit = ceilings.limit(of: index, in: target, lines: lines)
                let found = sources.reduce(0) { $0 + $1.comments.values.count(where: family.occurs) }
                guard found > limit else { continue }
                report.findings.append(
                    "\(Self.ceilings):1: \(target) has \(found) lines of comments with a form of \(family.name); "
                        + "\(limit) of \(lines) may have one. Name the thing or the action that is meant.")
            }
        }
        for target in ceilings.byTarget.keys.sorted() where targets[target] == nil {
            report.findings.append("\(Self.ceilings):1: names \(target), which is no target; take it off the list.")
        }

        report.expectClean(atLeast: 10_000, of: "lines of comments")
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
