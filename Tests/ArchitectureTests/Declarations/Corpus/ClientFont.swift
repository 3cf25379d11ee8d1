import UIKit

/// A font of an app's own.
class ClientFont: UIFont, @unchecked Sendable {
    override class var buttonFontSize: CGFloat { super.buttonFontSize }
    override class var familyNames: [String] { super.familyNames }
    override class var labelFontSize: CGFloat { super.labelFontSize }
    override class var smallSystemFontSize: CGFloat { super.smallSystemFontSize }
    override class var systemFontSize: CGFloat { super.systemFontSize }

    override var ascender: CGFloat { super.ascender }
    override var capHeight: CGFloat { super.capHeight }
    override var descender: CGFloat { super.descender }
    override var familyName: String { super.familyName }
    override var fontDescriptor: UIFontDescriptor { super.fontDescriptor }
    override var fontName: String { super.fontName }
    override var leading: CGFloat { super.leading }
    override var lineHeight: CGFloat { super.lineHeight }
    override var pointSize: CGFloat { super.pointSize }
    override var xHeight: CGFloat { super.xHeight }

    override class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { super.boldSystemFont(ofSize: fontSize) }
    override class func fontNames(forFamilyName familyName: String) -> [String] {
        super.fontNames(forFamilyName: familyName)
    }
    override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        super.italicSystemFont(ofSize: fontSize)
    }
    override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        super.monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
    }
    override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        super.monospacedSystemFont(ofSize: fontSize, weight: weight)
    }
    override class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        super.preferredFont(forTextStyle: style)
    }
    override class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { super.preferredFont(forTextStyle: style, compatibleWith: traitCollection) }
    override class func systemFont(ofSize fontSize: CGFloat) -> UIFont { super.systemFont(ofSize: fontSize) }
    override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        super.systemFont(ofSize: fontSize, weight: weight)
    }

    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func withSize(_ fontSize: CGFloat) -> UIFont { super.withSize(fontSize) }
}

/// A description of one.
class ClientFontDescriptor: UIFontDescriptor, @unchecked Sendable {
    override var fontAttributes: [UIFontDescriptor.AttributeName: Any] { super.fontAttributes }
    override var matrix: CGAffineTransform { super.matrix }
    override var pointSize: CGFloat { super.pointSize }
    override var postscriptName: String { super.postscriptName }
    override var symbolicTraits: UIFontDescriptor.SymbolicTraits { super.symbolicTraits }

    override class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        super.preferredFontDescriptor(withTextStyle: style)
    }
    override class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor { super.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection) }

    override func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor {
        super.addingAttributes(attributes)
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?)
        -> [UIFontDescriptor]
    { super.matchingFontDescriptors(withMandatoryKeys: mandatoryKeys) }
    override func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        super.object(forKey: anAttribute)
    }
    override func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { super.withDesign(design) }
    override func withFace(_ newFace: String) -> UIFontDescriptor { super.withFace(newFace) }
    override func withFamily(_ newFamily: String) -> UIFontDescriptor { super.withFamily(newFamily) }
    override func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { super.withMatrix(matrix) }
    override func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { super.withSize(newPointSize) }
    override func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        super.withSymbolicTraits(symbolicTraits)
    }
}

/// Other steps of text sizes.
class ClientFontMetrics: UIFontMetrics, @unchecked Sendable {
    override init(forTextStyle textStyle: UIFont.TextStyle) { super.init(forTextStyle: textStyle) }

    override class var `default`: UIFontMetrics { super.default }

    override func scaledFont(for font: UIFont) -> UIFont { super.scaledFont(for: font) }
    override func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        super.scaledFont(for: font, compatibleWith: traitCollection)
    }
    override func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        super.scaledFont(for: font, maximumPointSize: maximumPointSize)
    }
    override func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { super.scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: traitCollection) }
    override func scaledValue(for value: CGFloat) -> CGFloat { super.scaledValue(for: value) }
    override func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        super.scaledValue(for: value, compatibleWith: traitCollection)
    }
}

extension ClientFont {
    static func make() -> [UIFont] {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 12])
        let bold: UIFontDescriptor? = descriptor.withSymbolicTraits(.traitBold)
        let round: UIFontDescriptor? = descriptor.withDesign(.rounded)
        let named: UIFont? = UIFont(name: "Inter", size: 12)
        return [
            UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .bold), .boldSystemFont(ofSize: 12),
            .italicSystemFont(ofSize: 12), .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
            .monospacedSystemFont(ofSize: 12, weight: .light), .preferredFont(forTextStyle: .body),
            .preferredFont(forTextStyle: .title1, compatibleWith: nil), UIFont(descriptor: bold ?? descriptor, size: 0),
            UIFont(descriptor: round ?? descriptor, size: 12), named ?? .systemFont(ofSize: UIFont.labelFontSize),
            UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: UIFont.systemFontSize)),
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 20),
        ]
    }

    static func describe() -> [UIFontDescriptor] {
        [
            UIFontDescriptor(), UIFontDescriptor(name: "Inter", size: 12),
            UIFontDescriptor(name: "Inter", matrix: .identity), .preferredFontDescriptor(withTextStyle: .body),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allFontTextStyle: [UIFont.TextStyle] {
        [
            .body, .callout, .caption1, .caption2, .footnote, .headline, .largeTitle, .subheadline, .title1, .title2,
            .title3,
        ]
    }
    static var allFontWeight: [UIFont.Weight] {
        [
            .black, .bold, .heavy, .light, .medium, .regular, .semibold, .thin, .ultraLight,
        ]
    }
    static var allFontDescriptorAttributeName: [UIFontDescriptor.AttributeName] {
        [
            .cascadeList, .characterSet, .face, .family, .featureSettings, .fixedAdvance, .matrix, .name, .size,
            .textStyle, .traits, .visibleName,
        ]
    }
    static var allFontDescriptorSymbolicTraits: [UIFontDescriptor.SymbolicTraits] {
        [
            .classClarendonSerifs, .classFreeformSerifs, .classMask, .classModernSerifs, .classOldStyleSerifs,
            .classOrnamentals, .classSansSerif, .classScripts, .classSlabSerifs, .classSymbolic,
            .classTransitionalSerifs, .traitBold, .traitCondensed, .traitExpanded, .traitItalic, .traitLooseLeading,
            .traitMonoSpace, .traitTightLeading, .traitUIOptimized, .traitVertical,
        ]
    }
    static var allFontDescriptorSystemDesign: [UIFontDescriptor.SystemDesign] {
        [
            .default, .monospaced, .rounded, .serif,
        ]
    }
    static var allFontDescriptorTraitKey: [UIFontDescriptor.TraitKey] {
        [
            .slant, .symbolic, .weight, .width,
        ]
    }
}
