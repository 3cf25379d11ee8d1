import DarwinCompatibility
import Foundation
import Testing

@Suite struct ExpressionTests {
    private typealias NSExpression = DarwinCompatibility.NSExpression

    private func value(_ format: String, of object: Any? = nil) -> Any? {
        NSExpression(format: format).expressionValue(with: object, context: nil)
    }

    @Test(arguments: [
        ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("2 ** 10", 1024), ("-3 + 5", 2),
        ("10 - 2 - 3", 5), ("2 ** 3 ** 2", 512), ("1.5e2", 150), ("7 & 3", 3), ("1 << 4", 16), ("6 | 1", 7),
        ("6 ^ 3", 5),
        ("~0", -1), ("-(2 + 3)", -5), ("2 - -2", 4), ("9223372036854775807 + 1", 0x1p63),
        ("2 ** 0.5", 2.0.squareRoot()),
    ])
    func `calculations follow the rules of arithmetic, and whole numbers stay whole`(format: String, result: Double) {
        #expect((value(format) as? NSNumber)?.doubleValue == result)
    }

    @Test(arguments: [
        ("sum({1, 2, 3})", 6), ("count({1, 2, 3})", 3), ("max({1, 5, 3})", 5), ("min({4, 2})", 2),
        ("average({1, 2})", 1.5),
        ("median({3, 1, 2})", 2), ("median({4, 1, 2, 3})", 2.5), ("stddev({2, 4, 4, 4, 5, 5, 7, 9})", 2),
        ("sqrt(16)", 4),
        ("abs(-3)", 3), ("ceiling(1.2)", 2), ("floor(1.8)", 1), ("trunc(-1.8)", -1), ("modulus:by:(7, 3)", 1),
        ("add:to:(1, 2)", 3), ("raise:toPower:(2, 3)", 8), ("length('four')", 4), ("log(1000)", 3), ("ln(1)", 0),
        ("exp(0)", 1), ("max(1, 7)", 7), ("leftshift:by:(1, 3)", 8), ("onesComplement(5)", -6),
    ])
    func `functions have the values of statistics and arithmetic`(format: String, result: Double) throws {
        let number = try #require(value(format) as? NSNumber).doubleValue

        #expect(abs(number - result) < 1e-12)
    }

    @Test func `words are changed by functions`() {
        #expect(value("uppercase('anole')") as? String == "ANOLE")
        #expect(value("lowercase(SELF)", of: "ÄB") as? String == "äb")
        #expect(value("mode({1, 2, 2, 3})") as? [Int] == [2])
    }

    @Test func `keys and arguments are read`() {
        let expression = NSExpression(format: "price * %d + %K", 2, "fee")

        #expect(expression.expressionValue(with: ["price": 3.5, "fee": 1], context: nil) as? Double == 8)
        #expect(NSExpression(format: "@sum.self").expressionValue(with: [1, 2], context: nil) as? Int == 3)
    }

    @Test func `each kind answers its parts`() {
        let list = NSExpression(forAggregate: [NSExpression(forConstantValue: 1), NSExpression(forKeyPath: "a.b")])
        let sum = NSExpression(forFunction: "sum:", arguments: [list])
        let either = NSExpression(
            forConditional: NSPredicate(value: false), trueExpression: list, falseExpression: sum)

        #expect(sum.function == "sum:" && sum.arguments == [list])
        #expect(sum.expressionValue(with: ["a": ["b": 4]], context: nil) as? Int == 5)
        #expect(list.expressionType == .aggregate && list.description == "{1, a.b}")
        #expect(either.true == list && either.false == sum && either.expressionType == .conditional)
        #expect(either.expressionValue(with: ["a": ["b": 4]], context: nil) as? Int == 5)
        #expect(NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 3]) as? Int == 3)
        #expect(
            NSExpression.expressionForEvaluatedObject().expressionValue(with: "me", context: nil) as? String == "me")
    }

    @Test func `a closure gets the object and the arguments`() {
        let expression = NSExpression(
            block: { object, arguments, _ in "\(object ?? "")\(arguments.count)" }, arguments: [.init(forVariable: "x")]
        )

        #expect(expression.expressionValue(with: "n", context: nil) as? String == "n1")
    }

    @Test func `collections are joined`() {
        let (one, two) = (NSExpression(forConstantValue: [1, 2]), NSExpression(forConstantValue: Set([2, 3])))

        #expect(
            NSExpression(forUnionSet: one, with: two).expressionValue(with: nil, context: nil) as? Set<Int> == [
                1, 2, 3,
            ])
        #expect(
            NSExpression(forIntersectSet: one, with: two).expressionValue(with: nil, context: nil) as? Set<Int> == [2])
        #expect(NSExpression(forMinusSet: one, with: two).expressionValue(with: nil, context: nil) as? Set<Int> == [1])
        #expect(
            NSExpression(
                forSubquery: one, usingIteratorVariable: "n", predicate: NSPredicate(format: "$n > 1")
            ).expressionValue(with: nil, context: nil) as? [Int] == [2])
    }

    @Test func `an app's own class is asked for its value`() {
        final class Length: DarwinCompatibility.NSExpression {
            override func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
                (object as? String)?.count
            }
        }
        let predicate = DarwinCompatibility.NSComparisonPredicate(
            leftExpression: Length(expressionType: .function), rightExpression: NSExpression(forConstantValue: 4),
            modifier: .direct, type: .equalTo, options: [])

        #expect(predicate.evaluate(with: "four"))
        #expect(!predicate.evaluate(with: "five "))
    }
}
