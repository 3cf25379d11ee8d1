import Testing

@testable import SourceScanning

@Suite struct BreadcrumbTests {
    private struct Breadcrumb {
        var step: Int
        var steps: Int
        /// The text behind the numbers: a step on the value's path.
        var text: String
        var source: SwiftSource
        var line: Int
    }

    private static let paths = ["Touch path:", "Frame path:"]

    private let project = ProjectTree.shared

    @Test(arguments: zip(paths, [7, 8]))
    func `steps are contiguous, and each names living types`(path: String, steps: Int) {
        var report = CheckReport()
        let names = LivingNames(project.librarySources)

        let breadcrumbs = breadcrumbs(of: path)
        for breadcrumb in breadcrumbs {
            report.seen += 1
            func found(_ message: String) {
                let place = "\(path) step \(breadcrumb.step)"
                report.findings.append(breadcrumb.source.finding(breadcrumb.line, "\(place) \(message)"))
            }
            if breadcrumb.steps != steps { found("counts \(breadcrumb.steps) steps, not \(steps).") }
            let quoted = quotedNames(in: breadcrumb.text)
            if quoted.isEmpty { found("names no type in back-ticks.") }
            for name in quoted where !names.contains(name) { found("names \(name), which is not declared.") }
        }
        let missing = Set(1...steps).subtracting(breadcrumbs.map(\.step)).sorted()
        if !missing.isEmpty { report.findings.append("Sources:1: \(path) lacks the steps \(missing).") }

        report.expectClean(atLeast: steps, of: "breadcrumbs")
    }

    @Test(arguments: paths)
    func `breadcrumbs are in doc comments of declarations`(path: String) {
        var report = CheckReport()

        for source in project.librarySources {
            let written = source.comments.filter { $0.value.contains(path) }
            let documented = source.declarations.reduce(0) { $0 + $1.documentation.count { $0.contains(path) } }
            report.seen += written.count
            if documented < written.count, let line = written.keys.min() {
                report.findings.append(source.finding(line, "\(path) stands outside a declaration's doc comment."))
            }
        }

        report.expectClean(atLeast: 7, of: "breadcrumbs")
    }

    private func breadcrumbs(of path: String) -> [Breadcrumb] {
        project.librarySources.flatMap { source in
            source.declarations.flatMap { declaration in
                declaration.documentation.indices.compactMap { index in
                    breadcrumb(of: path, in: declaration, at: index, of: source)
                }
            }
        }
    }

    private func breadcrumb(
        of path: String, in declaration: SwiftDeclaration, at index: Int, of source: SwiftSource
    ) -> Breadcrumb? {
        let lines = declaration.documentation
        guard let range = lines[index].ranges(of: path).first else { return nil }
        let starts = ["Touch path:", "Frame path:", "Status:", "Unlike iOS:", "- "]
        let following = lines[(index + 1)...].prefix { line in !line.isEmpty && !starts.contains(where: line.hasPrefix)
        }
        let text = ([String(lines[index][range.upperBound...])] + following).joined(separator: " ")
        let words = text.split(separator: " ", maxSplits: 4).map(String.init)
        let line = declaration.line - lines.count + index
        guard words.count > 3, words[0] == "step", let step = Int(words[1]), words[2] == "of",
            let steps = Int(words[3].prefix { $0.isNumber })
        else { return Breadcrumb(step: 0, steps: 0, text: text, source: source, line: line) }
        return Breadcrumb(step: step, steps: steps, text: words.count > 4 ? words[4] : "", source: source, line: line)
    }

    private func quotedNames(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
