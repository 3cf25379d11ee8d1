import Testing
import UIKit
import UIKitTesting

@Suite struct ObjectPredicateTests {
    private let people = [
        Person("Ann", age: 40, children: [Person("Cid", age: 3), Person("Dan", age: 9)]), Person("bob", age: 17),
    ]

    private func names(_ format: String, _ arguments: Any...) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return (people as NSArray).filtered(using: predicate).compactMap { ($0 as? Person)?.name }
    }

    @Test func `exposed members have keys`() {
        #expect(names("age >= 18") == ["Ann"])
        #expect(names("name BEGINSWITH[c] %@", "B") == ["bob"])
        #expect(names("name.length == 3 AND %K < %d", "age", 18) == ["bob"])
    }

    @Test func `a list of objects has the values of all`() {
        #expect(names("ANY children.age < 5") == ["Ann"])
        #expect(names("children.@count == 0") == ["bob"])
        #expect(names("children.@sum.age == 12") == ["Ann"])
        #expect(names("SUBQUERY(children, $c, $c.age > 5 AND $c.name == 'Dan').@count == 1") == ["Ann"])
        #expect(names("%@ IN children", people[0].children[1]) == ["Ann"])
    }

    @Test func `a predicate has its text, and an expression its value, where only UIKit is imported`() {
        let total = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "age")])
        let comparison = NSComparisonPredicate(
            leftExpression: total, rightExpression: NSExpression(forConstantValue: 57), modifier: .direct,
            type: .equalTo,
            options: [])

        #expect(NSPredicate(format: "a=1").predicateFormat == "a == 1")
        #expect(comparison.evaluate(with: people))
        #expect(NSExpression(format: "(1 + 2) * 3").expressionValue(with: nil, context: nil) as? Int == 9)
    }

    @Test func `a key that no class exposes stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "shoeSize == 3").evaluate(with: Person("Eve", age: 1))
        }

        let text = result.sentence
        #expect(text.contains("shoeSize"))
    }
}
