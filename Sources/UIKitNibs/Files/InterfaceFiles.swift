package import Foundation
package import InterfaceArchive
package import ResourceFiles
import UIFoundation
import UIKitCore

/// The interface files of bundles: found by their names, read once and kept until memory is short.
package final class InterfaceFiles {
    package static let shared = InterfaceFiles()

    /// Kinds of files, by the ends of their names.
    package enum Kind: String {
        case nib = "xib"
        case storyboard = "storyboard"
    }

    private var documents: [String: InterfaceDocument] = [:]
    /// Objects that were worked out from documents, by keys of their own; they are as easily made again as the documents are.
    package var contents: [String: AnyObject] = [:]
    /// The names of the files in folders that were looked into.
    private var names: [String: Set<String>] = [:]
    /// The language and the device for which files were looked for.
    private var surroundings: Surroundings?
    private var changes = 0

    private struct Surroundings: Equatable {
        let languages: Int
        let idiom: UIUserInterfaceIdiom
    }

    private init() {
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { InterfaceFiles.shared.removeAll() } }
    }

    /// A number that is another one once a bundle may have other files for a name; nil for a bundle that an app may write into.
    ///
    /// Those of the program itself are fixed. They have other files for a name in another language and for another device.
    package func revision(of bundle: Bundle?) -> Int? {
        guard isFixed(bundle) else { return nil }
        let present = Surroundings(
            languages: InterfaceLanguages.revision, idiom: UITraitCollection.current.userInterfaceIdiom)
        if surroundings != present { (surroundings, changes) = (present, changes + 1) }
        return changes
    }

    private func isFixed(_ bundle: Bundle?) -> Bool {
        guard let bundle, bundle !== Bundle.main else { return true }
        let (path, program) = (bundle.bundlePath, Bundle.main.bundlePath)
        return path == program || path.hasPrefix(program + "/")
    }

    /// The path of a file; nil where no folder of the bundle has it.
    ///
    /// The folder of the user's language is first, then that of the file's own texts, then the bundle itself; in each of them a
    /// file for the idiom, such as `Name~ipad.xib`, is preferred.
    ///
    /// - Parameters:
    ///   - name: The file's name without extension.
    ///   - kind: The kind of file.
    ///   - bundle: The bundle; nil for the main one.
    package func path(of name: String, _ kind: Kind, in bundle: Bundle?) -> String? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let candidates = [idiom, ""].map { name + $0 + "." + kind.rawValue }
        let folders = LocalizedFolders.folders(of: bundle)
        func search() -> String? {
            for folder in folders {
                let known = files(in: folder)
                if let file = candidates.first(where: known.contains) { return folder + "/" + file }
            }
            return nil
        }
        if let path = search() { return path }
        guard !isFixed(bundle) else { return nil }
        // It may have been added since the folders were read.
        for folder in folders { names[folder] = nil }
        return search()
    }

    /// The document of a path, read unless it is known.
    ///
    /// - Throws: The fault with its line.
    package func document(at path: String) throws(ResourceFault) -> InterfaceDocument {
        if let known = documents[path] { return known }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ResourceFault(file: path, line: nil, found: "no file that can be read", expected: "an interface file")
        }
        let document = try InterfaceDocument(data, file: path)
        for warning in document.warnings { ResourceWarnings.shared.post(warning.description) }
        documents[path] = document
        return document
    }

    /// Forgets all files, as when they have changed or memory is short; documents in use live on.
    package func removeAll() {
        (documents, contents, names) = ([:], [:], [:])
        changes += 1
    }

    private func files(in folder: String) -> Set<String> {
        if let known = names[folder] { return known }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = Set(all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") })
        names[folder] = found
        return found
    }
}
