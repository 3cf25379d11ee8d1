import Foundation
import Testing

@testable import ProjectAdoption

@Suite struct PackageReaderTests {
    private func manifest(_ package: String, _ others: [String: String] = [:]) throws -> Adoption {
        let start = try #require(ProjectText.app.range(of: "\t\tAB0000000000000000000002 /* swift"))
        let end = try #require(ProjectText.app.range(of: "\t};\n\trootObject"))
        let project = ProjectText.app.replacingCharacters(
            in: start.lowerBound..<end.lowerBound, with: "\t\tAB0000000000000000000002 = {\(package) };\n")
        return try Adoption(of: ProjectText.folder(project, others), name: "App", anolePath: "/")
    }

    private let url = "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://a.b/C.git\"; requirement = "

    @Test(arguments: [
        ("{kind = upToNextMajorVersion; minimumVersion = 2; }", "from: \"2.0.0\""),
        ("{kind = upToNextMinorVersion; minimumVersion = 2.1.3; }", ".upToNextMinor(from: \"2.1.3\")"),
        ("{kind = exactVersion; version = 1.0.0; }", "exact: \"1.0.0\""),
        ("{kind = versionRange; minimumVersion = 1.0; maximumVersion = 2.0; }", "\"1.0.0\"..<\"2.0.0\""),
        ("{kind = revision; revision = abc; }", "revision: \"abc\""),
        ("{kind = branch; branch = dev; }", "branch: \"dev\""),
        ("{}", "branch: \"main\""),
    ])
    func `a requirement becomes the manifest's`(requirement: String, expected: String) throws {
        let text = try manifest("\(url)\(requirement);").package.files[0].text

        #expect(text.contains(".package(url: \"https://a.b/C.git\", \(expected)),\n"))
        #expect(text.contains(".product(name: \"Collections\", package: \"C\")"))
    }

    @Test func `a package in the folder is named by its path, and reported`() throws {
        let adoption = try manifest(
            "isa = XCLocalSwiftPackageReference; relativePath = Modules/Kit;",
            ["Modules/Kit/Package.swift": "products: [.library(name: \"Collections\", targets: [])]"])

        #expect(adoption.package.files[0].text.contains(".package(path: \"Modules/Kit\"),\n"))
        #expect(adoption.package.files[0].text.contains(".product(name: \"Collections\", package: \"Kit\")"))
        #expect(adoption.findings.contains { $0.path == "Modules/Kit/Package.swift" && $0.line == 1 })
    }

    @Test func `a package in the folder that the project does not name is found by its product`() throws {
        let project = ProjectText.app.replacingOccurrences(of: "package = AB0000000000000000000002;", with: "")
        let folder = ProjectText.folder(
            project, ["Kit/Package.swift": ".library(\n    name: \"Other\"), .library(name: \"Collections\")"])

        let text = try Adoption(of: folder, name: "App", anolePath: "/").package.files[0].text

        #expect(text.contains(".package(path: \"Kit\"),\n"))
    }

    @Test func `a product without a package is reported at its line`() throws {
        let project = ProjectText.app.replacingOccurrences(of: "package = AB0000000000000000000002;", with: "")

        let findings = try Adoption(of: ProjectText.folder(project), name: "App", anolePath: "/").findings

        let line = project.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("AB0000000000000000000001 /* Collections */ =") }
        #expect(
            findings.contains {
                $0.line == (line ?? -1) + 1 && $0.text == "My App needs Collections, whose package is not found"
            })
    }
}
