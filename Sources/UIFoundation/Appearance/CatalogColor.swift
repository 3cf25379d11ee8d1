import CoreGraphics
import Foundation
import ResourceFiles
import Synchronization

/// A colour of an asset catalogue: its variants, of which traits choose one.
nonisolated struct CatalogColor: Hashable, Sendable {
    struct Variant: Hashable, Sendable {
        let conditions: AssetConditions
        let color: UIColor
    }

    let name: String
    let folder: String
    private(set) var variants: [Variant] = []
    private let last = LastChoice()

    /// The surroundings that were asked for last, and the variant for them.
    private final class LastChoice: Sendable {
        let known = Mutex<(surroundings: AssetConditions.Surroundings, index: Int)?>(nil)
    }

    static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.folder == right.folder && left.variants == right.variants
    }

    func hash(into hasher: inout Hasher) { hasher.combine([name, folder]) }

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
        variants[variants.count == 1 ? 0 : index(for: AssetConditions.Surroundings(traits))].color
            .resolvedColor(with: traits)
    }

    private func index(for surroundings: AssetConditions.Surroundings) -> Int {
        last.known.withLock { known in
            if let known, known.surroundings == surroundings { return known.index }
            let index = AssetConditions.best(of: variants.map(\.conditions), for: surroundings) ?? 0
            known = (surroundings, index)
            return index
        }
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
