public import Foundation

/// A place in lines at which text behind a tab character stands.
open nonisolated class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private let mark = ForeignObjectMark()

    /// Which end of the text behind the tab stands at the stop.
    public let alignment: NSTextAlignment
    /// From the leading margin, in points.
    public let location: CGFloat
    /// The options that the stop was made with; kept, and without effect.
    public let options: [OptionKey: Any]

    /// Makes a stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
    }

    /// Keys of a stop's options.
    public nonisolated struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet` of what ends a column.
        public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
