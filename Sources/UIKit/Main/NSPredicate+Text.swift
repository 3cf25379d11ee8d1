import DarwinCompatibility
public import Foundation

nonisolated extension NSPredicate {
    /// The predicate as a text in the format language.
    ///
    /// Unlike iOS: a class of an app's cannot override it in a file that has Foundation through UIKit alone.
    @_disfavoredOverload
    public var predicateFormat: String { formatText }
}
