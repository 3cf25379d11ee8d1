public import DarwinCompatibility

// Foundation on Linux has a class of this name that cannot be made. A file that knows Foundation through UIKit alone finds the
// one that is named here.

/// A predicate that compares the values of two expressions.
public typealias NSComparisonPredicate = DarwinCompatibility.NSComparisonPredicate
