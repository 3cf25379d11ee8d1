import Foundation
import PackagePlugin

/// Compiles sources that were written for Apple's UIKit: as copies without the words that only Objective-C understands.
///
/// One command for a whole target, because one file has to know of the others. It runs again when a file changes, and writes
/// only the copies that change.
@main struct AppSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let settings = try AppSettings(of: target, in: context.package)
        guard !settings.folders.isEmpty else {
            Diagnostics.error(
                """
                \(target.name): no Swift file of the target has a line "// sources: FOLDER", which names the folder of the \
                app's sources from the package's root.
                """)
            return []
        }
        let output = context.pluginWorkDirectoryURL
        let originals = try settings.originals()
        let exports = output.appending(path: "AnoleModule.swift")
        let classes = Self.classes(in: context)
        var arguments = ["--exports", exports.path, "--classes", classes.path]
        var copies: [URL] = []
        for original in originals {
            let copy = output.appending(path: settings.copyName(of: original))
            copies.append(copy)
            arguments += ["--source", original.path, copy.path]
        }
        let references = try Self.references(of: target, in: context.package)
        for reference in references { arguments += ["--reference", reference.path] }
        return [
            .buildCommand(
                displayName: "Reading \(originals.count) sources of \(target.name)",
                executable: try context.tool(named: "anole-sources").url, arguments: arguments,
                inputFiles: originals + references, outputFiles: copies + [exports, classes])
        ] + [try bundling(target, settings, context: context)]
    }

    /// Fills the app's bundle folder, which becomes a resource of the target.
    private func bundling(
        _ target: SourceModuleTarget, _ settings: AppSettings, context: PluginContext
    ) throws -> Command {
        let bundle = context.pluginWorkDirectoryURL.appending(path: target.moduleName + ".app")
        let source = context.pluginWorkDirectoryURL.appending(path: "AnoleResources.swift")
        var arguments = ["bundle", "--executable", target.moduleName, "--output", bundle.path, "--source", source.path]
        var inputs: [URL] = []
        for (file, path) in try settings.resources() {
            arguments += ["--resource", file.path, path]
            inputs.append(file)
        }
        for (file, path) in try settings.referencedFiles() {
            arguments += ["--folder", file.path, path]
            inputs.append(file)
        }
        if let file = settings.informationFile {
            arguments += ["--plist", file.path]
            if !inputs.contains(file) { inputs.append(file) }
        }
        // The file of the classes, by which interface files are checked, is an output of the other command.
        let classes = Self.classes(in: context)
        arguments += ["--classes", classes.path]
        inputs.append(classes)
        if let connections = settings.connections { arguments += ["--connections", connections] }
        if let identifier = settings.identifier { arguments += ["--identifier", identifier] }
        for addition in settings.information { arguments += ["--info", addition] }
        return .buildCommand(
            displayName: "Bundling \(inputs.count - 1) resources of \(target.name)",
            executable: try context.tool(named: "anole-sources").url, arguments: arguments, inputFiles: inputs,
            outputFiles: [source, bundle])
    }

    private static func classes(in context: PluginContext) -> URL {
        context.pluginWorkDirectoryURL.appending(path: "AnoleClasses.swift")
    }

    /// The originals of the modules that a target depends on and that this plugin builds too.
    private static func references(of target: SourceModuleTarget, in package: Package) throws -> [URL] {
        var files: [URL] = []
        for case let module as SourceModuleTarget in target.recursiveTargetDependencies {
            // Modules of other packages have folders of their own, and are known by the modules that the compiler makes of them.
            guard module.directoryURL.path.hasPrefix(package.directoryURL.path + "/") else { continue }
            files += try AppSettings(of: module, in: package).originals()
        }
        return files
    }
}
