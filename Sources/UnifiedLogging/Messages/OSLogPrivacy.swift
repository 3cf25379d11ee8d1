/// The readers that a part of a message is for.
public struct OSLogPrivacy: Hashable, Sendable {
    /// The text that replaces a part that may not be read.
    public enum Mask: Hashable, Sendable {
        /// A number that is the same for equal parts, and so distinguishes parts.
        case hash
        /// No mask.
        case none
    }

    private enum Level { case open, hidden, sensitive, automatic }

    private let level: Level
    private let mask: Mask

    private init(_ level: Level, _ mask: Mask = .none) { (self.level, self.mask) = (level, mask) }

    /// Every reader of the log may read it.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(.open) }
    /// It is written where private parts are.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(.hidden) }
    /// It is never written.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(.sensitive) }
    /// Numbers and truths are public, other values are private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(.automatic) }

    /// It is written where private parts are, and replaced by a mask elsewhere.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.hidden, mask) }
    /// It is never written, but replaced by a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.sensitive, mask) }
    /// Numbers and truths are public; other values are replaced by a mask where private parts are not written.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.automatic, mask) }

    /// A part's text as it may be written.
    func reveal(_ text: () -> String, isScalar: Bool, showsPrivateParts: Bool) -> String {
        let isShown =
            switch level {
            case .open: true
            case .hidden: showsPrivateParts
            case .sensitive: false
            case .automatic: isScalar || showsPrivateParts
            }
        if isShown { return text() }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(String(UInt(bitPattern: text().hashValue), radix: 16))'>"
        }
    }
}
