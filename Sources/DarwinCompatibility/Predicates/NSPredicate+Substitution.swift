public import Foundation

extension NSPredicate {
    /// Makes a predicate that has values where this one has variables.
    ///
    /// Variables without a value stay. A predicate of a closure is answered itself.
    ///
    /// - Parameter variables: The values by the variables' names, which have no dollar sign here.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        let result: NSPredicate =
            switch self {
            case let compound as NSCompoundPredicate: compound.substituting(variables)
            case let comparison as NSComparisonPredicate: comparison.substituting(variables)
            default: self
            }
        // The class is kept, but for an app's own.
        guard let result = result as? Self else {
            fatalError(
                "\(type(of: self)) cannot be made with values for its variables. Make the predicate of "
                    + "NSComparisonPredicate or NSCompoundPredicate.")
        }
        return result
    }

    /// The predicate as a text in the format language.
    package var formatText: String {
        switch self {
        case let compound as NSCompoundPredicate: compound.joinedText
        case let comparison as NSComparisonPredicate: comparison.predicateFormat
        default: (self as any DeprecatedFormat).text
        }
    }
}

/// Foundation's text of a predicate, which it warns of: it is of no use where formats cannot be read.
private protocol DeprecatedFormat {
    var text: String { get }
}

extension NSPredicate: DeprecatedFormat {
    @available(*, deprecated) fileprivate var text: String { predicateFormat }
}

extension NSCompoundPredicate {
    fileprivate func substituting(_ variables: [String: Any]) -> NSCompoundPredicate {
        FormatCompoundPredicate(
            type: compoundPredicateType, subpredicates: subpredicates.map { $0.withSubstitutionVariables(variables) })
    }

    /// The parts with the words between them; parts with words of their own are in parentheses.
    fileprivate var joinedText: String {
        let parts = subpredicates.map { $0 is NSCompoundPredicate ? "(\($0.formatText))" : $0.formatText }
        return switch compoundPredicateType {
        case .not: "NOT \(parts.first ?? "")"
        case .and: parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        }
    }
}
