package import CoreGraphics
package import Foundation
import ResourceFiles
import Synchronization

/// Finds images in asset catalogues and files of resource bundles and keeps them decoded.
package nonisolated final class NamedImages: Sendable {
    package static let shared = NamedImages()

    package nonisolated struct Found: Sendable {
        package let image: CGImage
        package let scale: CGFloat
        /// The look that the catalogue gives the picture; the usual one for a file.
        let look: UIImage.Look
    }

    private struct Key: Hashable {
        var name: String
        var bundle: String?
        var scale: CGFloat
        var idiom: UIUserInterfaceIdiom
    }

    private struct State: Sendable {
        /// Nil where no folder has a file of the name.
        var files: [Key: Found?] = [:]
        var pictures: [CatalogPictures.Key: CatalogPictures.Picture] = [:]
        /// Nil where no catalogue has a set of the name.
        var sets: [AssetKey: CatalogPictures?] = [:]
        var assets: [AssetKey: UIImageAsset] = [:]
    }

    private struct AssetKey: Hashable {
        var name: String
        var bundle: String?
    }

    private let kept = Mutex(State())

    /// Forgets all pixels, as on a memory warning; those in use live on.
    package func removeAll() { kept.withLock { ($0.files, $0.pictures) = ([:], [:]) } }

    package func image(_ name: String, in bundle: Bundle?, for traits: UITraitCollection?) -> Found? {
        guard !name.isEmpty else { return nil }
        let traits = UITraitCollection(traitsFrom: [.current, traits ?? UITraitCollection()])
        if let set = set(named: name, in: bundle) { return picture(of: set, name: name, in: bundle, for: traits) }
        return file(name, in: bundle, for: traits)
    }

    /// Reports that an image was not found, once for each name.
    func reportMissing(_ name: String, in bundle: Bundle?) {
        guard !name.isEmpty, set(named: name, in: bundle) == nil else { return }
        ResourceFolders.shared.reportMissing(
            name, kind: .image, noun: "image", others: { Self.files(in: bundle) }, in: bundle)
    }

    private static func files(in bundle: Bundle?) -> [String] {
        let files = ResourceFolders.shared.folders(of: bundle).flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
        }
        // Hash order: a set that is sorted.
        return Set(files.compactMap(ImageFileName.assetName)).sorted()
    }

    // MARK: Files

    private func file(_ name: String, in bundle: Bundle?, for traits: UITraitCollection) -> Found? {
        let key = Key(
            name: name, bundle: bundle?.bundlePath, scale: traits.displayScale, idiom: traits.userInterfaceIdiom)
        if let found = kept.withLock({ $0.files[key] }) { return found }
        var isThere = false
        let variants = ImageFileName(name).variants(scale: traits.displayScale, idiom: traits.userInterfaceIdiom)
        for folder in ResourceFolders.shared.folders(of: bundle) {
            for variant in variants {
                guard let data = FileManager.default.contents(atPath: folder + "/" + variant.file) else { continue }
                isThere = true
                guard let image = try? installedImageCodec.current.decode(data) else { continue }
                let found = Found(image: image, scale: variant.scale, look: UIImage.Look())
                kept.withLock { $0.files[key] = found }
                return found
            }
        }
        // A file that cannot be decoded now may be later, by another codec.
        if !isThere { kept.withLock { $0.files[key] = .some(nil) } }
        return nil
    }

    // MARK: Catalogues

    /// The image set of a name, also where the name has the end of an image file's.
    private func set(named name: String, in bundle: Bundle?) -> CatalogPictures? {
        let key = AssetKey(name: name, bundle: bundle?.bundlePath)
        if let known = kept.withLock({ $0.sets[key] }) { return known }
        let folders = ResourceFolders.shared
        let file = ImageFileName(name)
        let entry =
            folders.entry(name, kind: .image, in: bundle)
            ?? (file.stem == name ? nil : folders.entry(file.stem, kind: .image, in: bundle))
        let set = entry.map { CatalogPictures(folder: $0.folder) }
        kept.withLock { $0.sets[key] = .some(set) }
        return set
    }

    private func picture(
        of set: CatalogPictures, name: String, in bundle: Bundle?, for traits: UITraitCollection
    ) -> Found? {
        guard let key = set.key(for: traits) else { return nil }
        let picture: CatalogPictures.Picture
        if let known = kept.withLock({ $0.pictures[key] }) {
            picture = known
        } else {
            guard let decoded = set.picture(key) else { return nil }
            kept.withLock { $0.pictures[key] = decoded }
            picture = decoded
        }
        var look = picture.look
        look.asset = asset(name, in: bundle, hasChoice: set.hasChoice)
        return Found(image: picture.image, scale: picture.scale, look: look)
    }

    private func asset(_ name: String, in bundle: Bundle?, hasChoice: Bool) -> UIImageAsset {
        let key = AssetKey(name: name, bundle: bundle?.bundlePath)
        return kept.withLock { kept in
            if let asset = kept.assets[key] { return asset }
            let asset = UIImageAsset(name: name, bundle: bundle, hasChoice: hasChoice)
            kept.assets[key] = asset
            return asset
        }
    }
}
