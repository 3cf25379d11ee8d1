import Foundation

/// The parts of an image file's name: `stem[@2x|@3x][~iphone|~ipad].extension`.
nonisolated struct ImageFileName: Hashable {
    var stem: String
    var pathExtension: String

    /// Takes a name as apps write it; without an extension it means PNG.
    init(_ name: String) {
        let url = URL(fileURLWithPath: name)
        let known: Set<String> = ["png", "jpg", "jpeg", "gif", "bmp", "tiff", "tif", "webp"]
        if known.contains(url.pathExtension.lowercased()) {
            stem = String(name.dropLast(url.pathExtension.count + 1))
            pathExtension = url.pathExtension
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

    /// The pixels per point that a file's name promises.
    static func scale(ofStem stem: String) -> CGFloat {
        var stem = stem[...]
        for modifier in ["~iphone", "~ipad"] where stem.hasSuffix(modifier) { stem = stem.dropLast(modifier.count) }
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }
}
