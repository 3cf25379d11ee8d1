package import CoreGraphics
package import Foundation
import Synchronization

/// Finds image files in resource bundles and keeps them decoded.
package nonisolated final class NamedImages: Sendable {
    package static let shared = NamedImages()

    package nonisolated struct Found: Sendable {
        package let image: CGImage
        package let scale: CGFloat
    }

    private struct Key: Hashable {
        var name: String
        var bundle: String?
        var scale: CGFloat
        var idiom: UIUserInterfaceIdiom
    }

    private let kept = Mutex<[Key: Found]>([:])
    private let ambientFolders = Mutex<[URL]?>(nil)

    /// Forgets all images, as on a memory warning; those in use live on.
    package func removeAll() { kept.withLock { $0 = [:] } }

    package func image(_ name: String, in bundle: Bundle?, for traits: UITraitCollection?) -> Found? {
        guard !name.isEmpty else { return nil }
        let traits = UITraitCollection(traitsFrom: [.current, traits ?? UITraitCollection()])
        let key = Key(
            name: name, bundle: bundle?.bundlePath, scale: traits.displayScale, idiom: traits.userInterfaceIdiom)
        if let found = kept.withLock({ $0[key] }) { return found }
        let variants = ImageFileName(name).variants(scale: traits.displayScale, idiom: traits.userInterfaceIdiom)
        for folder in bundle.map({ [Self.resources(of: $0)] }) ?? folders() {
            for variant in variants {
                guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(variant.file).path),
                    let image = try? installedImageCodec.current.decode(data)
                else { continue }
                let found = Found(image: image, scale: variant.scale)
                kept.withLock { $0[key] = found }
                return found
            }
        }
        return nil
    }

    private static func resources(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

    /// The main bundle's resources and the resource bundles beside the executable.
    private func folders() -> [URL] {
        if let folders = ambientFolders.withLock({ $0 }) { return folders }
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        let folders = [Self.resources(of: .main)] + Self.resourceBundles(beside: executable)
        ambientFolders.withLock { $0 = folders }
        return folders
    }

    /// SwiftPM's resource bundles in an executable's folder, that of the executable's own target first.
    package static func resourceBundles(beside executable: URL) -> [URL] {
        let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let own = "_" + executable.deletingPathExtension().lastPathComponent + ".resources"
        return names.filter { $0.hasSuffix(".resources") && $0.contains("_") }
            .sorted { ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1) }
            .map { folder.appendingPathComponent($0) }
    }
}
