public import Foundation

/// The class of predicates, for initializers that answer one of another class.
public protocol _PredicateClass {}

extension NSPredicate: _PredicateClass {}

extension _PredicateClass {
    /// Makes a predicate of a text in the format language: comparisons, joined by `AND`, `OR` and `NOT`.
    ///
    /// `%K` is replaced with a key path, `%@` with a value, `%d`, `%f` and their kin with a number; between quotation marks they
    /// are letters. A text that is no predicate stops the program with the position of the mistake.
    ///
    /// Status: partial – archived predicates, types of files (`UTI-CONFORMS-TO`) and locations are missing. Of objects those
    /// values
    /// are found that key-value coding finds.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text, such as `name BEGINSWITH[cd] %@ AND age > 3`.
    ///   - args: The values, in the order of their mentions.
    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self = Self.own(FormatParser.predicate(of: predicateFormat, args), predicateFormat)
    }

    /// Makes a predicate of a text in the format language and an array of values.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text.
    ///   - arguments: The values, in the order of their mentions; nil is as good as none.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = Self.own(FormatParser.predicate(of: predicateFormat, arguments ?? []), predicateFormat)
    }

    /// The predicate of a format as one of the class that was asked for.
    private static func own(_ predicate: NSPredicate, _ format: String) -> Self {
        guard let own = predicate as? Self else {
            fatalError(
                "The format \"\(format)\" makes a \(type(of: predicate)), not a \(Self.self). Call NSPredicate(format:) for it."
            )
        }
        return own
    }
}
