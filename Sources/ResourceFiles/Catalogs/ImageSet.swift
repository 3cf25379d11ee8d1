/// The contents of an image set: its variants, and the properties of all of them.
package struct ImageSet: Sendable {
    /// A picture of the set and when it is chosen.
    package struct Variant: Sendable {
        package var conditions = AssetConditions()
        /// The path of the file.
        package var file: String
        package var resizing: Resizing?
        /// The edges that do not count in an alignment, in pixels: top, left, bottom and right.
        package var alignmentInsets: [Double] = [0, 0, 0, 0]
    }

    /// The stretching of a picture.
    package struct Resizing: Hashable, Sendable {
        /// The edges that keep their size, in pixels: top, left, bottom and right.
        package var capInsets: [Double] = [0, 0, 0, 0]
        /// The size of the part between them that is repeated or stretched, in pixels; 0 for all that is between them.
        package var centerWidth = 0.0
        package var centerHeight = 0.0
        package var tiles = false
    }

    /// Whether views show a picture as it is or as a template.
    package enum Intent: String, Sendable { case original, template }

    package private(set) var variants: [Variant] = []
    /// Files that are named and missing, and variants that make no sense.
    package private(set) var faults: [ResourceFault] = []
    package private(set) var intent: Intent?

    /// Reads a set's contents.
    ///
    /// - Parameters:
    ///   - folder: the set's folder.
    ///   - fileExists: whether a path leads to a file.
    package init(_ contents: LocatedJSON, folder: String, fileExists: (String) -> Bool) throws(ResourceFault) {
        if let properties = contents["properties"] {
            if let text = try properties.text("template-rendering-intent"), text != "automatic",
                let member = properties["template-rendering-intent"]
            {
                guard let intent = Intent(rawValue: text) else {
                    throw member.fault(expected: "\"template\", \"original\" or \"automatic\"")
                }
                self.intent = intent
            }
        }
        guard let images = contents["images"] else { throw contents.fault(expected: "a list \"images\"") }
        for image in try images.elements(of: "\"images\"") {
            do throws(ResourceFault) {
                // A variant without a file is an empty field of the editor.
                guard let name = try image.text("filename"), let member = image["filename"] else { continue }
                var variant = Variant(file: folder + "/" + name)
                variant.conditions = try AssetConditions(image)
                variant.resizing = try image["resizing"].map(Resizing.init)
                variant.alignmentInsets = try Self.insets(image["alignment-insets"])
                if fileExists(variant.file) {
                    variants.append(variant)
                } else {
                    faults.append(
                        member.fault(expected: "a file of this name beside it", found: "the name \"\(name)\""))
                }
            } catch {
                faults.append(error)
            }
        }
    }

    /// Whether a variant is shown mirrored to those who read in the other direction, for whom the set has none.
    package func isMirrored(_ variant: Variant) -> Bool {
        guard let isRightToLeft = variant.conditions.isRightToLeft else { return false }
        return !variants.contains { $0.conditions.isRightToLeft == !isRightToLeft }
    }

    fileprivate static func insets(_ json: LocatedJSON?) throws(ResourceFault) -> [Double] {
        guard let json else { return [0, 0, 0, 0] }
        return [
            try pixels("top", of: json), try pixels("left", of: json), try pixels("bottom", of: json),
            try pixels("right", of: json),
        ]
    }

    /// A number of pixels; 0 where there is none, and throws for one that no picture has.
    fileprivate static func pixels(_ name: String, of json: LocatedJSON) throws(ResourceFault) -> Double {
        guard let number = try json.number(name), let member = json[name] else { return 0 }
        guard abs(number) <= 100_000 else { throw member.fault(expected: "a number of pixels as \"\(name)\"") }
        return number
    }
}

extension ImageSet.Resizing {
    fileprivate init(_ json: LocatedJSON) throws(ResourceFault) {
        let mode = try json.text("mode") ?? "9-part"
        guard ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
            throw json.fault(
                expected: "the mode \"9-part\", \"3-part-horizontal\" or \"3-part-vertical\"", found: "\"\(mode)\"")
        }
        capInsets = try ImageSet.insets(json["cap-insets"])
        if let center = json["center"] {
            tiles = try center.text("mode") == "tile"
            centerWidth = max(0, try ImageSet.pixels("width", of: center))
            centerHeight = max(0, try ImageSet.pixels("height", of: center))
        }
        if mode == "3-part-horizontal" { (capInsets[0], capInsets[2], centerHeight) = (0, 0, 0) }
        if mode == "3-part-vertical" { (capInsets[1], capInsets[3], centerWidth) = (0, 0, 0) }
    }
}
