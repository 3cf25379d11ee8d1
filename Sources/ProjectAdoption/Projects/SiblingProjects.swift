import Foundation

/// The projects of a folder that make libraries which an app imports: the app's own, others, and last that of its pods.
struct SiblingProjects {
    private let projects: [ReadProject]
    private let files: any FolderContents

    /// Reads the projects; one that is damaged is none of the app's.
    ///
    /// - Parameters:
    ///   - main: The app's project.
    ///   - path: Its folder.
    ///   - files: The files that there are.
    init(of main: ReadProject, at path: String, in files: any FolderContents) {
        self.files = files
        let others = files.files(in: "").filter { $0.hasSuffix(".xcodeproj") && $0 != path }
        let pods = others.filter { $0.hasSuffix("Pods.xcodeproj") }
        let ordered = others.filter { !pods.contains($0) } + pods
        projects = [main] + ordered.compactMap { try? ReadProject($0, in: files) }
    }

    /// The libraries that targets import without a dependency on them, with the libraries that those need.
    ///
    /// Of two projects that make a module, such as copies of one project, the first is taken.
    /// - Parameters:
    ///   - targets: The targets of the app's project.
    ///   - known: Modules that need no library.
    func libraries(importedBy targets: [XcodeTarget], known: Set<String>) -> [(
        target: XcodeTarget, project: ReadProject
    )] {
        var found: [(target: XcodeTarget, project: ReadProject)] = []
        var made = known.union(targets.map(\.moduleName))
        var waiting = targets
        while let target = waiting.popLast() {
            for module in target.imports(files) where !made.contains(module) {
                guard let (library, project) = library(module) else { continue }
                for part in project.closure(of: [library]) where made.insert(part.moduleName).inserted {
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
