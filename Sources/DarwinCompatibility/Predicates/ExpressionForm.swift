import Foundation

/// The kind of an expression with its parts.
indirect enum ExpressionForm {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(NSExpression, [String])
    case function(String, [NSExpression])
    case sets(NSExpression.ExpressionType, NSExpression, NSExpression)
    case subquery(NSExpression, String, NSPredicate)
    case aggregate([NSExpression])
    case block((Any?, [NSExpression], NSMutableDictionary?) -> Any, [NSExpression])
    case conditional(NSPredicate, NSExpression, NSExpression)
    /// FIRST, LAST or SIZE in brackets.
    case symbol(IndexSymbol)
    /// A class of the app's own knows the value.
    case own(NSExpression.ExpressionType)

    var type: NSExpression.ExpressionType {
        switch self {
        case .constant, .symbol: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .sets(let type, _, _): type
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .block: .block
        case .conditional: .conditional
        case .own(let type): type
        }
    }

    // MARK: Values

    func value(of object: Any?, _ context: NSMutableDictionary?) -> Any? {
        switch self {
        case .constant(let value): return value
        case .symbol(let symbol): return symbol
        case .evaluatedObject: return object
        case .variable(let name): return Self.value(ofVariable: name, context)
        case .keyPath(let operand, let keys):
            return KeyedValues.value(of: operand.value(of: object, context), at: keys[...])
        case .function(let name, let arguments):
            return PredicateFunction(named: name)?(arguments.map { $0.value(of: object, context) })
        case .sets(let type, let left, let right):
            return Self.elements(type, left.value(of: object, context), right.value(of: object, context))
        case .subquery(let collection, let variable, let predicate):
            return Self.elements(
                of: collection.value(of: object, context), that: predicate, variable: variable, object, context)
        case .aggregate(let parts): return parts.map { $0.value(of: object, context) ?? NSNull() }
        case .block(let block, let arguments): return block(object, arguments, context)
        case .conditional(let predicate, let trueExpression, let falseExpression):
            let holds = predicate.evaluate(with: object, substitutionVariables: Self.bindings(of: context))
            return (holds ? trueExpression : falseExpression).value(of: object, context)
        case .own(let type):
            fatalError(
                "An expression of the kind \(type) has no value by itself. Override expressionValue(with:context:) in its class."
            )
        }
    }

    private static func bindings(of context: NSMutableDictionary?) -> [String: Any]? { context as? [String: Any] }

    private static func value(ofVariable name: String, _ context: NSMutableDictionary?) -> Any? {
        guard let value = context?[name] else {
            fatalError(
                "The variable $\(name) of a predicate has no value. Give it one with withSubstitutionVariables(_:) or "
                    + "evaluate(with:substitutionVariables:).")
        }
        return value
    }

    private static func elements(_ type: NSExpression.ExpressionType, _ left: Any?, _ right: Any?) -> Any? {
        guard let first = PredicateValue(left).elements, let second = PredicateValue(right).elements else {
            guard PredicateValue(left).isNil || PredicateValue(right).isNil else {
                fatalError("UNION, INTERSECT and MINUS join two collections. Give them arrays or sets.")
            }
            return nil
        }
        let members = first.map { PredicateValue($0).member }
        let others = second.map { PredicateValue($0).member }
        let shared = NSSet(array: others)
        return switch type {
        case .intersectSet: NSSet(array: members.filter(shared.contains))
        case .minusSet: NSSet(array: members.filter { !shared.contains($0) })
        default: NSSet(array: members + others)
        }
    }

    private static func elements(
        of collection: Any?, that predicate: NSPredicate, variable: String, _ object: Any?,
        _ context: NSMutableDictionary?
    ) -> Any? {
        let collection = PredicateValue(collection)
        guard let elements = collection.orderedElements else { return nil }
        var bindings = bindings(of: context) ?? [:]
        return elements.filter { element in
            bindings[variable] = element
            return predicate.evaluate(with: object, substitutionVariables: bindings)
        }
    }

    // MARK: Variables

    func substituting(_ variables: [String: Any]) -> ExpressionForm {
        func changed(_ expressions: [NSExpression]) -> [NSExpression] { expressions.map { $0.substituting(variables) } }
        return switch self {
        case .constant, .evaluatedObject, .own, .symbol: self
        case .variable(let name): variables[name].map { .constant(PredicateValue($0).bridged) } ?? self
        case .keyPath(let operand, let keys): .keyPath(operand.substituting(variables), keys)
        case .function(let name, let arguments): .function(name, changed(arguments))
        case .sets(let type, let left, let right):
            .sets(type, left.substituting(variables), right.substituting(variables))
        case .subquery(let collection, let name, let predicate):
            // The name of an element hides a value of the same name.
            .subquery(
                collection.substituting(variables), name,
                predicate.withSubstitutionVariables(variables.filter { $0.key != name }))
        case .aggregate(let parts): .aggregate(changed(parts))
        case .block(let block, let arguments): .block(block, changed(arguments))
        case .conditional(let predicate, let first, let second):
            .conditional(
                predicate.withSubstitutionVariables(variables), first.substituting(variables),
                second.substituting(variables))
        }
    }
}
