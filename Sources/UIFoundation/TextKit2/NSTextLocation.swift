public import Foundation

/// A position in a document, in front of a character or at the end.
///
/// The content manager makes and moves locations: `location(_:offsetBy:)` gives one from another.
public nonisolated protocol NSTextLocation: NSObjectProtocol {
    /// Compares the location with another one of the same document.
    ///
    /// - Parameter location: The other location.
    /// - Returns: `orderedAscending` when this location is in front of the other.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}
