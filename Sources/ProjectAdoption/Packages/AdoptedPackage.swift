import Foundation

/// The package that is written for a project: its manifest, and one Swift file for each target.
package struct AdoptedPackage {
    /// A package that targets get products from.
    enum Dependency: Equatable {
        case local(path: String)
        /// A package on the net, with the words of its requirement, such as `from: "1.0.0"`.
        case remote(url: String, requirement: String)

        /// The name by which targets call it.
        var name: String {
            let last: String
            switch self {
            case .local(let path): last = (path as NSString).lastPathComponent
            case .remote(let url, _): last = (url as NSString).lastPathComponent
            }
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }

        var text: String {
            switch self {
            case .local(let path): ".package(path: \"\(path)\")"
            case .remote(let url, let requirement): ".package(url: \"\(url)\", \(requirement))"
            }
        }
    }

    /// The folder in which the targets' files lie.
    static let folder = "Anole"

    let name: String
    let anolePath: String
    var dependencies: [Dependency] = []
    var targets: [AdoptedTarget] = []
    /// The names at the package's root that are not the package's.
    var entries: [String] = []

    /// The files to write, by their paths from the package's root.
    package var files: [(path: String, text: String)] {
        [("Package.swift", manifest)] + targets.map { ($0.file, $0.fileText) }
    }

    private var manifest: String {
        var text = """
            // swift-tools-version: 6.2
            import PackageDescription

            // The sources stay where Xcode has them. The files in \(Self.folder) name their folders.
            let package = Package(
                name: "\(name)",
                dependencies: [
                    .package(name: "Anole", path: "\(anolePath)"),

            """
        for dependency in dependencies { text += "        \(dependency.text),\n" }
        text += "    ],\n    targets: [\n"
        for target in targets { text += self.text(of: target) }
        return text + "    ]\n)\n"
    }

    private func text(of target: AdoptedTarget) -> String {
        var needs = target.targets.map { "\"\($0)\"" }
        needs.append(".product(name: \"UIKit\", package: \"Anole\")")
        needs += target.products.map { ".product(name: \"\($0.name)\", package: \"\($0.package)\")" }
        // Xcode's folders are excluded, so that only the target's one file is compiled as it is; a change in them is noticed.
        let others = entries + targets.filter { $0.name != target.name }.map(\.folder)
        return """
                    .\(target.isApp ? "executableTarget" : "target")(
                        name: "\(target.name)",
                        dependencies: [\(needs.joined(separator: ", "))],
                        path: ".",
                        exclude: [\(others.map { "\"\($0)\"" }.joined(separator: ", "))],
                        sources: ["\(target.folder)"],
                        swiftSettings: [\(target.swiftSettings.joined(separator: ", "))],
                        plugins: [.plugin(name: "AppSources", package: "Anole")]),

            """
    }
}
