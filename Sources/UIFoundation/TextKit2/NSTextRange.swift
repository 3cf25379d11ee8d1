public import Foundation

/// A part of a document from one location to another, the character behind the end not included.
open nonisolated class NSTextRange: NSObject, @unchecked Sendable {
    /// The location in front of the first character.
    open var location: any NSTextLocation { start }
    /// The location behind the last character.
    open var endLocation: any NSTextLocation { end }

    private let start: any NSTextLocation
    private let end: any NSTextLocation

    /// Makes a range between two locations of the same document; nil when the end is in front of the beginning.
    ///
    /// - Parameters:
    ///   - location: The beginning.
    ///   - endLocation: The end; nil for an empty range.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        (start, end) = (location, endLocation ?? location)
        super.init()
    }

    /// Makes an empty range.
    ///
    /// - Parameter location: Its beginning and end.
    public convenience init(location: any NSTextLocation) { self.init(location: location, end: nil)! }

    /// Whether the range has no characters.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether both ranges have the same ends.
    ///
    /// - Parameter textRange: The other range.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }

    open override var hash: Int { (location as? NSObject)?.hash ?? 0 }

    open override var description: String { "\(location)...\(endLocation)" }

    /// Whether the character behind a location is in the range. The range's end is not.
    ///
    /// - Parameter location: The location.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Whether all of another range is in this one.
    ///
    /// - Parameter textRange: The other range.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Whether both ranges have characters in common, or one is empty and within the other.
    ///
    /// - Parameter textRange: The other range.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }

    /// The part that both ranges have in common.
    ///
    /// - Parameter textRange: The other range.
    /// - Returns: The common part; nil when there is none, as between ranges that only touch.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = Self.later(location, textRange.location)
        let end = Self.earlier(endLocation, textRange.endLocation)
        guard let common = NSTextRange(location: start, end: end) else { return nil }
        guard common.isEmpty else { return common }
        let isWithin = [self, textRange].contains { $0.isEmpty }
        let isInside = [self, textRange].allSatisfy { $0.isEmpty || $0.contains(start) }
        return isWithin && isInside ? common : nil
    }

    /// The smallest range that contains both ranges.
    ///
    /// - Parameter textRange: The other range.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        NSTextRange(
            location: Self.earlier(location, textRange.location),
            end: Self.later(endLocation, textRange.endLocation))!
    }

    private static func earlier(_ first: any NSTextLocation, _ second: any NSTextLocation) -> any NSTextLocation {
        first.compare(second) == .orderedDescending ? second : first
    }

    private static func later(_ first: any NSTextLocation, _ second: any NSTextLocation) -> any NSTextLocation {
        first.compare(second) == .orderedAscending ? second : first
    }
}
