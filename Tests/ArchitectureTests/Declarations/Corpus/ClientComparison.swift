import UIKit

/// A predicate and an expression of an app's own, and formats as apps write them.
class ClientComparison: NSComparisonPredicate {
    override init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options
    ) {
        super.init(leftExpression: lhs, rightExpression: rhs, modifier: modifier, type: type, options: options)
    }

    override var predicateOperatorType: Operator { super.predicateOperatorType }
    override var comparisonPredicateModifier: Modifier { super.comparisonPredicateModifier }
    override var leftExpression: NSExpression { super.leftExpression }
    override var rightExpression: NSExpression { super.rightExpression }
    override var options: Options { super.options }
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        super.evaluate(with: object, substitutionVariables: bindings)
    }
}

class ClientExpression: NSExpression {
    override init(expressionType type: ExpressionType) { super.init(expressionType: type) }

    override class func expressionForEvaluatedObject() -> NSExpression { super.expressionForEvaluatedObject() }
    override class func expressionForAnyKey() -> NSExpression { super.expressionForAnyKey() }
    override var expressionType: ExpressionType { super.expressionType }
    override var constantValue: Any? { super.constantValue }
    override var keyPath: String { super.keyPath }
    override var function: String { super.function }
    override var variable: String { super.variable }
    override var operand: NSExpression { super.operand }
    override var arguments: [NSExpression]? { super.arguments }
    override var collection: Any { super.collection }
    override var predicate: NSPredicate { super.predicate }
    override var left: NSExpression { super.left }
    override var right: NSExpression { super.right }
    override var `true`: NSExpression { super.true }
    override var `false`: NSExpression { super.false }
    override var expressionBlock: (Any?, [NSExpression], NSMutableDictionary?) -> Any { super.expressionBlock }
    override func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        super.expressionValue(with: object, context: context)
    }
    override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
    override var description: String { super.description }
}

extension ClientView {
    func search(_ text: String, before date: Date, in names: [String], of ids: Set<Int>) -> [NSPredicate] {
        let name = NSPredicate(format: "name CONTAINS[cd] %@ AND date < %@", text, date as CVarArg)
        let list = NSPredicate(format: "name IN %@ OR id IN %@", names, ids)
        let template = NSPredicate(format: "%K == $VALUE", argumentArray: ["name"])
        let filled: NSPredicate = template.withSubstitutionVariables(["VALUE": date as NSDate])
        let all = NSCompoundPredicate(andPredicateWithSubpredicates: [name, list, .init(format: "SELF == %@", self)])
        let comparison = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "a"), rightExpression: NSExpression(forConstantValue: 1),
            modifier: .direct, type: .equalTo, options: [.caseInsensitive, .diacriticInsensitive])
        print(all.predicateFormat, (names as NSArray).filtered(using: name))
        return [name, list, filled, all, comparison]
    }

    func calculate(_ text: String) -> Double? {
        NSExpression(format: text).expressionValue(with: nil, context: nil) as? Double
    }
}
