import Foundation

/// The parts of an image file's name: `stem[@2x|@3x][~iphone|~ipad].extension`.
nonisolated struct ImageFileName: Hashable {
    var stem: String
    var pathExtension: String

    /// Takes a name as apps write it; without an extension it means PNG.
    init(_ name: String) {
        // A URL of a file would ask the file system whether it is a folder.
        let end = (name as NSString).pathExtension
        if Self.known.contains(end.lowercased()) {
            stem = String(name.dropLast(end.count + 1))
            pathExtension = end
        } else {
            stem = name
            pathExtension = "png"
        }
    }

    /// The file names to look for, best first, each with its pixels per point.
    func variants(scale: CGFloat, idiom: UIUserInterfaceIdiom) -> [(file: String, scale: CGFloat)] {
        let scales = [1, 2, 3].map { CGFloat($0) }
        let wanted = scales.filter { $0 >= scale } + scales.filter { $0 < scale }.reversed()
        let modifiers = (idiom == .pad ? ["~ipad"] : idiom == .phone ? ["~iphone"] : []) + [""]
        return modifiers.flatMap { modifier in
            wanted.map { scale in
                let suffix = scale == 1 ? "" : "@\(Int(scale))x"
                return (stem + suffix + modifier + "." + pathExtension, scale)
            }
        }
    }

    /// The name by which apps find a file; nil for a file that is no image.
    static func assetName(ofFile file: String) -> String? {
        guard let dot = file.lastIndex(of: "."), known.contains(file[file.index(after: dot)...].lowercased()) else {
            return nil
        }
        var stem = file[..<dot]
        for modifier in ["~iphone", "~ipad", "@2x", "@3x"] where stem.hasSuffix(modifier) {
            stem = stem.dropLast(modifier.count)
        }
        return file[dot...].lowercased() == ".png" ? String(stem) : String(stem) + file[dot...]
    }

    private static let known: Set<String> = ["png", "jpg", "jpeg", "gif", "bmp", "tiff", "tif", "webp"]

    /// The pixels per point that a file's name promises.
    static func scale(ofStem stem: String) -> CGFloat {
        var stem = stem[...]
        for modifier in ["~iphone", "~ipad"] where stem.hasSuffix(modifier) { stem = stem.dropLast(modifier.count) }
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }
}
