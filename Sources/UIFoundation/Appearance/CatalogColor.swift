import CoreGraphics
import Foundation
import ResourceFiles

/// A colour of an asset catalogue: its variants, of which traits choose one.
nonisolated struct CatalogColor: Hashable, Sendable {
    struct Variant: Hashable, Sendable {
        let conditions: AssetConditions
        let color: UIColor
    }

    let name: String
    let folder: String
    private(set) var variants: [Variant] = []

    init(name: String, set: ColorSet, folder: String) {
        (self.name, self.folder) = (name, folder)
        for variant in set.variants {
            if let color = Self.color(variant.color) {
                variants.append(Variant(conditions: variant.conditions, color: color))
            } else if case .system(let reference) = variant.color {
                ResourceWarnings.shared.post(
                    ResourceFault(
                        file: folder + "/Contents.json", line: variant.line,
                        found: "the system colour \"\(reference)\"",
                        expected: "one of UIColor's, such as \"systemBlueColor\""
                    ).description)
            }
        }
    }

    /// The colour for traits; a set that has none for them gives its first.
    func color(for traits: UITraitCollection) -> UIColor {
        let index = AssetConditions.best(of: variants.map(\.conditions), for: AssetConditions.Surroundings(traits))
        return variants[index ?? 0].color.resolvedColor(with: traits)
    }

    private static func color(_ color: ColorSet.Color) -> UIColor? {
        switch color {
        case .system(let name): UIColor.system(reference: name)
        case .gray(let white, let alpha): UIColor(white: white, alpha: alpha)
        case .components(let red, let green, let blue, let alpha, let space):
            switch space {
            case .srgb, .extendedSRGB: UIColor(red: red, green: green, blue: blue, alpha: alpha)
            case .displayP3: UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            case .extendedLinearSRGB:
                CGColorSpace(name: CGColorSpace.extendedLinearSRGB).flatMap {
                    CGColor(colorSpace: $0, components: [red, green, blue, alpha].map { CGFloat($0) })
                }.map { UIColor(cgColor: CGColor(rgba: $0.rgba)) }
            }
        }
    }
}
