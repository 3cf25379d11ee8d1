import Foundation

/// Searches a target's files for parts that do not work on Linux.
struct TargetSurvey {
    private let target: XcodeTarget
    private let projectPath: String
    private let files: any FolderContents
    /// Modules that the package makes or gets.
    private let modules: Set<String>

    /// Makes a survey.
    /// - Parameters:
    ///   - target: The target.
    ///   - projectPath: The project file's path, for findings in it.
    ///   - modules: The modules of the package's other targets and of other packages.
    ///   - files: The files that there are.
    init(of target: XcodeTarget, projectPath: String, modules: Set<String>, files: any FolderContents) {
        (self.target, self.projectPath, self.modules, self.files) = (target, projectPath, modules, files)
    }

    var findings: [Finding] {
        emptiness + language + otherSources + imports + models + settings + frameworks + scripts
    }

    private func inProject(_ line: Int, _ text: String) -> Finding {
        Finding(path: projectPath, line: line, text: text)
    }

    private var emptiness: [Finding] {
        let isThere = target.sources.contains { if case .swift = FileKind($0.name) { true } else { false } }
        return isThere ? [] : [inProject(target.line, "has no Swift file for \(target.name) that is there")]
    }

    private var language: [Finding] {
        guard let version = target.settings["SWIFT_VERSION"], let number = Double(version), number < 4.2 else {
            return []
        }
        return [
            inProject(
                target.line,
                "\(target.name) is written in Swift \(version), and UIKit has other names since 4.2; convert it in an Xcode before 11"
            )
        ]
    }

    private var otherSources: [Finding] {
        target.sources.compactMap { source in
            guard case .otherSource = FileKind(source.name) else { return nil }
            let ending = (source.name as NSString).pathExtension
            let language = ["m", "mm"].contains(ending) ? "Objective-C" : ending == "metal" ? "Metal" : "C or C++"
            let remedy =
                language == "C or C++"
                ? "a package can have it in a target of its own" : "write in Swift what the app needs of it"
            return Finding(path: source.name, line: 1, text: "is \(language), which is left out; \(remedy)")
        }
    }

    /// One finding for each module that is not there, at the first import of it.
    private var imports: [Finding] {
        var first: [String: (path: String, line: Int)] = [:]
        var counts: [String: Int] = [:]
        var order: [String] = []
        for source in target.sources {
            guard case .swift = FileKind(source.name), let data = files.data(source.name) else { continue }
            var seen: Set<String> = []
            for line in ImportScanner.imports(in: String(decoding: data, as: UTF8.self)) {
                guard !AppleModules.available.contains(line.module), !modules.contains(line.module),
                    line.module != target.moduleName, seen.insert(line.module).inserted
                else { continue }
                if first[line.module] == nil {
                    first[line.module] = (source.name, line.line)
                    order.append(line.module)
                }
                counts[line.module, default: 0] += 1
            }
        }
        return order.compactMap { module in
            guard let (path, line) = first[module], let count = counts[module] else { return nil }
            let reason =
                AppleModules.absent[module].map { "which is not there on Linux: it \($0)" }
                ?? "which no target or package of the project makes: it may come from CocoaPods or Carthage"
            let times = count == 1 ? "" : ", as \(count) files do"
            return Finding(path: path, line: line, text: "imports \(module)\(times), \(reason)")
        }
    }

    private var models: [Finding] {
        (target.sources + target.resources).compactMap { member in
            guard case .model = FileKind(member.name) else { return nil }
            let ending = (member.name as NSString).pathExtension
            let isData = ending.hasPrefix("xcdatamodel")
            return Finding(
                path: member.name, line: 1,
                text: isData
                    ? "is a model of Core Data, which is not there on Linux"
                    : "is a file of which Xcode makes code, which is not made here")
        }
    }

    private var settings: [Finding] {
        guard let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty else { return [] }
        let path = ProjectPaths.join("", header)
        return [
            Finding(
                path: files.exists(path) ? path : projectPath, line: files.exists(path) ? 1 : target.line,
                text: "is the header with which \(target.name) sees Objective-C, which is left out")
        ]
    }

    private var frameworks: [Finding] {
        target.frameworks.compactMap { framework in
            let name = (framework.name as NSString).deletingPathExtension
            if AppleModules.available.contains(name) || modules.contains(name) { return nil }
            let ending = (framework.name as NSString).pathExtension
            guard ["xcframework", "a", "dylib"].contains(ending) || AppleModules.absent[name] == nil else { return nil }
            guard ["framework", "xcframework", "a"].contains(ending) else { return nil }
            return inProject(framework.line, "links \(framework.name), which is not built from sources here")
        }
    }

    private var scripts: [Finding] {
        target.scripts.map { script in
            inProject(
                script.line,
                "runs the script \"\(script.name)\", which is not run here; its files must be there already")
        }
    }
}
