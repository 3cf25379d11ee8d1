import CoreGraphics
import Foundation
import ResourceFiles
import UIFoundation

/// A folder that is a bundle of resources for one test, and is removed with it.
nonisolated final class ResourceBundleFiles {
    let path = FileManager.default.temporaryDirectory.path + "/Resources-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var bundle: Bundle { Bundle(path: path)! }

    func write(_ name: String, _ data: Data) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

    /// Writes a picture of a side in pixels.
    func writePicture(_ name: String, side: Int) throws {
        installedImageCodec.install(PlainImageCodec())
        try write(name, PlainImageCodec.file(width: side, height: side))
    }

    /// Writes an image set: the variants in JSON, each with a file of the name and the side.
    func writeImageSet(
        _ name: String, _ variants: [(file: String, side: Int, conditions: String)], properties: String = "{}"
    ) throws {
        for variant in variants {
            try writePicture("Assets.xcassets/\(name).imageset/\(variant.file)", side: variant.side)
        }
        let images = variants.map { "{\"filename\": \"\($0.file)\", \"idiom\": \"universal\"\($0.conditions)}" }
        try write(
            "Assets.xcassets/\(name).imageset/Contents.json",
            "{\"images\": [\(images.joined(separator: ",\n"))], \"properties\": \(properties)}")
    }

    /// The warnings during an action, without the folder's path.
    func warnings(_ action: () throws -> Void) rethrows -> [String] {
        nonisolated(unsafe) var warnings: [String] = []
        try ResourceWarnings.shared.redirect(to: { warnings.append($0) }, while: action)
        return warnings.map { $0.replacingOccurrences(of: path, with: "") }
    }

    static let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
}
