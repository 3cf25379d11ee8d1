import Foundation

/// A location in a text storage, counted in UTF-16 units.
nonisolated final class IndexedTextLocation: NSObject, NSTextLocation, Sendable {
    let index: Int

    init(_ index: Int) { self.index = index }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = Self.index(of: location)
        return index == other ? .orderedSame : index < other ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextLocation)?.index == index }
    override var hash: Int { index }
    override var description: String { String(index) }

    /// The index of a location, which must be one of a text storage.
    static func index(of location: any NSTextLocation) -> Int {
        guard let own = location as? IndexedTextLocation else {
            fatalError(
                """
                A \(type(of: location)) was used as a location in an NSTextContentStorage. Pass locations of its own \
                document, such as those that location(_:offsetBy:) returns.
                """)
        }
        return own.index
    }
}

nonisolated extension NSTextRange {
    /// Makes a range of UTF-16 units of a text storage.
    package convenience init(_ range: Range<Int>) {
        self.init(location: IndexedTextLocation(range.lowerBound), end: IndexedTextLocation(range.upperBound))!
    }

    /// The UTF-16 units in a text storage.
    package var indices: Range<Int> {
        IndexedTextLocation.index(of: location)..<IndexedTextLocation.index(of: endLocation)
    }
}
