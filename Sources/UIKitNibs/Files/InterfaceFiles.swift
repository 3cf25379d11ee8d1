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
    private var isObserving = false

    /// The path of a file; nil where no folder of the bundle has it.
    ///
    /// The folder of the user's language comes first, then that of the file's own texts, then the bundle itself; in each of them
    /// a file for the idiom, such as `Name~ipad.xib`, is preferred.
    ///
    /// - Parameters:
    ///   - name: The file's name without extension.
    ///   - kind: The kind of file.
    ///   - bundle: The bundle; nil for the main one.
    package func path(of name: String, _ kind: Kind, in bundle: Bundle?) -> String? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in LocalizedFolders.folders(of: bundle) {
            let known = files(in: folder)
            for suffix in [idiom, ""] where known.contains(name + suffix + "." + kind.rawValue) {
                return folder + "/" + name + suffix + "." + kind.rawValue
            }
        }
        return nil
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
        observeMemory()
        return document
    }

    /// Forgets all files, as when they have changed or memory is short; documents in use live on.
    package func removeAll() { (documents, contents, names) = ([:], [:], [:]) }

    private func files(in folder: String) -> Set<String> {
        if let known = names[folder] { return known }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = Set(all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") })
        names[folder] = found
        return found
    }

    private func observeMemory() {
        guard !isObserving else { return }
        isObserving = true
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { InterfaceFiles.shared.removeAll() } }
    }
}
