import Foundation

/// Reads the targets of a project.
package struct TargetReader {
    private let project: ProjectFile
    private let paths: ProjectPaths
    private let files: any FolderContents
    private let base: String
    /// Things that are named and not there.
    package private(set) var findings: [Finding] = []

    /// Makes a reader.
    /// - Parameters:
    ///   - project: The project.
    ///   - base: The path of the folder that has the project, from the package's root.
    ///   - files: The files that there are.
    package init(project: ProjectFile, base: String, files: any FolderContents) {
        (self.project, self.base, self.files) = (project, base, files)
        paths = ProjectPaths(of: project, base: base)
    }

    package mutating func targets() throws -> [XcodeTarget] {
        var targets: [XcodeTarget] = []
        for object in project.objects(project.root, "targets") { targets.append(try target(object)) }
        return targets
    }

    private mutating func target(_ object: ProjectObject) throws -> XcodeTarget {
        var target = XcodeTarget(
            id: object.id, name: object.string("name") ?? "App", line: object.line,
            product: Self.product(object.string("productType") ?? ""), settings: try settings(of: object))
        for phase in project.objects(object, "buildPhases") {
            for id in project.missing(phase, "files") { note(phase.line, "names the file \(id), which has no entry") }
            let found = project.objects(phase, "files").flatMap { members(of: $0) }
            switch phase.kind {
            case "PBXSourcesBuildPhase": target.sources += found
            case "PBXResourcesBuildPhase":
                let folders = Set(folders(of: phase))
                target.resources += found.filter { !folders.contains($0.name) }
                target.folders += found.filter { folders.contains($0.name) }
            case "PBXFrameworksBuildPhase": target.frameworks += frameworks(of: phase)
            case "PBXShellScriptBuildPhase":
                target.scripts.append(XcodeTarget.Member(name: phase.string("name") ?? "Run Script", line: phase.line))
            default: break
            }
        }
        addSynchronizedFiles(to: &target, object)
        target.dependencies = project.objects(object, "dependencies").compactMap { $0.string("target") }
        for dependency in project.objects(object, "packageProductDependencies") {
            target.packageProducts.append(
                XcodeTarget.PackageProduct(
                    name: dependency.string("productName") ?? "", package: dependency.string("package"),
                    line: dependency.line))
        }
        return target
    }

    private static func product(_ type: String) -> XcodeTarget.Product {
        switch type {
        case "com.apple.product-type.application": .application
        case "com.apple.product-type.framework", "com.apple.product-type.library.static",
            "com.apple.product-type.library.dynamic", "com.apple.product-type.framework.static":
            .library
        case "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing": .tests
        case "": .other("aggregate")
        default: .other(type.replacingOccurrences(of: "com.apple.product-type.", with: ""))
        }
    }

    /// The files of a file's entry in a phase: one, or one for each language.
    private mutating func members(of file: ProjectObject) -> [XcodeTarget.Member] {
        guard let reference = project.object(file.string("fileRef")) else {
            if let id = file.string("fileRef") { note(file.line, "names the file \(id), which has no entry") }
            return []
        }
        let parts = reference.kind == "PBXVariantGroup" ? project.objects(reference, "children") : [reference]
        return parts.compactMap { part in
            guard let path = paths[part] else { return nil }
            guard files.exists(path) else {
                note(part.line, "names \(path), which is not there")
                return nil
            }
            return XcodeTarget.Member(name: path, line: part.line)
        }
    }

    /// The paths of a phase's references to folders, which are not groups.
    private func folders(of phase: ProjectObject) -> [String] {
        project.objects(phase, "files").compactMap { project.object($0.string("fileRef")) }
            .filter { $0.string("lastKnownFileType") == "folder" }.compactMap { paths[$0] }
    }

    private func frameworks(of phase: ProjectObject) -> [XcodeTarget.Member] {
        project.objects(phase, "files").compactMap { file in
            guard let reference = project.object(file.string("fileRef")) else { return nil }
            let name = reference.string("name") ?? reference.string("path") ?? ""
            // A product of another target of the project is a dependency.
            if reference.string("sourceTree") == "BUILT_PRODUCTS_DIR" { return nil }
            return XcodeTarget.Member(name: (name as NSString).lastPathComponent, line: reference.line)
        }
    }

    // MARK: Folders that are read as they are

    private func addSynchronizedFiles(to target: inout XcodeTarget, _ object: ProjectObject) {
        let own = Set(object.strings("fileSystemSynchronizedGroups"))
        for group in project.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = paths[group] else { continue }
            // Hash order: exceptions are only asked whether one fits.
            let exceptions = Set(
                project.objects(group, "exceptions").filter { $0.string("target") == object.id }
                    .flatMap { $0.strings("membershipExceptions") }.map { ProjectPaths.join(folder, $0) })
            guard own.contains(group.id) || !exceptions.isEmpty else { continue }
            for path in files.files(in: folder) {
                let isException = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
                // A folder's exceptions are those that a target of its lacks, and those that another one has.
                guard isException != own.contains(group.id) else { continue }
                let member = XcodeTarget.Member(name: path, line: group.line)
                switch FileKind(path) {
                case .swift, .otherSource: target.sources.append(member)
                case .resource, .model: target.resources.append(member)
                case .none: break
                }
            }
        }
    }

    // MARK: Settings

    private func settings(of target: ProjectObject) throws -> BuildSettings {
        var settings = BuildSettings(base: base)
        for owner in [project.root, target] {
            guard let list = project.object(owner.string("buildConfigurationList")) else { continue }
            let configurations = project.objects(list, "buildConfigurations")
            let wanted =
                configurations.first { $0.string("name") == "Debug" } ?? configurations.first {
                    $0.string("name") == "Release"
                }
                ?? configurations.first
            guard let configuration = wanted else { continue }
            if let path = path(ofSettings: configuration) { try settings.addFile(path, from: files) }
            settings.add(configuration.dictionary("buildSettings"))
        }
        settings.add(name: "TARGET_NAME", value: target.string("name") ?? "")
        return settings
    }

    /// The configuration file of a configuration: an entry of its own, or a path in a folder that is read as it is.
    private func path(ofSettings configuration: ProjectObject) -> String? {
        if let file = project.object(configuration.string("baseConfigurationReference")) { return paths[file] }
        guard let anchor = project.object(configuration.string("baseConfigurationReferenceAnchor")),
            let folder = paths[anchor], let path = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return ProjectPaths.join(folder, path)
    }

    private mutating func note(_ line: Int, _ text: String) {
        findings.append(Finding(path: project.path, line: line, text: text))
    }
}
