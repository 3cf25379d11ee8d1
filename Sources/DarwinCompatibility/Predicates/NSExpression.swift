public import Foundation

/// One side of a comparison: a constant, a key path, a calculation.
///
/// Foundation on Linux has a class of this name that cannot be made. Sources that import `UIKit` and not `Foundation` find this
/// one, and the build gives those that import both the first alone.
///
/// Status: partial – archives, and functions that call methods of objects, are missing.
open class NSExpression: NSObject, NSCopying {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        /// Always the same value.
        case constantValue = 0
        /// The object itself.
        case evaluatedObject = 1
        /// The value of a name that is known when the expression is evaluated.
        case variable = 2
        /// The value at the end of some keys.
        case keyPath = 3
        /// A function's value.
        case function = 4
        /// The elements of one or both of two collections.
        case unionSet = 5
        /// The elements of both of two collections.
        case intersectSet = 6
        /// The elements of one collection that are not in another one.
        case minusSet = 7
        /// The elements of a collection that a predicate is true for.
        case subquery = 13
        /// An array of the values of expressions.
        case aggregate = 14
        /// Any key, which only queries of a data base know.
        case anyKey = 15
        /// The result of a closure.
        case block = 19
        /// The value of one of two expressions.
        case conditional = 20
    }

    let form: ExpressionForm

    init(_ form: ExpressionForm) { self.form = form }

    /// Makes an expression of a kind, for a class of the app's own that evaluates it.
    public init(expressionType type: ExpressionType) { form = .own(type) }

    // MARK: Making

    /// Makes an expression of a text in the format language, such as `1 + 2 * %d`.
    ///
    /// Whole numbers are divided without a remainder, as on Apple's platforms: `7 / 2` is 3.
    ///
    /// - Parameters:
    ///   - expressionFormat: The text.
    ///   - args: The values, in the order of their mentions.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(FormatParser.expression(of: expressionFormat, args).form)
    }

    /// Makes an expression of a text in the format language and an array of values.
    ///
    /// - Parameters:
    ///   - expressionFormat: The text.
    ///   - arguments: The values, in the order of their mentions.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(FormatParser.expression(of: expressionFormat, arguments).form)
    }

    /// Makes an expression that always has a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(PredicateValue(obj).bridged)) }

    /// Makes an expression whose value is that of a name in the bindings.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Makes an expression whose value is at the end of keys that are joined by dots.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.keyPath(.expressionForEvaluatedObject(), keyPath.split(separator: ".").map(String.init)))
    }

    /// Makes an expression with the value of a function, such as `sum:` or `multiply:by:`.
    ///
    /// - Parameters:
    ///   - name: The function's name.
    ///   - parameters: The arguments, which are expressions.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard let function = PredicateFunction(named: name) else {
            fatalError("\(name) is no function of expressions. Use one such as sum:, or a closure.")
        }
        self.init(.function(function.name, parameters.map(Self.asExpression)))
    }

    /// Makes an expression with an array of the values of its subexpressions.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map(Self.asExpression)))
    }

    /// Makes an expression with the elements of one or both of two collections.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.unionSet, left, right))
    }

    /// Makes an expression with the elements that two collections share.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.intersectSet, left, right))
    }

    /// Makes an expression with the elements of one collection that are not in another one.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.minusSet, left, right))
    }

    /// Makes an expression with the elements of a collection that a predicate is true for.
    ///
    /// - Parameters:
    ///   - expression: The collection.
    ///   - variable: The name of an element in the predicate.
    ///   - predicate: The predicate, which is evaluated for the object that the collection belongs to.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) { self.init(.subquery(expression, variable, predicate)) }

    /// Makes an expression with the result of a closure.
    ///
    /// - Parameters:
    ///   - block: The closure, which gets the object, the arguments and the bindings.
    ///   - arguments: The arguments.
    public convenience init(
        block: @escaping (Any?, [NSExpression], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) { self.init(.block(block, arguments ?? [])) }

    /// Makes an expression with the value of one of two others.
    ///
    /// - Parameters:
    ///   - predicate: The predicate that decides.
    ///   - trueExpression: The expression where it is true.
    ///   - falseExpression: The expression where it is false.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) { self.init(.conditional(predicate, trueExpression, falseExpression)) }

    /// Makes an expression whose value is the object.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    /// Makes an expression for any key, which only queries of a data base can evaluate.
    open class func expressionForAnyKey() -> NSExpression { NSExpression(.own(.anyKey)) }

    private static func asExpression(_ value: Any) -> NSExpression {
        value as? NSExpression ?? NSExpression(forConstantValue: value)
    }

    // MARK: Parts

    /// The kind.
    open var expressionType: ExpressionType { form.type }
    /// The value of a constant; of another kind it stops the program.
    open var constantValue: Any? {
        guard case .constant(let value) = form else { refuse("constant value") }
        return value
    }
    /// The keys, joined by dots; of another kind it stops the program.
    open var keyPath: String {
        guard case .keyPath(_, let keys) = form else { refuse("key path") }
        return keys.joined(separator: ".")
    }
    /// The name of the function; of another kind it stops the program.
    open var function: String {
        guard case .function(let name, _) = form else { refuse("function") }
        return name
    }
    /// The name of the variable; of another kind it stops the program.
    open var variable: String {
        switch form {
        case .variable(let name), .subquery(_, let name, _): return name
        default: refuse("variable")
        }
    }
    /// The object that the keys are of; of another kind it stops the program.
    open var operand: NSExpression {
        guard case .keyPath(let operand, _) = form else { refuse("operand") }
        return operand
    }
    /// The arguments of a function or a closure; of another kind it stops the program.
    open var arguments: [NSExpression]? {
        switch form {
        case .function(_, let arguments), .block(_, let arguments): return arguments
        default: refuse("arguments")
        }
    }
    /// The parts of an aggregate or the collection of a subquery; of another kind it stops the program.
    open var collection: Any {
        switch form {
        case .aggregate(let parts): return parts
        case .subquery(let collection, _, _): return collection
        default: refuse("collection")
        }
    }
    /// The predicate of a subquery or a condition; of another kind it stops the program.
    open var predicate: NSPredicate {
        switch form {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
        default: refuse("predicate")
        }
    }
    /// The first of two collections; of another kind it stops the program.
    open var left: NSExpression {
        guard case .sets(_, let left, _) = form else { refuse("left side") }
        return left
    }
    /// The second of two collections; of another kind it stops the program.
    open var right: NSExpression {
        guard case .sets(_, _, let right) = form else { refuse("right side") }
        return right
    }
    /// The expression where the condition is true; of another kind it stops the program.
    open var `true`: NSExpression {
        guard case .conditional(_, let expression, _) = form else { refuse("expression for truth") }
        return expression
    }
    /// The expression where the condition is false; of another kind it stops the program.
    open var `false`: NSExpression {
        guard case .conditional(_, _, let expression) = form else { refuse("expression for falsehood") }
        return expression
    }
    /// The closure; of another kind it stops the program.
    open var expressionBlock: (Any?, [NSExpression], NSMutableDictionary?) -> Any {
        guard case .block(let block, _) = form else { refuse("closure") }
        return block
    }

    private func refuse(_ part: String) -> Never {
        fatalError("An expression of the kind \(form.type) has no \(part). Ask for its expressionType first.")
    }

    // MARK: Values

    /// The value for an object.
    ///
    /// - Parameters:
    ///   - object: The object whose keys are read.
    ///   - context: The values of variables, by their names without dollar sign.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        form.value(of: object, context)
    }

    /// Answers the expression itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Answers the expression itself.
    open override func copy() -> Any { copy(with: nil) }

    /// Whether the other expression is written in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        if other === self { return true }
        switch (form, other.form) {
        case (.own, _), (_, .own), (.block, _), (_, .block): return false
        case (.constant(let value), .constant(let otherValue)):
            return ValueComparison(.equalTo).holds(value, otherValue)
        default: return form.text == other.form.text
        }
    }

    /// A number that equal expressions share.
    open override var hash: Int {
        if case .constant(let value) = form { return PredicateValue(value).number?.hashValue ?? 0 }
        return form.text.hashValue
    }

    /// The expression as a text in the format language.
    open override var description: String { form.text }
}

extension NSExpression {
    /// The value; a class of the app's own is asked for it.
    func value(of object: Any?, _ context: NSMutableDictionary?) -> Any? {
        type(of: self) == NSExpression.self
            ? form.value(of: object, context) : expressionValue(with: object, context: context)
    }

    func substituting(_ variables: [String: Any]) -> NSExpression {
        type(of: self) == NSExpression.self ? NSExpression(form.substituting(variables)) : self
    }
}
