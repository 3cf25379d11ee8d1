/// The conditions under which a variant of a set is chosen.
package struct AssetConditions: Hashable, Sendable {
    /// A device such as `iphone`; nil for all.
    package var idiom: String?
    /// Pixels per point; nil for a variant that fits every display.
    package var scale: Double?
    /// Whether the variant is for dark or for light; nil for both.
    package var isDark: Bool?
    package var isHighContrast = false
    /// `compact` or `regular`; nil for both.
    package var widthClass: String?
    package var heightClass: String?
    /// Whether the variant is for reading from right to left or from left to right; nil for both.
    package var isRightToLeft: Bool?
    package var isWideGamut: Bool?
    /// A language such as `de`; nil for all.
    package var locale: String?
    /// Whether there are conditions about hardware – memory, graphics, a screen's width – that no desktop has.
    package var isForHardware = false

    package init() {}

    /// Reads the conditions of a variant.
    init(_ json: LocatedJSON) throws(ResourceFault) {
        let idiom = try json.text("idiom")
        self.idiom = idiom == "universal" ? nil : idiom
        if let text = try json.text("scale"), let member = json["scale"] {
            guard text.hasSuffix("x"), let scale = Double(text.dropLast()), (0.1...16).contains(scale) else {
                throw member.fault(expected: "a scale such as \"2x\"")
            }
            self.scale = scale
        }
        for appearance in try json["appearances"]?.elements(of: "\"appearances\"") ?? [] {
            switch (try appearance.text("appearance"), try appearance.text("value")) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): isHighContrast = true
            case ("luminosity", "tinted"): isForHardware = true
            default:
                throw appearance.fault(
                    expected: "the luminosity \"dark\" or \"light\" or the contrast \"high\"",
                    found: "another appearance")
            }
        }
        widthClass = try json.text("width-class")
        heightClass = try json.text("height-class")
        isRightToLeft = try json.text("language-direction").map { $0 == "right-to-left" }
        isWideGamut = try json.text("display-gamut").map { $0 == "display-P3" }
        locale = try json.text("locale")
        for name in ["memory", "graphics-feature-set", "subtype", "screen-width"] where json[name] != nil {
            isForHardware = true
        }
    }

    // MARK: Choice

    /// The surroundings that a variant is chosen for.
    package struct Surroundings: Hashable, Sendable {
        package var idiom = "iphone"
        package var scale = 1.0
        package var isDark = false
        package var isHighContrast = false
        package var widthClass = ""
        package var heightClass = ""
        package var isRightToLeft = false
        package var isWideGamut = false
        package var languages: [String] = []

        package init() {}
    }

    /// The index of the best variant for surroundings; nil where none fits.
    ///
    /// Variants for other surroundings are left out. Of the rest the one counts that is the first to differ for the better in
    /// the language, the idiom, light or dark, the contrast, the width, the height, the direction, the gamut, and last the
    /// scale: the display's own, then the next larger, then the largest. A variant for the other direction or another gamut
    /// fits too, less well than one for both.
    package static func best(of variants: [AssetConditions], for surroundings: Surroundings) -> Int? {
        // Hash order: a set that is sorted.
        let languages = Set(variants.compactMap(\.locale)).sorted()
        let language = LanguageChoice.best(of: languages, for: surroundings.languages)
        let ranks = variants.map { $0.rank(for: surroundings, language: language) }
        var best: (index: Int, rank: [Double])?
        for (index, rank) in ranks.enumerated() {
            guard let rank else { continue }
            if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (index, rank) }
        }
        return best?.index
    }

    /// Numbers of which the larger is better, the first the most important; nil for conditions that are not met.
    private func rank(for surroundings: Surroundings, language: String?) -> [Double]? {
        var rank: [Double] = [isForHardware ? 0 : 1]
        /// A condition that is not there is met, less well than one that is.
        func met(_ condition: Bool?) -> Bool {
            rank.append(condition == true ? 1 : 0)
            return condition != false
        }
        guard met(locale.map { $0 == language }), met(idiom.map { $0 == surroundings.idiom }),
            met(isDark.map { $0 == surroundings.isDark }),
            met(isHighContrast ? surroundings.isHighContrast : nil),
            met(widthClass.map { $0 == surroundings.widthClass }),
            met(heightClass.map { $0 == surroundings.heightClass })
        else { return nil }
        // A picture for the other direction, which is mirrored, and one of another gamut can still be shown.
        rank.append(isRightToLeft.map { $0 == surroundings.isRightToLeft ? 1 : 0 } ?? 0.5)
        rank.append(isWideGamut.map { $0 == surroundings.isWideGamut ? 1 : 0 } ?? 0.5)
        let scale = scale ?? surroundings.scale
        rank.append(scale >= surroundings.scale ? 1000 - scale : scale)
        return rank
    }
}
