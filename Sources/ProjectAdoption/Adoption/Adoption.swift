import Foundation

/// A folder with an Xcode project, read: the package for it, and the parts that do not work on Linux.
package struct Adoption {
    /// A folder or a project that cannot be adopted.
    package struct Refusal: Error, Equatable, CustomStringConvertible {
        package let description: String

        package init(_ description: String) { self.description = description }
    }

    package let package: AdoptedPackage
    package let findings: [Finding]
    /// Targets that are not in the package, each with the reason.
    package let leftOut: [String]

    /// Reads a folder.
    /// - Parameters:
    ///   - files: The folder's files.
    ///   - name: The folder's name, for the package.
    ///   - anolePath: Where the package of UIKit for Linux lies.
    ///   - projectName: The project to read, such as `App.xcodeproj`, where there are several.
    ///   - targetName: The app to adopt; nil for all apps for iOS.
    package init(
        of files: any FolderContents, name: String, anolePath: String, projectName: String? = nil,
        targetName: String? = nil
    ) throws {
        let projectFolder = try Self.project(in: files, named: projectName)
        let main = try ReadProject(projectFolder, in: files)
        let own = try Self.choose(from: main, named: targetName)
        var wanted = own.map { (target: $0, project: main) }
        let known = AppleModules.available.union(main.packages.modules)
        wanted += SiblingProjects(of: main, at: projectFolder, in: files).libraries(
            importedBy: own, known: known)
        try Self.refuseOuterSources(of: wanted.map(\.target), folder: name, project: projectFolder)
        // One module is one target of the package.
        let makers = Dictionary(wanted.map { ($0.target.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
        let chosen = wanted.filter { part in
            makers[part.target.moduleName].map { Self.isSame($0, as: part.target, of: part.project) } == true
        }
        var findings = main.findings

        let others = ["Package.swift", AdoptedPackage.folder]
        let entries = files.entries.filter { !others.contains($0) }
        var adopted = AdoptedPackage(name: name, anolePath: anolePath, entries: entries)
        // Hash order: modules are only looked up, and names at the root are sorted.
        let modules = Set(chosen.map(\.target.moduleName))
        let all = files.files(in: "").filter { FileKind($0) != nil }
        for (target, project) in chosen {
            var products: [(name: String, package: String)] = []
            for product in target.packageProducts {
                guard let dependency = project.packages.dependency(of: product) else {
                    findings.append(
                        Finding(
                            path: project.path, line: product.line,
                            text: "\(target.name) needs \(product.name), whose package is not found"))
                    continue
                }
                if !adopted.dependencies.contains(dependency) { adopted.dependencies.append(dependency) }
                products.append((product.name, dependency.name))
            }
            let survey = TargetSurvey(
                of: target, projectPath: project.path,
                modules: modules.union(products.map(\.name)).union(project.packages.modules), files: files)
            findings += survey.findings
            // A library may be known by its import alone.
            let imported = target.imports(files).filter { makers[$0]?.target.product == .library }
            var needed: [String] = []
            // Copies of a project have the same identifiers, so that these are known in one project only.
            let named = target.dependencies.compactMap { id in project.targets.first { $0.id == id }?.moduleName }
            for module in named.filter(modules.contains) + imported
            where module != target.moduleName && !needed.contains(module) { needed.append(module) }
            adopted.targets.append(
                AdoptedTarget(
                    name: target.moduleName, isApp: target.product == .application,
                    cover: SourceCover(of: Self.members(of: target), among: all), settings: target.settings,
                    plist: Self.plist(of: target, base: project.base, files), folders: target.folders.map(\.name),
                    targets: needed, products: products))
        }
        package = adopted
        self.findings = findings + main.packages.findings + Self.podFindings(files, made: modules)
        let checkouts = files.checkouts.map {
            "\($0) (copies that a package manager or Xcode made of other projects; name their packages in Package.swift)"
        }
        leftOut =
            checkouts
            + main.targets.filter { target in !chosen.contains { Self.isSame($0, as: target, of: main) } }.map {
                target in
                guard wanted.contains(where: { Self.isSame($0, as: target, of: main) }),
                    let maker = makers[target.moduleName]?.target
                else {
                    return "\(target.name) (\(Self.reason(target)))"
                }
                return
                    "\(target.name) (makes the module \(target.moduleName), as \(maker.name) does; adopt it with --target instead)"
            }
    }

    /// Whether a wanted target is one of a project: projects may give their targets the same identifiers.
    private static func isSame(
        _ wanted: (target: XcodeTarget, project: ReadProject), as target: XcodeTarget, of project: ReadProject
    ) -> Bool {
        wanted.target.id == target.id && wanted.project.path == project.path
    }

    /// Refuses a folder that lacks sources of the app: a package has only files below its own folder.
    private static func refuseOuterSources(of targets: [XcodeTarget], folder: String, project: String) throws {
        for target in targets {
            let outer = target.sources.map(\.name).filter { path in
                if case .swift = FileKind(path) { path.hasPrefix("../") } else { false }
            }
            guard let first = outer.first else { continue }
            let levels = outer.map { $0.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 1
            let path = levels == 1 ? "\(folder)/\(project)" : (project as NSString).lastPathComponent
            let up = repeatElement("..", count: levels).joined(separator: "/")
            let others = outer.count == 1 ? "" : " and \(outer.count - 1) more"
            throw Refusal(
                "\(target.name) has sources outside of the folder \(folder): \(first)\(others). Adopt \(folder)/\(up) with "
                    + "--project \(path) instead.")
        }
    }

    private static func plist(of target: XcodeTarget, base: String, _ files: any FolderContents) -> String? {
        guard let name = target.settings["INFOPLIST_FILE"], !name.isEmpty else { return nil }
        // A path that begins at the project's folder has that folder already.
        let path =
            files.exists(ProjectPaths.join("", name)) ? ProjectPaths.join("", name) : ProjectPaths.join(base, name)
        return files.exists(path) ? path : nil
    }

    private static func members(of target: XcodeTarget) -> Set<String> {
        let paths = (target.sources + target.resources).map(\.name)
        return Set(paths.filter { if case .otherSource = FileKind($0) { false } else { true } })
    }

    /// The project's folder: the one in the folder itself, or else the only one below it.
    private static func project(in files: any FolderContents, named name: String?) throws -> String {
        let others: Set<Substring> = [
            "Pods", "Carthage", "Example", "Examples", "vendor", "Vendor", "DerivedData", "build",
        ]
        let all = files.files(in: "").filter { $0.hasSuffix(".xcodeproj") }
        let own = all.filter { others.isDisjoint(with: $0.split(separator: "/").dropLast()) }
        // A library may have its only project in its example.
        var projects = own.isEmpty ? all.filter { !$0.hasSuffix("Pods.xcodeproj") } : own
        if let name { projects = all.filter { $0 == name || $0.hasSuffix("/" + name) } }
        if let outer = projects.map({ $0.split(separator: "/").count }).min() {
            projects = projects.filter { $0.split(separator: "/").count == outer }
        }
        guard let found = projects.first else {
            throw Refusal(
                name.map { "There is no \($0) in the folder." } ?? "There is no .xcodeproj in the folder or below it.")
        }
        guard projects.count == 1 else {
            throw Refusal("There are several projects; name one with --project: \(projects.joined(separator: ", ")).")
        }
        return found
    }

    /// The apps for iOS, and the libraries of the project that they need.
    private static func choose(from project: ReadProject, named name: String?) throws -> [XcodeTarget] {
        let (targets, path) = (project.targets, project.path)
        var chosen: [XcodeTarget]
        if let name {
            chosen = targets.filter { $0.name == name }
            guard !chosen.isEmpty else {
                throw Refusal("\(path) has no target \(name). It has: \(targets.map(\.name).joined(separator: ", ")).")
            }
        } else {
            chosen = targets.filter { $0.product == .application && $0.isForPhones }
            // An app in Objective-C beside one in Swift cannot be compiled.
            if chosen.contains(where: \.hasSwift) { chosen.removeAll { !$0.hasSwift } }
            // A project without an app is one of a library.
            if chosen.isEmpty { chosen = targets.filter { $0.product == .library && $0.isForPhones } }
        }
        guard !chosen.isEmpty else {
            throw Refusal(
                "\(path) has neither an app nor a library for iOS. It has: \(targets.map(\.name).joined(separator: ", "))."
            )
        }
        return project.closure(of: chosen)
    }

    private static func reason(_ target: XcodeTarget) -> String {
        switch target.product {
        case .application: !target.isForPhones ? "not for iOS" : target.hasSwift ? "another app" : "has no Swift file"
        case .library: "a library that no app here needs"
        case .tests: "tests"
        case .other(let words): words
        }
    }

    /// The lines of a Podfile that name pods which are no targets.
    private static func podFindings(_ files: any FolderContents, made modules: Set<String>) -> [Finding] {
        guard let data = files.data("Podfile") else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var seen: Set<Substring> = []
        return lines.enumerated().compactMap { index, line in
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("pod ") else { return nil }
            let name = words.dropFirst(4).split(whereSeparator: { "'\"".contains($0) }).first {
                !$0.allSatisfy(\.isWhitespace)
            }
            // A part of a pod, such as Kit/Core, is in the pod's module.
            let module = XcodeTarget.moduleName(of: String((name ?? "").prefix { $0 != "/" }))
            guard seen.insert(name ?? "").inserted, !modules.contains(module) else { return nil }
            return Finding(
                path: "Podfile", line: index + 1,
                text: "names the pod \(name ?? ""), which is not fetched; add its package or sources to Package.swift")
        }
    }
}

extension FolderContents {
    /// The names in the folder itself, but for hidden ones.
    fileprivate var entries: [String] {
        Set((files(in: "") + checkouts).compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    }
}
