public import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation on Linux has a class of this name that cannot be made. Sources that import `UIKit` and not `Foundation` find this
/// one, and the build gives those that import both the first alone.
open class NSComparisonPredicate: NSPredicate {
    /// The comparison.
    public enum Operator: UInt, Sendable {
        /// `<`.
        case lessThan = 0
        /// `<=`.
        case lessThanOrEqualTo = 1
        /// `>`.
        case greaterThan = 2
        /// `>=`.
        case greaterThanOrEqualTo = 3
        /// `==`.
        case equalTo = 4
        /// `!=`.
        case notEqualTo = 5
        /// The whole left string fits the regular expression on the right.
        case matches = 6
        /// The whole left string fits the text on the right, in which `*` means any letters and `?` one.
        case like = 7
        /// The left string begins with the right one.
        case beginsWith = 8
        /// The left string ends with the right one.
        case endsWith = 9
        /// The right string or collection contains the left value.
        case `in` = 10
        /// The left string or collection contains the right value.
        case contains = 99
        /// The left value is one of the right pair's, or between them.
        case between = 100
    }

    /// The number of the left side's values for which the comparison has to be true.
    public enum Modifier: UInt, Sendable {
        /// The left side is one value.
        case direct = 0
        /// Each of the left side's values.
        case all = 1
        /// One or more of the left side's values.
        case any = 2
    }

    /// The options for comparing strings.
    public struct Options: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Small and capital letters are equal: `[c]`.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters are equal to those with marks: `[d]`.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The strings were prepared and are compared by their code units: `[n]`.
        public static let normalized = Options(rawValue: 4)
        /// Strings are compared as the user's language sorts them: `[l]`.
        static let localeSensitive = Options(rawValue: 8)
    }

    /// The comparison.
    open var predicateOperatorType: Operator { comparison }
    /// The number of the left side's values for which it has to be true.
    open var comparisonPredicateModifier: Modifier { modifier }
    /// The left side.
    open var leftExpression: NSExpression { left }
    /// The right side.
    open var rightExpression: NSExpression { right }
    /// The settings for comparing strings.
    open var options: Options { stringOptions }

    private let left: NSExpression
    private let right: NSExpression
    private let modifier: Modifier
    private let comparison: Operator
    private let stringOptions: Options
    private let patterns = CompiledPattern()

    /// Makes a predicate that compares two expressions.
    ///
    /// - Parameters:
    ///   - lhs: The left side.
    ///   - rhs: The right side.
    ///   - modifier: How many of the left side's values the comparison is true for; but for `direct` it is a collection.
    ///   - type: The comparison.
    ///   - options: How strings are compared.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options
    ) {
        (left, right, self.modifier, comparison, stringOptions) = (lhs, rhs, modifier, type, options)
        super.init(value: false)
    }

    /// Answers the predicate itself, which never changes.
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other predicate compares equal expressions in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSComparisonPredicate else { return false }
        return other === self
            || comparison == other.comparison && modifier == other.modifier && stringOptions == other.stringOptions
                && left.isEqual(other.left) && right.isEqual(other.right)
    }

    /// A number that equal predicates share.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(comparison)
        hasher.combine(left.hash)
        return hasher.finalize()
    }

    /// The predicate as a text in the format language.
    open override var predicateFormat: String {
        let word =
            switch modifier {
            case .direct: ""
            case .all: "ALL "
            case .any: "ANY "
            }
        return "\(word)\(left.form.text) \(comparison.text)\(stringOptions.text) \(right.form.text)"
    }

    /// Whether the comparison is true for an object.
    ///
    /// - Parameters:
    ///   - object: The object whose keys the expressions read.
    ///   - bindings: The values of variables, by their names without dollar sign.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let context = bindings.map { NSMutableDictionary(dictionary: $0) }
        let values = ValueComparison(comparison, options: stringOptions, patterns: patterns)
        let leftValue = left.value(of: object, context)
        let rightValue = right.value(of: object, context)
        guard modifier != .direct else { return values.holds(leftValue, rightValue) }
        guard let elements = PredicateValue(leftValue).elements else {
            guard leftValue == nil || leftValue is NSNull else {
                fatalError(
                    "The left side of \(predicateFormat) is \(type(of: leftValue!)), but ALL and ANY compare each of a "
                        + "collection's values. Leave the word out, or compare an array or a set.")
            }
            return false
        }
        return modifier == .all
            ? elements.allSatisfy { values.holds($0, rightValue) }
            : elements.contains { values.holds($0, rightValue) }
    }

    func substituting(_ variables: [String: Any]) -> NSComparisonPredicate {
        NSComparisonPredicate(
            leftExpression: left.substituting(variables), rightExpression: right.substituting(variables),
            modifier: modifier, type: comparison, options: stringOptions)
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var text: String {
        switch self {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }
}

extension NSComparisonPredicate.Options {
    fileprivate var text: String {
        let letters: [(Self, String)] = [
            (.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"), (.localeSensitive, "l"),
        ]
        let chosen = letters.filter { contains($0.0) }.map(\.1).joined()
        return chosen.isEmpty ? "" : "[\(chosen)]"
    }

    /// The options of Foundation's comparisons of strings.
    var compareOptions: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.normalized) { return .literal }
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}
