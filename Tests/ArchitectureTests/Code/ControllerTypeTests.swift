import Testing

@testable import SourceScanning

/// Containers override a member: only a controller's own folder, or its own target above the core, checks for its class.
@Suite struct ControllerTypeTests {
    private let project = ProjectTree.shared

    /// The classes of controllers below `UIViewController`, with the home of each.
    private var controllers: [String: String] {
        let classes = project.viewSources.flatMap { source in
            source.declarations.filter { $0.kind == .class && $0.isTopLevel }.map { (source, $0) }
        }
        var found: [String: String] = [:]
        var superclasses: Set<String> = ["UIViewController"]
        while !superclasses.isEmpty {
            let next = classes.filter { $0.1.inherited.first.map(superclasses.contains) == true }
            for (source, declaration) in next { found[declaration.name] = home(of: source) }
            superclasses = Set(next.map(\.1.name))
        }
        return found
    }

    /// The home of the sources that may check for a class: a folder of the core, or a target above it.
    private func home(of source: SwiftSource) -> String {
        source.target == "UIKitCore" ? RoomMap.room(of: source) ?? "" : source.target
    }

    @Test func `no folder but its own asks whether a controller is of a certain class`() {
        var report = CheckReport()
        let controllers = controllers

        for source in project.librarySources {
            for test in typeTests(in: source) {
                report.seen += 1
                guard let home = controllers[test.type], home != self.home(of: source) else { continue }
                report.findings.append(
                    source.finding(
                        test.line,
                        "asks whether a controller is a \(test.type). Ask asContainer instead, or add what you want to know "
                            + "to ControllerContainer, so that containers answer for themselves."))
            }
        }

        #expect(
            Set(controllers.keys).isSuperset(of: ["UINavigationController", "UITabBarController", "UIAlertController"]))
        report.expectClean(atLeast: 300, of: "tests of types")
    }

    /// The types that follow `is`, `as`, `as?` and `as!`.
    private func typeTests(in source: SwiftSource) -> [(type: String, line: Int)] {
        let tokens = source.tokens
        return tokens.indices.compactMap { index in
            guard tokens[index].kind == .word, ["is", "as"].contains(tokens[index].text) else { return nil }
            let type = tokens[(index + 1)...].first { $0.kind != .mark && $0.text != "any" }
            return type.map { ($0.text, $0.line) }
        }
    }
}
