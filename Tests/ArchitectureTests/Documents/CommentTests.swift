import Testing

@testable import SourceScanning

@Suite struct CommentTests {
    /// First words that stand for a noun which the reader has to guess.
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

    @Test func `status lines say what is not implemented`() {
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

    @Test func `lines with nothing but a comment end before column 131`() {
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

    private func paragraph(from line: Int, in source: SwiftSource) -> String {
        var (text, next) = ("", line)
        while let comment = source.comments[next], comment.trimmed != "///" {
            text += comment + " "
            next += 1
        }
        return text
    }
}
