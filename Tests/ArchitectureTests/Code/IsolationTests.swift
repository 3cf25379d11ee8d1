import Testing

@testable import SourceScanning

@Suite struct IsolationTests {
    @Test func `public classes of layers and views spell their isolation`() {
        var report = CheckReport()

        let project = ProjectTree.shared
        for source in project.sources(of: "QuartzCore", "UIFoundation") + project.viewSources {
            for type in source.declarations where type.kind == .class && type.isPublic {
                report.seen += 1
                let words = Set(type.containers.flatMap(\.modifiers) + type.modifiers)
                // Values that apps pass across threads belong to no actor.
                guard !words.contains("nonisolated"), !words.isSuperset(of: ["@preconcurrency", "@MainActor"]) else {
                    continue
                }
                report.findings.append(
                    source.finding(
                        type.line, "\(type.name) is not spelled @preconcurrency @MainActor, nor nonisolated."))
            }
        }

        report.expectClean(atLeast: 40, of: "public classes")
    }
}
