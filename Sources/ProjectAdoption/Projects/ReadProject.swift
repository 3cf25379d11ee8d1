import Foundation

/// A project with its targets.
struct ReadProject {
    /// The path of the `project.pbxproj`.
    let path: String
    /// The folder that has the project, from the package's root.
    let base: String
    let targets: [XcodeTarget]
    /// Things that are named and not there.
    let findings: [Finding]
    let packages: PackageReader

    /// Reads a project.
    /// - Parameters:
    ///   - folder: The project, such as `App.xcodeproj`.
    ///   - files: The files that there are.
    init(_ folder: String, in files: any FolderContents) throws {
        path = folder + "/project.pbxproj"
        guard let data = files.data(path) else { throw Adoption.Refusal("\(path) cannot be read.") }
        let project = try ProjectFile(path: path, data: data)
        base = (folder as NSString).deletingLastPathComponent
        var reader = TargetReader(project: project, base: base, files: files)
        targets = try reader.targets()
        findings = reader.findings
        packages = PackageReader(project: project, base: base, files: files)
    }

    /// Targets with all targets of the project that they need.
    func closure(of first: [XcodeTarget]) -> [XcodeTarget] {
        var chosen = first
        var waiting = first
        while let target = waiting.popLast() {
            for id in target.dependencies where !chosen.contains(where: { $0.id == id }) {
                guard let found = targets.first(where: { $0.id == id }), found.product == .library else { continue }
                chosen.append(found)
                waiting.append(found)
            }
        }
        return chosen
    }
}
