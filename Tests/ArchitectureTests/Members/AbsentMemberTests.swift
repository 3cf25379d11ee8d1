import Foundation
import Testing

@testable import SourceScanning

@Suite struct AbsentMemberTests {
    private static let article = "Sources/UIKitCore/UIKitCore.docc/WhatIsAbsent.md"

    /// A row of the article's tables.
    private struct Row {
        let type: String
        let member: String
        let reason: String
        let line: Int

        var name: String { "\(type).\(member)" }
    }

    private let rows = ProjectTree.shared.text(of: article).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().compactMap { index, line -> Row? in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2, cells[0].hasPrefix("`"), cells[0].hasSuffix("`"),
                let dot = cells[0].lastIndex(of: ".")
            else { return nil }
            return Row(
                type: String(cells[0][..<dot].dropFirst()), member: String(cells[0][dot...].dropFirst().dropLast()),
                reason: cells[1], line: index + 1)
        }

    @Test func `absent members are not declared, and their types are`() {
        var report = CheckReport()
        let declared = DeclaredMembers()

        for row in rows {
            report.seen += 1
            if !declared.hasType(row.type) {
                report.findings.append("\(Self.article):\(row.line): names \(row.type), which is no type here.")
            } else if declared.contains(row.member, of: row.type) {
                report.findings.append("\(Self.article):\(row.line): names \(row.name), which is declared.")
            }
        }

        report.expectClean(atLeast: 80, of: "absent members")
    }

    @Test func `absent members are not on the list of members to build`() {
        let listed = Set(SDKMembers().listed)

        let both = rows.map(\.name).filter(listed.contains)

        #expect(both.isEmpty)
    }

    @Test func `each absent member is listed once, with a reason in a few words`() {
        var report = CheckReport()
        var seen: Set<String> = []

        for row in rows {
            report.seen += 1
            if !seen.insert(row.name).inserted {
                report.findings.append("\(Self.article):\(row.line): names \(row.name) a second time.")
            }
            if !row.reason.contains(" ") || row.reason.count > 80 {
                report.findings.append("\(Self.article):\(row.line): gives no short reason for \(row.name).")
            }
        }

        report.expectClean(atLeast: 80, of: "absent members")
    }
}
