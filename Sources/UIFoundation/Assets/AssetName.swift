import Foundation
import ResourceFiles

/// The name of an asset and the bundle that has it.
nonisolated struct AssetName: Hashable, Sendable {
    let name: String
    private let path: String
    /// Nil for the main bundle and those beside it.
    let bundle: Bundle?

    init(_ name: String, in bundle: Bundle) {
        (self.name, path) = (name, bundle.bundlePath)
        self.bundle = path == Bundle.main.bundlePath ? nil : bundle
    }

    static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.path == right.path }

    func hash(into hasher: inout Hasher) { hasher.combine([name, path]) }

    /// The sentence for a symbol without an asset that can be shown.
    func fault(of kind: AssetKind, noun: String, symbolUser: String) -> String {
        let beginning = "\(symbolUser) was given the \(noun) \"\(name)\""
        if let entry = ResourceFolders.shared.entry(name, kind: kind, in: bundle) {
            return beginning
                + ", whose set \(entry.folder) has nothing to show. The warnings before this say why; mend the set."
        }
        return beginning
            + ", which no asset catalogue of the app has. Build the app anew, so that its symbols and its catalogues agree."
    }
}
