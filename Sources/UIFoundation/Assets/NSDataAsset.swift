public import Foundation
import ResourceFiles

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalogue.
open nonisolated class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name that the set was found by.
    open private(set) var name: NSDataAssetName
    /// The bytes of the set's file.
    open private(set) var data: Data
    /// The uniform type identifier that the set gives its file; `public.data` where it gives none.
    open private(set) var typeIdentifier: String

    /// Finds a data set by its name in the main bundle and those beside it; nil where there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: nil) }

    /// Finds a data set by its name in a bundle; nil where there is none. A warning then names those that are there.
    public convenience init?(name: NSDataAssetName, bundle: Bundle) { self.init(name: name, bundle: Optional(bundle)) }

    private init?(name: NSDataAssetName, bundle: Bundle?) {
        guard let entry = ResourceFolders.shared.entry(name, kind: .data, in: bundle) else {
            ResourceFolders.shared.reportMissing(name, kind: .data, noun: "data set", in: bundle)
            return nil
        }
        guard let file = Self.file(of: entry), let data = FileManager.default.contents(atPath: file.path) else {
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = file.type ?? "public.data"
    }

    private static func file(of entry: AssetCatalog.Entry) -> (path: String, type: String?)? {
        do throws(ResourceFault) {
            let set = try DataSet(AssetCatalog.contents(of: entry.folder), list: "data", folder: entry.folder) {
                FileManager.default.fileExists(atPath: $0)
            }
            for fault in set.faults { ResourceWarnings.shared.post(fault.description) }
            let surroundings = AssetConditions.Surroundings(.current)
            guard let index = AssetConditions.best(of: set.variants.map(\.conditions), for: surroundings) else {
                ResourceWarnings.shared.post("\(entry.folder): no file of the set fits the traits of the screen.")
                return nil
            }
            return (set.variants[index].file, set.variants[index].typeIdentifier)
        } catch {
            ResourceWarnings.shared.post(error.description)
            return nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Assets are equal when they are of one name and have the same bytes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSDataAsset else { return false }
        return self === other || name == other.name && typeIdentifier == other.typeIdentifier && data == other.data
    }

    open override var hash: Int { name.hashValue }
}
