public import Foundation

nonisolated extension UIColor {
    /// Finds a colour by its name in the asset catalogues of the main bundle and those beside it.
    ///
    /// See ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour by its name in the asset catalogues of a bundle.
    ///
    /// The colour follows traits by its set's conditions: light and dark, high contrast, idiom, size classes and gamut.
    /// Where no set has the name it is nil, and a warning names the colours that are there. A set in a group with a
    /// namespace is named after both, `Group/name`. With no bundle the main bundle is searched, then the resource bundles
    /// beside the executable.
    ///
    /// - Parameter traitCollection: the traits that the app has in mind; the colour follows later ones too.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = NamedColors.shared.color(name, in: bundle) else { return nil }
        self.init(catalog: color)
    }

    /// The colour of the system that a catalogue refers to by its name in Objective-C; nil for a name that is none.
    static func system(reference name: String) -> UIColor? { references[name] }

    private static let references: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "lightTextColor": .lightText, "darkTextColor": .darkText, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor, "blackColor": .black,
        "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray,
        "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
        "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
        "clearColor": .clear,
    ]
}
