public import DarwinCompatibility
public import Foundation

// Foundation on Linux has these names for classes that cannot be made. A file that knows Foundation through UIKit alone finds those
// that are named here.

/// One side of a predicate's comparison.
public typealias NSExpression = DarwinCompatibility.NSExpression

/// A predicate that compares the values of two expressions.
public typealias NSComparisonPredicate = DarwinCompatibility.NSComparisonPredicate

nonisolated extension NSPredicate {
    /// The predicate as a text in the format language.
    @_disfavoredOverload
    public var predicateFormat: String { formatText }
}
