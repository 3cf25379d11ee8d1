import Foundation
import ResourceFiles
import Synchronization

/// Colours of asset catalogues, each made once for a bundle.
nonisolated final class NamedColors: Sendable {
    static let shared = NamedColors()

    private struct Key: Hashable {
        let name: String
        let bundle: String?
    }

    private let kept = Mutex<[Key: CatalogColor]>([:])

    /// The colour of a set; nil, and a warning, where there is none of the name or none in the set.
    func color(_ name: String, in bundle: Bundle?) -> CatalogColor? {
        let key = Key(name: name, bundle: bundle?.bundlePath)
        if let color = kept.withLock({ $0[key] }) { return color }
        guard let entry = ResourceFolders.shared.entry(name, kind: .color, in: bundle) else {
            ResourceFolders.shared.reportMissing(name, kind: .color, noun: "colour", in: bundle)
            return nil
        }
        do throws(ResourceFault) {
            let set = try ColorSet(AssetCatalog.contents(of: entry.folder))
            for fault in set.faults { ResourceWarnings.shared.post(fault.description) }
            let color = CatalogColor(name: name, set: set, folder: entry.folder)
            guard !color.variants.isEmpty else {
                if set.faults.isEmpty, set.variants.isEmpty {
                    ResourceWarnings.shared.post("\(entry.folder): the set has no colour.")
                }
                return nil
            }
            kept.withLock { $0[key] = color }
            return color
        } catch {
            ResourceWarnings.shared.post(error.description)
            return nil
        }
    }
}
