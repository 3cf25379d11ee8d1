import CoreGraphics
package import CoreText
public import Foundation
import Synchronization

/// A typeface at a size.
///
/// Fonts are immutable and may be used on any thread. Their measures are those of the face that the typesetter finds.
open nonisolated class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// The request to the typesetter.
    package let request: FontRequest

    /// The role that the font was made for, when it may follow the preferred size of text.
    package let textStyle: TextStyle?

    /// The font before scaling, when it may follow the preferred size of text.
    let scaling: FontScaling?

    /// The measures with the text system that computed them; another one may be installed between tests.
    private let measured = Mutex<(system: ObjectIdentifier, metrics: FontMetrics)?>(nil)

    package init(_ request: FontRequest, textStyle: TextStyle? = nil) {
        self.request = request
        self.textStyle = textStyle
        scaling = nil
    }

    init(_ request: FontRequest, scaling: FontScaling) {
        self.request = request
        self.scaling = scaling
        textStyle = nil
    }

    /// Makes the system font in its usual size.
    ///
    /// Unlike iOS, where it is a font without a face, this one can be used.
    public override convenience init() { self.init(FontRequest(size: Self.systemFontSize)) }

    /// Finds the font that a descriptor describes; a size greater than zero replaces the descriptor's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        request.size = Self.valid(pointSize > 0 ? pointSize : request.size)
        self.request = request
        textStyle = pointSize > 0 && pointSize != descriptor.request.size ? nil : descriptor.textStyle
        scaling = nil
    }

    /// Finds a face by its PostScript name, such as `Inter-Bold`, or a family by its name; nil when there is none.
    ///
    /// A size of zero or less gives the system font size.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let request = FontRequest(family: fontName, size: Self.valid(fontSize))
        let typesetter = installedTextSystem.current.typesetter
        // Faces are asked first: those of the system font are known without a look at all others.
        guard typesetter.face(named: fontName)?.postScriptName == fontName || typesetter.familyNames.contains(fontName)
        else { return nil }
        self.init(request)
    }

    // MARK: System fonts

    /// The system font in regular weight. A size of zero or less gives the system font size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font in a weight. A size of zero or less gives the system font size.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), weight: weight.rawValue))
    }

    /// The system font in bold. A size of zero or less gives the system font size.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system font in italics. A size of zero or less gives the system font size.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), isItalic: true))
    }

    /// The system font with digits of one width. A size of zero or less gives the system font size.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), weight: weight.rawValue, hasMonospacedDigits: true))
    }

    /// The system's font in which all characters have one width. A size of zero or less gives the system font size.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), weight: weight.rawValue, isMonospaced: true))
    }

    private static func valid(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

    /// The standard size of labels in points.
    open class var labelFontSize: CGFloat { 17 }

    /// The standard size of buttons in points; system buttons themselves use 15.
    open class var buttonFontSize: CGFloat { 18 }

    /// The size of small text in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The standard size in points.
    open class var systemFontSize: CGFloat { 14 }

    /// The families that can be asked for by name, sorted.
    open class var familyNames: [String] { installedTextSystem.current.typesetter.familyNames }

    /// The PostScript names of a family's faces, from the thinnest on and upright ones first; none for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        installedTextSystem.current.typesetter.faces(ofFamily: familyName).map(\.postScriptName)
    }

    // MARK: Measures

    private var metrics: FontMetrics {
        let system = installedTextSystem.current
        let id = ObjectIdentifier(system)
        if let kept = measured.withLock({ $0 }), kept.system == id { return kept.metrics }
        let metrics = system.typesetter.metrics(for: request)
        measured.withLock { $0 = (id, metrics) }
        return metrics
    }

    /// The em size in points.
    open var pointSize: CGFloat { request.size }

    /// From the baseline up to the top of the line, in points.
    open var ascender: CGFloat { metrics.ascent }

    /// From the baseline to the bottom of the line, in points: negative.
    open var descender: CGFloat { -metrics.descent }

    /// The height of capitals in points.
    open var capHeight: CGFloat { metrics.capHeight }

    /// The height of a lower-case x in points.
    open var xHeight: CGFloat { metrics.xHeight }

    /// The height of a line in points, not rounded.
    open var lineHeight: CGFloat { metrics.lineHeight }

    /// The extra distance between lines in points.
    open var leading: CGFloat { metrics.leading }

    /// The PostScript name of the face that the typesetter found.
    open var fontName: String { installedTextSystem.current.typesetter.faceName(for: request) }

    /// The name of the face's family; the PostScript name up to its hyphen when the face is unknown.
    open var familyName: String {
        let name = fontName
        return installedTextSystem.current.typesetter.face(named: name)?.family ?? String(name.prefix { $0 != "-" })
    }

    /// The attributes by which this font can be found again.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request, textStyle: textStyle) }

    /// The font for a text's role at the preferred size in `UITraitCollection.current`.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a text's role at the preferred size in the given traits; nil means the current ones.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let weight: Weight = style == .headline ? .semibold : .regular
        return UIFont(FontRequest(size: style.size(for: category), weight: weight.rawValue), textStyle: style)
    }

    /// The same font at the preferred size of text in traits; nil for one that keeps its size.
    package func adapted(to traits: UITraitCollection) -> UIFont? {
        if let textStyle { return .preferredFont(forTextStyle: textStyle, compatibleWith: traits) }
        return scaling?.font(for: traits)
    }

    /// The same typeface at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = request
        request.size = Self.valid(fontSize)
        return UIFont(request)
    }

    // MARK: Object

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || request == other.request
    }

    open override var hash: Int { request.hashValue }

    open override var description: String {
        "<UIFont: \(request.family ?? "system") \(request.size) pt, weight \(request.weight)"
            + (request.isItalic ? ", italic" : "") + (request.isMonospaced ? ", monospaced" : "")
            + (request.hasMonospacedDigits ? ", monospaced digits" : "") + ">"
    }
}
