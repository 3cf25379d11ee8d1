import Foundation

/// Finds the Swift packages that a project gets products from.
struct PackageReader {
    private let project: ProjectFile
    private let base: String
    private let files: any FolderContents
    /// The folders of packages that lie in the project's folder, by the products that they have.
    private let local: [String: String]

    init(project: ProjectFile, base: String, files: any FolderContents) {
        (self.project, self.base, self.files) = (project, base, files)
        var local: [String: String] = [:]
        for path in files.files(in: "").reversed() where path.hasSuffix("/Package.swift") {
            let folder = (path as NSString).deletingLastPathComponent
            guard let data = files.data(path) else { continue }
            for product in Self.products(in: String(decoding: data, as: UTF8.self)) { local[product] = folder }
        }
        self.local = local
    }

    /// The modules of packages in the folder, as far as they have their product's name.
    // Hash order: modules are only looked up, and folders are sorted.
    var modules: Set<String> { Set(local.keys) }

    /// Notes on packages in the folder: they are compiled as they are.
    var findings: [Finding] {
        let used = Set(
            project.all("XCSwiftPackageProductDependency").compactMap { local[$0.string("productName") ?? ""] })
        return used.sorted().map { folder in
            Finding(
                path: folder + "/Package.swift", line: 1,
                text:
                    "is compiled as it is; targets that import UIKit need Anole's product UIKit and its plugin AppSources"
            )
        }
    }

    func dependency(of product: XcodeTarget.PackageProduct) -> AdoptedPackage.Dependency? {
        guard let package = project.object(product.package) else {
            return local[product.name].map { .local(path: $0) }
        }
        if package.kind == "XCLocalSwiftPackageReference" {
            return package.string("relativePath").map { .local(path: ProjectPaths.join(base, $0)) }
        }
        guard let url = package.string("repositoryURL") else { return nil }
        return .remote(url: url, requirement: Self.requirement(package.dictionary("requirement")))
    }

    private static func requirement(_ fields: [String: Any]) -> String {
        func text(_ key: String) -> String { fields[key] as? String ?? "" }
        switch text("kind") {
        case "upToNextMajorVersion": return "from: \"\(version(text("minimumVersion")))\""
        case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(version(text("minimumVersion")))\")"
        case "exactVersion": return "exact: \"\(version(text("version")))\""
        case "versionRange":
            return "\"\(version(text("minimumVersion")))\"..<\"\(version(text("maximumVersion")))\""
        case "revision": return "revision: \"\(text("revision"))\""
        default: return "branch: \"\(text("branch").isEmpty ? "main" : text("branch"))\""
        }
    }

    /// A version of three numbers.
    private static func version(_ text: String) -> String {
        let parts = text.split(separator: ".").count
        return parts >= 3 ? text : text + String(repeating: ".0", count: 3 - max(1, parts))
    }

    /// The names of the libraries that a manifest declares.
    private static func products(in manifest: String) -> [String] {
        var names: [String] = []
        var rest = manifest[...]
        while let call = rest.range(of: ".library(") {
            rest = rest[call.upperBound...]
            guard let label = rest.range(of: "name:"), let open = rest[label.upperBound...].firstIndex(of: "\"") else {
                break
            }
            let name = rest[rest.index(after: open)...].prefix { $0 != "\"" }
            names.append(String(name))
            rest = rest[name.endIndex...]
        }
        return names
    }
}
