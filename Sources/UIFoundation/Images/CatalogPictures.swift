import CoreGraphics
import Foundation
import ResourceFiles

/// The pictures of an image set in an asset catalogue, decoded when they are asked for.
nonisolated struct CatalogPictures: Sendable {
    /// A decoded picture and its settings in the set.
    struct Picture: Sendable {
        let image: CGImage
        let scale: CGFloat
        let look: UIImage.Look
    }

    /// A variant of a set; of a drawing at some pixels per point.
    struct Key: Hashable, Sendable {
        let file: String
        let index: Int
        let scale: Double
    }

    private let folder: String
    private let set: ImageSet?
    /// The conditions of the variants.
    private let conditions: [AssetConditions]
    /// Whether traits can choose: among variants, or the pixels of a drawing.
    let hasChoice: Bool

    /// Reads a set's contents; a damaged one has no pictures, and a warning gives the reason.
    init(folder: String) {
        self.folder = folder
        do throws(ResourceFault) {
            let set = try ImageSet(AssetCatalog.contents(of: folder), folder: folder) {
                FileManager.default.fileExists(atPath: $0)
            }
            for fault in set.faults { ResourceWarnings.shared.post(fault.description) }
            if set.variants.isEmpty, set.faults.isEmpty {
                ResourceWarnings.shared.post("\(folder): the image set has no picture.")
            }
            self.set = set
        } catch {
            ResourceWarnings.shared.post(error.description)
            set = nil
        }
        let variants = set?.variants ?? []
        conditions = variants.map(\.conditions)
        hasChoice = variants.count > 1 || variants.contains { Self.isDrawing($0.file) }
    }

    /// The best variant for traits; nil where none fits.
    func key(for traits: UITraitCollection) -> Key? {
        guard let set, !set.variants.isEmpty else { return nil }
        let surroundings = AssetConditions.Surroundings(traits)
        guard let index = AssetConditions.best(of: conditions, for: surroundings) else {
            ResourceWarnings.shared.post("\(folder): no picture of the set is for the traits of the screen.")
            return nil
        }
        let variant = set.variants[index]
        let isDrawing = Self.isDrawing(variant.file)
        return Key(
            file: variant.file, index: index,
            scale: isDrawing ? surroundings.scale : variant.conditions.scale ?? 1)
    }

    private static func isDrawing(_ file: String) -> Bool {
        let name = file.lowercased()
        return name.hasSuffix(".svg") || name.hasSuffix(".pdf")
    }

    /// Decodes a variant; nil, and a warning, where the file is none.
    func picture(_ key: Key) -> Picture? {
        guard let set, let data = FileManager.default.contents(atPath: key.file) else {
            ResourceWarnings.shared.post("\(key.file): the file cannot be read.")
            return nil
        }
        do {
            let codec = installedImageCodec.current
            let isDrawing = Self.isDrawing(key.file)
            let image = isDrawing ? try codec.decodeDrawing(data, scale: key.scale) : try codec.decode(data)
            return Picture(
                image: image, scale: key.scale, look: look(of: set.variants[key.index], in: set, at: key.scale))
        } catch {
            ResourceWarnings.shared.post("\(key.file): \(error)")
            return nil
        }
    }

    private func look(of variant: ImageSet.Variant, in set: ImageSet, at scale: Double) -> UIImage.Look {
        var look = UIImage.Look()
        switch set.intent {
        case .template: look.renderingMode = .alwaysTemplate
        case .original: look.renderingMode = .alwaysOriginal
        case nil: break
        }
        func insets(_ pixels: [Double]) -> UIEdgeInsets {
            let points = pixels.map { CGFloat($0 / scale) }
            return UIEdgeInsets(top: points[0], left: points[1], bottom: points[2], right: points[3])
        }
        if let resizing = variant.resizing {
            look.capInsets = insets(resizing.capInsets)
            look.resizingMode = resizing.tiles ? .tile : .stretch
            look.centerSize = CGSize(width: resizing.centerWidth / scale, height: resizing.centerHeight / scale)
        }
        if set.isMirrored(variant) {
            look.flipsForRightToLeft = true
            if variant.conditions.isRightToLeft == true { look.orientation = .upMirrored }
        }
        look.alignmentRectInsets = insets(variant.alignmentInsets)
        var traits = TraitSet()
        traits.displayScale = CGFloat(scale)
        if let isDark = variant.conditions.isDark { traits.userInterfaceStyle = isDark ? .dark : .light }
        look.configuration = UIImage.Configuration(traitCollection: UITraitCollection(traits))
        return look
    }
}
