import Testing

@testable import SourceScanning

@Suite struct FileSizeTests {
    private static let ceiling = 400

    /// Files that may be longer, each with its own ceiling and the reason why no topic can move out.
    private let exceptions: [String: (ceiling: Int, reason: String)] = [
        "Sources/UIFoundation/Images/UIImage.swift":
            (440, "apps override these members, so they have to be in the class body; all work is done elsewhere"),
        "Sources/QuartzCore/Layers/CALayer.swift":
            (720, "apps override these members, so they have to be in the class body; all work is done elsewhere"),
        "Sources/UIKitText/TextFields/UITextField.swift":
            (550, "apps override these members, so they have to be in the class body; all work is done elsewhere"),
        "Sources/UIKitText/TextViews/UITextView.swift":
            (550, "apps override these members, so they have to be in the class body; all work is done elsewhere"),
    ]

    /// Classes whose every topic apps may override, so that all are in the class body: this is thin instead of short.
    private let thinBodies = [
        "Sources/UIKitCore/ViewControllers/UIViewController.swift", "Sources/UIKitCore/Views/UIView.swift",
        "Sources/UIKitLists/Tables/UITableView.swift", "Sources/UIKitCore/Responders/UIResponder.swift",
        "Sources/UIFoundation/TextKit/NSLayoutManager.swift", "Sources/UIKitLists/Collections/UICollectionView.swift",
    ]

    @Test func `functions and accessors of a thin body have at most three lines`() {
        var report = CheckReport()

        for source in ProjectTree.shared.swift where thinBodies.contains(source.path) {
            for body in FunctionBodies(in: source).bodies {
                report.seen += 1
                if body.lines.count > 3 {
                    report.findings.append(
                        source.finding(
                            body.lines.lowerBound, "has \(body.lines.count) lines; move them to an extension."))
                }
            }
        }

        report.expectClean(atLeast: 300, of: "bodies")
    }

    @Test func `files stay below 400 lines`() {
        var report = CheckReport()

        for source in ProjectTree.shared.swift where !thinBodies.contains(source.path) {
            report.seen += 1
            let ceiling = exceptions[source.path]?.ceiling ?? Self.ceiling
            if source.lineCount > ceiling {
                report.findings.append(
                    source.finding(ceiling, "has \(source.lineCount) lines; look for a topic to move out."))
            }
        }

        report.expectClean(atLeast: 300, of: "files")
    }

    @Test func `exceptions name files that need them`() {
        let sources = ProjectTree.shared.swift

        let idle = exceptions.keys.filter { path in
            !sources.contains { $0.path == path && $0.lineCount > Self.ceiling }
        }

        #expect(idle.isEmpty)
    }
}
