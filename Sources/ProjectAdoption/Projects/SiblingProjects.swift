import Foundation

/// The other projects of a folder, which make libraries that an app imports.
struct SiblingProjects {
    private let projects: [ReadProject]
    private let files: any FolderContents

    /// Reads the projects; one that is damaged is none of the app's.
    init(besides main: String, in files: any FolderContents) {
        self.files = files
        projects = files.files(in: "").filter { path in
            path.hasSuffix(".xcodeproj") && path != main && !path.hasSuffix("Pods.xcodeproj")
        }.compactMap { try? ReadProject($0, in: files) }
    }

    /// The libraries that targets import and that no project makes so far, with the libraries that those need.
    /// - Parameters:
    ///   - targets: The targets of the app's project.
    ///   - known: Modules that need no library of another project.
    func libraries(importedBy targets: [XcodeTarget], known: Set<String>) -> [(
        target: XcodeTarget, project: ReadProject
    )] {
        var found: [(target: XcodeTarget, project: ReadProject)] = []
        var known = known.union(targets.map(\.moduleName))
        var waiting = targets
        while let target = waiting.popLast() {
            for module in target.imports(files) where known.insert(module).inserted {
                guard let (library, project) = library(module) else { continue }
                for part in project.closure(of: [library]) where !found.contains(where: { $0.target.id == part.id }) {
                    known.insert(part.moduleName)
                    found.append((part, project))
                    waiting.append(part)
                }
            }
        }
        return found
    }

    private func library(_ module: String) -> (XcodeTarget, ReadProject)? {
        for project in projects {
            let library = project.targets.first { target in
                target.product == .library && target.isForPhones && target.hasSwift && target.moduleName == module
            }
            if let library { return (library, project) }
        }
        return nil
    }
}
