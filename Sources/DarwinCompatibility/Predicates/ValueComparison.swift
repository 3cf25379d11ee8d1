import Foundation

/// A comparison of two values.
struct ValueComparison {
    private let type: NSComparisonPredicate.Operator
    private let options: NSComparisonPredicate.Options
    private let patterns: CompiledPattern

    init(
        _ type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options = [],
        patterns: CompiledPattern = CompiledPattern()
    ) {
        (self.type, self.options, self.patterns) = (type, options, patterns)
    }

    /// Whether the comparison is true. Nil is equal to nil and to `NSNull`, and in no other relation to a value.
    func holds(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (PredicateValue(left), PredicateValue(right))
        return switch type {
        case .equalTo: areEqual(left, right)
        case .notEqualTo: !areEqual(left, right)
        case .lessThan: order(of: left, right) == .orderedAscending
        case .greaterThan: order(of: left, right) == .orderedDescending
        case .lessThanOrEqualTo: bothAreNil(left, right) || isOrdered(left, right, but: .orderedDescending)
        case .greaterThanOrEqualTo: bothAreNil(left, right) || isOrdered(left, right, but: .orderedAscending)
        case .between: isBetween(left, right)
        case .in: contains(right, left)
        case .contains: contains(left, right)
        case .beginsWith: hasAffix(left, right, [.anchored])
        case .endsWith: hasAffix(left, right, [.anchored, .backwards])
        case .like, .matches: fits(left, right)
        }
    }

    // MARK: Equality

    func areEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        guard let leftObject = left.object, let rightObject = right.object else { return bothAreNil(left, right) }
        if let left = left.string, let right = right.string {
            return options.isEmpty ? left == right : compare(left, right) == .orderedSame
        }
        if let left = left.number, let right = right.number { return left.compare(right) == .orderedSame }
        if let left = left.listElements, let right = right.listElements {
            // A set has no order that an array could be compared with.
            guard (leftObject is NSSet) == (rightObject is NSSet) else { return false }
            return areEqual(left, right, leftObject)
        }
        if let left = leftObject as? NSObject { return left.isEqual(rightObject) }
        if let left = leftObject as? AnyHashable, let right = rightObject as? AnyHashable { return left == right }
        return Swift.type(of: leftObject) is AnyClass && leftObject as AnyObject === rightObject as AnyObject
    }

    private func areEqual(_ left: [Any], _ right: [Any], _ leftObject: Any) -> Bool {
        guard left.count == right.count else { return false }
        guard leftObject is NSSet else {
            return zip(left, right).allSatisfy { areEqual(PredicateValue($0), PredicateValue($1)) }
        }
        return left.allSatisfy { element in
            right.contains { areEqual(PredicateValue(element), PredicateValue($0)) }
        }
    }

    private func bothAreNil(_ left: PredicateValue, _ right: PredicateValue) -> Bool { left.isNil && right.isNil }

    // MARK: Order

    private func isOrdered(_ left: PredicateValue, _ right: PredicateValue, but other: ComparisonResult) -> Bool {
        order(of: left, right).map { $0 != other } ?? false
    }

    /// The order of two values; nil where one is nil.
    func order(of left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
        guard let leftObject = left.object, let rightObject = right.object else { return nil }
        if let left = left.number, let right = right.number { return left.compare(right) }
        if let left = left.string, let right = right.string { return compare(left, right) }
        if let left = left.date, let right = right.date { return left.compare(right) }
        if let left = leftObject as? IndexPath, let right = rightObject as? IndexPath { return left.compare(right) }
        fatalError(
            "\(Swift.type(of: leftObject)) and \(Swift.type(of: rightObject)) have no order. Compare two numbers, two strings or "
                + "two dates in a predicate, or cast one of the values with CAST.")
    }

    private func compare(_ left: String, _ right: String) -> ComparisonResult {
        left.compare(
            right, options: options.compareOptions, range: nil,
            locale: options.contains(.localeSensitive) ? .current : nil)
    }

    private func isBetween(_ value: PredicateValue, _ range: PredicateValue) -> Bool {
        guard let ends = range.listElements, ends.count == 2 else {
            fatalError("BETWEEN needs an array of the lowest and the highest value, as in BETWEEN {1, 10}.")
        }
        return isOrdered(value, PredicateValue(ends[0]), but: .orderedAscending)
            && isOrdered(value, PredicateValue(ends[1]), but: .orderedDescending)
    }

    // MARK: Containment

    private func contains(_ collection: PredicateValue, _ value: PredicateValue) -> Bool {
        guard let object = collection.object else { return false }
        if let text = collection.string {
            guard let part = part(value, of: "look for") else { return false }
            return text.range(of: part, options: options.compareOptions) != nil
        }
        if options.isEmpty, let set = object as? NSSet, let member = value.number ?? value.bridged {
            return set.contains(member)
        }
        guard let elements = collection.elements else {
            fatalError(
                "IN and CONTAINS look in strings and collections, but the value is \(Swift.type(of: object)). Give them a string, "
                    + "an array, a set or a dictionary.")
        }
        return elements.contains { areEqual(PredicateValue($0), value) }
    }

    private func hasAffix(_ text: PredicateValue, _ affix: PredicateValue, _ end: String.CompareOptions) -> Bool {
        guard let text = part(text, of: "compare the beginning or the end of"),
            let affix = part(affix, of: "look for")
        else { return false }
        return text.range(of: affix, options: options.compareOptions.union(end)) != nil
    }

    /// The string of a value; nil for nil, and other values stop the program.
    private func part(_ value: PredicateValue, of act: String) -> String? {
        guard let object = value.object else { return nil }
        guard let text = value.string else {
            fatalError(
                "Predicates \(act) strings, but the value is \(Swift.type(of: object)). Compare its stringValue or its "
                    + "description.")
        }
        return text
    }

    // MARK: Patterns

    private func fits(_ text: PredicateValue, _ pattern: PredicateValue) -> Bool {
        guard let text = part(text, of: "match"), let pattern = part(pattern, of: "match") else { return false }
        return patterns.fits(text, pattern, isWildcards: type == .like, options: options)
    }
}
