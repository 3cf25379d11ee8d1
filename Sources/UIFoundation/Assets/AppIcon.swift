package import CoreGraphics
import Foundation
import ResourceFiles

/// The app's icon out of the asset catalogues of the main bundle.
package nonisolated enum AppIcon {
    /// The picture for a side in pixels; nil where the app has no icon set, or none that can be read, which a warning reports.
    ///
    /// The set is the one that the information property list names, else `AppIcon`, else the first.
    package static func picture(for side: Double, in bundle: Bundle = .main) -> CGImage? {
        let icons = ResourceFolders.shared.catalogs(of: bundle).flatMap(\.entries).filter { $0.kind == .appIcon }
        let name = bundle.infoDictionary?["CFBundleIconName"] as? String ?? "AppIcon"
        guard let entry = icons.first(where: { $0.name == name }) ?? icons.first else { return nil }
        do throws(ResourceFault) {
            let set = try IconSet(AssetCatalog.contents(of: entry.folder), folder: entry.folder) {
                FileManager.default.fileExists(atPath: $0)
            }
            for fault in set.faults { ResourceWarnings.shared.post(fault.description) }
            guard let file = set.picture(for: side)?.file, let data = FileManager.default.contents(atPath: file) else {
                return nil
            }
            return decoded(data, file: file)
        } catch {
            ResourceWarnings.shared.post(error.description)
            return nil
        }
    }

    private static func decoded(_ data: Data, file: String) -> CGImage? {
        do { return try installedImageCodec.current.decode(data) } catch {
            ResourceWarnings.shared.post("\(file): \(error)")
            return nil
        }
    }
}
