import Testing

@testable import ProjectAdoption

@Suite struct TargetSurveyTests {
    private func findings(
        _ texts: [String: String], resources: [String] = [], frameworks: [String] = [], modules: Set<String> = [],
        settings: [String: Any] = [:]
    ) -> [String] {
        var values = BuildSettings(base: "")
        values.add(settings)
        var target = XcodeTarget(id: "1", name: "App", line: 9, product: .application, settings: values)
        target.sources = texts.keys.sorted().map { XcodeTarget.Member(name: $0, line: 1) }
        target.resources = resources.map { XcodeTarget.Member(name: $0, line: 1) }
        target.frameworks = frameworks.map { XcodeTarget.Member(name: $0, line: 5) }
        let survey = TargetSurvey(of: target, projectPath: "p", modules: modules, files: WrittenFolder(texts))
        return survey.findings.map(\.description)
    }

    @Test func `a module that is not there is reported once, at its first import, with the number of files`() {
        let found = findings([
            "A.swift": "import UIKit\nimport WebKit", "B.swift": "import WebKit\nimport WebKit\nimport os",
        ])

        #expect(
            found == [
                "A.swift:2: warning: imports WebKit, as 2 files do, which is not there on Linux: it shows web pages."
            ])
    }

    @Test func `a module without a target or package is reported, a package's module is not`() {
        let found = findings(["A.swift": "import SnapKit\nimport Collections"], modules: ["Collections"])

        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("A.swift:1: warning: imports SnapKit, which no target or package") == true)
    }

    @Test func `other languages, models and the bridging header are reported at their files, interface files are not`()
    {
        let found = findings(
            ["A.swift": "", "B.m": "", "C.cpp": "", "D.metal": "", "H.h": ""], resources: ["M.xcdatamodeld", "V.xib"],
            settings: ["SWIFT_OBJC_BRIDGING_HEADER": "H.h"])

        #expect(
            found == [
                "B.m:1: warning: is Objective-C, which is left out; write in Swift what the app needs of it.",
                "C.cpp:1: warning: is C or C++, which is left out; a package can have it in a target of its own.",
                "D.metal:1: warning: is Metal, which is left out; write in Swift what the app needs of it.",
                "M.xcdatamodeld:1: warning: is a model of Core Data, which is not there on Linux.",
                "H.h:1: warning: is the header with which App sees Objective-C, which is left out.",
            ])
    }

    @Test func `prebuilt frameworks are reported at the line that links them, Apple's by their imports only`() {
        let found = findings(
            ["A.swift": ""], frameworks: ["Maps.xcframework", "WebKit.framework", "UIKit.framework", "libz.tbd"])

        #expect(found == ["p:5: warning: links Maps.xcframework, which is not built from sources here."])
    }

    @Test(arguments: [("3.0", 1), ("4.0", 1), ("4.2", 0), ("5.0", 0), ("6", 0), ("", 0)])
    func `sources from before the names of today are reported`(version: String, count: Int) {
        #expect(findings(["A.swift": ""], settings: ["SWIFT_VERSION": version]).count == count)
    }

    @Test func `a target without Swift files is reported at its line`() {
        #expect(findings(["B.m": ""]).first == "p:9: warning: has no Swift file for App that is there.")
    }
}
