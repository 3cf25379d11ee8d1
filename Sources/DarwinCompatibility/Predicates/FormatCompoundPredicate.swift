import Foundation

/// Predicates joined by a word of a format; unlike Foundation's class it knows its text, its copies and its equals.
final class FormatCompoundPredicate: NSCompoundPredicate {
    @available(*, deprecated)
    override var predicateFormat: String { formatText }

    override func copy(with zone: NSZone? = nil) -> Any {
        FormatCompoundPredicate(
            type: compoundPredicateType, subpredicates: subpredicates.map { $0.copy() as? NSPredicate ?? $0 })
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCompoundPredicate else { return false }
        return compoundPredicateType == other.compoundPredicateType
            && subpredicates.elementsEqual(other.subpredicates) { $0.isEqual($1) }
    }

    override var hash: Int {
        var hasher = Hasher()
        hasher.combine(compoundPredicateType)
        hasher.combine(subpredicates.count)
        return hasher.finalize()
    }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        func holds(_ predicate: NSPredicate) -> Bool {
            predicate.evaluate(with: object, substitutionVariables: bindings)
        }
        return switch compoundPredicateType {
        case .and: subpredicates.allSatisfy(holds)
        case .or: subpredicates.contains(where: holds)
        case .not: !holds(subpredicates[0])
        }
    }
}
