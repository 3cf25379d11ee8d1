public import Foundation

/// A position in lines for the text behind a tab character.
open nonisolated class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// The end of the text behind the tab that is aligned at the stop.
    open private(set) var alignment: NSTextAlignment
    /// From the leading margin, in points.
    open private(set) var location: CGFloat
    /// The options that the stop was made with.
    ///
    /// With terminators of a column, the middle of the first one in the text behind a right tab is aligned at the stop, instead
    /// of the text's end, so that the points of decimal numbers are below each other.
    open private(set) var options: [OptionKey: Any]

    /// Makes a stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
    }

    /// The characters that end a column of numbers: the decimal separator of a locale, for nil of the current one.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The characters that end a column at the stop; nil where its text's end does.
    var terminators: CharacterSet? { alignment == .right ? options[.columnTerminators] as? CharacterSet : nil }

    /// Keys of a stop's options.
    public nonisolated struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet` of the characters that end a column.
        public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location && terminators == other.terminators
    }

    open override var hash: Int { location.hashValue }
}
