import DarwinCompatibility
import Foundation
import Testing

@Suite struct PredicateTextTests {
    @Test(arguments: [
        ("name = 'Ann'", "name == \"Ann\""), ("a=1 and b=2 AND c=3", "a == 1 AND b == 2 AND c == 3"),
        ("a = 1 AND b = 2 OR c = 3", "(a == 1 AND b == 2) OR c == 3"), ("not a = 1", "NOT a == 1"),
        ("NONE a.b == 1", "NOT ANY a.b == 1"), ("SELF.name contains[dc] 'x'", "name CONTAINS[cd] \"x\""),
        ("a BETWEEN {1, 3}", "a BETWEEN {1, 3}"), ("x => 3.5", "x >= 3.5"), ("x == NULL", "x == nil"),
        ("x == YES", "x == 1"), ("a + b * 2 > c", "a + (b * 2) > c"), ("(a + b) * 2 > c", "(a + b) * 2 > c"),
        ("a - b - c == 0", "(a - b) - c == 0"), ("2 ** 3 ** 2 == x", "2 ** (3 ** 2) == x"),
        ("SUBQUERY(a, $x, $x.b == 1).@count > 0", "SUBQUERY(a, $x, $x.b == 1).@count > 0"),
        ("a[FIRST] == 1 AND a[2] == 1", "a[FIRST] == 1 AND a[2] == 1"), ("length(name) > 3", "length:(name) > 3"),
        ("#in.x == 1", "#in.x == 1"), ("s == 'a\\\"b'", "s == \"a\\\"b\""), ("TRUEPREDICATE", "TRUEPREDICATE"),
        ("SELF IN {'a'}", "SELF IN {\"a\"}"), ("ALL a.b != $V", "ALL a.b != $V"), ("x == -5", "x == -5"),
        ("d > CAST(5.0, 'NSDate')", "d > CAST(5, \"NSDate\")"),
    ])
    func `a predicate's text is in the format language again`(format: String, text: String) throws {
        let predicate = NSPredicate(format: format)

        #expect(predicate.formatText == text)
        #expect(try FormatParser.readPredicate(of: text, []).formatText == text)
    }

    @Test func `a date's text reads as the date`() {
        let predicate = NSPredicate(format: "d == %@", Date(timeIntervalSinceReferenceDate: 1.5) as CVarArg)

        #expect(predicate.formatText == "d == CAST(1.500000, \"NSDate\")")
    }

    @Test func `equal formats make equal predicates`() {
        #expect(NSPredicate(format: "a == 1 AND b == 'x'") == NSPredicate(format: "a = %d && b = %@", 1, "x"))
        #expect(NSPredicate(format: "a == 1") != NSPredicate(format: "a == 2"))
        #expect(NSPredicate(format: "a == 1 AND b == 2") != NSPredicate(format: "a == 1 OR b == 2"))
        #expect(NSPredicate(format: "a == 1").copy() as? NSPredicate == NSPredicate(format: "a == 1"))
        #expect(NSPredicate(format: "a == 1").hash == NSPredicate(format: "a == 1.0").hash)
    }

    @Test func `the parts of a read predicate are there`() throws {
        let compound = try #require(NSPredicate(format: "NOT name BEGINSWITH[c] 'x'") as? NSCompoundPredicate)
        let comparison = try #require(compound.subpredicates.first as? DarwinCompatibility.NSComparisonPredicate)

        #expect(compound.compoundPredicateType == .not)
        #expect(comparison.predicateOperatorType == .beginsWith)
        #expect(comparison.options == .caseInsensitive)
        #expect(comparison.leftExpression.keyPath == "name")
        #expect(comparison.rightExpression.constantValue as? String == "x")
        #expect(comparison.comparisonPredicateModifier == .direct)
    }

    @Test func `a predicate is made of its parts`() {
        let predicate = DarwinCompatibility.NSComparisonPredicate(
            leftExpression: DarwinCompatibility.NSExpression(forKeyPath: "children.age"),
            rightExpression: DarwinCompatibility.NSExpression(forConstantValue: 5), modifier: .any, type: .greaterThan,
            options: [])

        #expect(predicate.evaluate(with: ["children": [["age": 3], ["age": 6]]]))
        #expect(predicate.formatText == "ANY children.age > 5")
    }
}
