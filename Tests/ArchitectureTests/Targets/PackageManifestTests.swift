import Testing

@Suite struct PackageManifestTests {
    @Test func `names and dependencies of all spellings are read`() {
        let text = """
            let package = Package(name: "P", products: [.library(name: "L", targets: ["A"])], targets: [
                .target(name: "A", dependencies: ["B", .target(name: "C", condition: .when(platforms: [.linux]))],
                    swiftSettings: [.define("X")]),
                .testTarget(name: "ATests", dependencies: ["A"], resources: [.copy("R")]),
                .systemLibrary(name: "B", path: "C/B"),
            ])
            """

        let targets = PackageManifest(text).targets

        #expect(targets.map(\.name) == ["A", "ATests", "B"])
        #expect(targets.map(\.dependencies) == [["B", "C"], ["A"], []])
        #expect(targets.map(\.path) == ["Sources/A", "Tests/ATests", "C/B"])
        #expect(targets.map(\.kind) == ["target", "testTarget", "systemLibrary"])
    }
}
