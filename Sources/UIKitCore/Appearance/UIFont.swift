import CoreGraphics
package import CoreText
public import Foundation
import Synchronization

/// A typeface at a size.
///
/// Fonts are immutable and may be used on any thread. Their measures come from the face that the typesetter finds.
///
/// Status: partial – descriptors, face lists of a family and scaled metrics follow.
open nonisolated class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// What the typesetter is asked for.
    package let request: FontRequest

    /// The role that the font was made for, when it may follow the preferred size of text.
    package let textStyle: TextStyle?

    /// The measures with the text system that they came from; another one may be installed between tests.
    private let measured = Mutex<(system: ObjectIdentifier, metrics: FontMetrics)?>(nil)

    package init(_ request: FontRequest, textStyle: TextStyle? = nil) {
        self.request = request
        self.textStyle = textStyle
    }

    /// Finds a face by its PostScript name, such as `Inter-Bold`, or a family by its name; nil when there is none.
    ///
    /// A size of zero or less gives the system font size.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let request = FontRequest(family: fontName, size: Self.valid(fontSize))
        let typesetter = installedTextSystem.current.typesetter
        guard typesetter.familyNames.contains(fontName) || typesetter.faceName(for: request) == fontName else {
            return nil
        }
        self.init(request)
    }

    // MARK: System fonts

    /// The system font in regular weight. A size of zero or less gives the system font size.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font in a weight. A size of zero or less gives the system font size.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), weight: weight.rawValue))
    }

    /// The system font in bold. A size of zero or less gives the system font size.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system font in italics. A size of zero or less gives the system font size.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), isItalic: true))
    }

    /// The system font with digits of one width. A size of zero or less gives the system font size.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), weight: weight.rawValue, hasMonospacedDigits: true))
    }

    /// The system's font in which all characters have one width. A size of zero or less gives the system font size.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: valid(fontSize), weight: weight.rawValue, isMonospaced: true))
    }

    private static func valid(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

    /// The standard size of labels in points.
    public class var labelFontSize: CGFloat { 17 }

    /// The standard size of buttons in points; system buttons themselves use 15.
    public class var buttonFontSize: CGFloat { 18 }

    /// The size of small text in points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The standard size in points.
    public class var systemFontSize: CGFloat { 14 }

    /// The families that can be asked for by name, sorted.
    public class var familyNames: [String] { installedTextSystem.current.typesetter.familyNames }

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

    /// The name of the face's family; the PostScript name up to its hyphen when no family matches.
    open var familyName: String {
        let families = installedTextSystem.current.typesetter.familyNames
        if let family = request.family, families.contains(family) { return family }
        let stem = fontName.prefix { $0 != "-" }
        return families.first { $0.filter { !$0.isWhitespace } == stem } ?? String(stem)
    }

    /// The same typeface at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = request
        request.size = Self.valid(fontSize)
        return UIFont(request)
    }

    // MARK: Object

    public func copy(with zone: NSZone? = nil) -> Any { self }

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
