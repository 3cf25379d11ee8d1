/// The contents of an app icon set: pictures and the sizes that they are for.
package struct IconSet: Sendable {
    /// A picture, and its size in pixels by the set.
    package struct Picture: Hashable, Sendable {
        package let file: String
        package let side: Double
        package let isDark: Bool
    }

    /// The pictures that are there, the largest first.
    package private(set) var pictures: [Picture] = []
    /// Files that are named and missing, and pictures that make no sense.
    package private(set) var faults: [ResourceFault] = []

    /// Reads a set's contents.
    ///
    /// - Parameters:
    ///   - folder: the set's folder.
    ///   - fileExists: whether a path leads to a file.
    package init(_ contents: LocatedJSON, folder: String, fileExists: (String) -> Bool) throws(ResourceFault) {
        guard let images = contents["images"] else { throw contents.fault(expected: "a list \"images\"") }
        for image in try images.elements(of: "\"images\"") {
            do throws(ResourceFault) {
                guard let name = try image.text("filename"), let member = image["filename"] else { continue }
                let file = folder + "/" + name
                guard fileExists(file) else {
                    throw member.fault(expected: "a file of this name beside it", found: "the name \"\(name)\"")
                }
                let conditions = try AssetConditions(image)
                guard !conditions.isForHardware || conditions.idiom == nil else { continue }
                let size = try image.text("size") ?? "1024x1024"
                guard let side = Double(size.prefix { $0 != "x" }), side > 0 else {
                    throw (image["size"] ?? image).fault(expected: "a size such as \"60x60\"")
                }
                pictures.append(
                    Picture(file: file, side: side * (conditions.scale ?? 1), isDark: conditions.isDark == true))
            } catch {
                faults.append(error)
            }
        }
        pictures.sort { ($0.isDark ? 1 : 0, -$0.side, $0.file) < ($1.isDark ? 1 : 0, -$1.side, $1.file) }
    }

    /// The picture for a size in pixels: the smallest that is large enough, else the largest; nil without pictures.
    package func picture(for side: Double) -> Picture? {
        let usual = pictures.filter { !$0.isDark }
        let known = usual.isEmpty ? pictures : usual
        return known.last { $0.side >= side } ?? known.first
    }
}
