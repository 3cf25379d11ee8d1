package import Foundation
package import ResourceFiles
import Synchronization

/// The folders in which resources are looked for, and the asset catalogues in them, which are opened once.
package nonisolated final class ResourceFolders: Sendable {
    package static let shared = ResourceFolders()

    private struct State: Sendable {
        var ambient: [String]?
        /// Of bundles other than the main one, by their folders.
        var others: [String: [String]] = [:]
        var catalogs: [String: [AssetCatalog]] = [:]
    }

    private let state = Mutex(State())

    /// The folders of a bundle's resources; with no bundle those of the main bundle and of the bundles beside the executable.
    package func folders(of bundle: Bundle?) -> [String] {
        // Frameworks are linked into the program, so that the bundle of their classes is the main one.
        if let bundle, bundle.bundlePath != Bundle.main.bundlePath {
            return folders(inside: Self.resources(of: bundle))
        }
        if let folders = state.withLock({ $0.ambient }) { return folders }
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: ProcessArguments.all.first ?? "")
        let bundles = Self.resourceBundles(beside: executable)
        let folders =
            [Self.resources(of: .main)]
            + bundles.map(\.path).flatMap { [$0] + Self.apps(in: $0) }
            .filter { $0 != Self.resources(of: .main) && !Self.isAnotherApp($0, besides: executable) }
        state.withLock { $0.ambient = folders }
        return folders
    }

    /// The folder of a bundle, and in a bundle of the package manager the one that was made of a library's project.
    private func folders(inside folder: String) -> [String] {
        guard folder.hasSuffix(".resources") else { return [folder] }
        if let known = state.withLock({ $0.others[folder] }) { return known }
        let folders = [folder] + Self.apps(in: folder)
        state.withLock { $0.others[folder] = folders }
        return folders
    }

    /// The asset catalogues of a bundle, in the order in which they are searched.
    package func catalogs(of bundle: Bundle?) -> [AssetCatalog] { folders(of: bundle).flatMap(catalogs) }

    private func catalogs(in folder: String) -> [AssetCatalog] {
        if let known = state.withLock({ $0.catalogs[folder] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
            AssetCatalog(path: folder + "/" + $0)
        }
        for catalog in catalogs {
            for fault in catalog.faults { ResourceWarnings.shared.post(fault.description) }
            if !catalog.unread.isEmpty {
                let names = catalog.unread.map { String($0.dropFirst(catalog.path.count + 1)) }
                ResourceWarnings.shared.post(
                    "\(catalog.path): nothing reads assets of these kinds: \(names.joined(separator: ", ")).")
            }
        }
        state.withLock { $0.catalogs[folder] = catalogs }
        return catalogs
    }

    /// The first set of a kind with a name.
    package func entry(_ name: String, kind: AssetKind, in bundle: Bundle?) -> AssetCatalog.Entry? {
        catalogs(of: bundle).lazy.compactMap { $0.entry(name, kind: kind) }.first
    }

    /// Reports that no resource of a kind has a name, and lists the existing ones.
    ///
    /// - Parameter others: names of the kind that no catalogue has.
    package func reportMissing(
        _ name: String, kind: AssetKind, noun: String, others: () -> [String] = { [] }, in bundle: Bundle?
    ) {
        ResourceWarnings.shared.post(about: [kind.rawValue, name, bundle?.bundlePath ?? ""]) {
            missing(name, kind: kind, noun: noun, others: others(), in: bundle)
        }
    }

    private func missing(_ name: String, kind: AssetKind, noun: String, others: [String], in bundle: Bundle?) -> String
    {
        let known = catalogs(of: bundle).flatMap(\.entries).filter { $0.kind == kind }.map(\.name) + others
        // Hash order: a set that is sorted.
        let names = Set(known).sorted()
        let folders = folders(of: bundle).joined(separator: ", ")
        let shown = names.prefix(30).map { "\"\($0)\"" }.joined(separator: ", ")
        let there =
            names.isEmpty
            ? "There is none" : "There are \(shown)" + (names.count > 30 ? " and \(names.count - 30) others" : "")
        let kinds = AssetKind.allCases.filter { $0 != kind && $0 != .spriteAtlas }
        let other = kinds.first { entry(name, kind: $0, in: bundle) != nil }
        let hint = other.map { " The catalogue has a \($0.rawValue) of this name." } ?? ""
        return "No \(noun) is named \"\(name)\" in \(folders). \(there).\(hint)"
    }

    /// The folders that the build has made of an iOS project's resources.
    private static func apps(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".app") }.sorted().map { folder + "/" + $0 }
    }

    /// Whether a folder is the bundle of another program that lies beside an app's own.
    private static func isAnotherApp(_ folder: String, besides executable: URL) -> Bool {
        guard executable.deletingLastPathComponent().pathExtension == "app", folder.hasSuffix(".app") else {
            return false
        }
        let app = URL(fileURLWithPath: folder)
        let programs = app.deletingLastPathComponent().deletingLastPathComponent()
        let program = programs.appendingPathComponent(app.deletingPathExtension().lastPathComponent)
        return FileManager.default.fileExists(atPath: program.path)
    }

    private static func resources(of bundle: Bundle) -> String { (bundle.resourceURL ?? bundle.bundleURL).path }

    /// SwiftPM's resource bundles in an executable's folder, that of the executable's own target first.
    ///
    /// An executable in the app inside of such a bundle has those beside it.
    package static func resourceBundles(beside executable: URL) -> [URL] {
        var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let outside = folder.deletingLastPathComponent()
        var own = "_" + executable.deletingPathExtension().lastPathComponent + ".resources"
        if folder.pathExtension == "app", outside.pathExtension == "resources" {
            own = outside.lastPathComponent
            folder = outside.deletingLastPathComponent()
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") && $0.contains("_") }
            .sorted { ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1) }
            .map { folder.appendingPathComponent($0) }
    }
}
