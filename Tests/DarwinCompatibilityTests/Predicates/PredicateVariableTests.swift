import DarwinCompatibility
import Foundation
import Testing

@Suite struct PredicateVariableTests {
    @Test func `a variable has the value that the evaluation brings`() {
        let predicate = NSPredicate(format: "age > $LIMIT AND name ==[c] $NAME")
        let person: [String: Any] = ["age": 5, "name": "Ann"]

        #expect(predicate.evaluate(with: person, substitutionVariables: ["LIMIT": 4, "NAME": "ANN"]))
        #expect(!predicate.evaluate(with: person, substitutionVariables: ["LIMIT": 5, "NAME": "ANN"]))
    }

    @Test func `a predicate with values for its variables needs none, and the template stays`() {
        let template = NSPredicate(format: "name == $NAME OR (age IN $AGES AND NOT city == $CITY)")

        let predicate = template.withSubstitutionVariables(["NAME": "Ann", "AGES": [1, 2], "CITY": "Rome"])

        #expect(predicate.evaluate(with: ["name": "Bob", "age": 2, "city": "Oslo"] as [String: Any]))
        #expect(!predicate.evaluate(with: ["name": "Bob", "age": 2, "city": "Rome"] as [String: Any]))
        #expect(template.formatText == "name == $NAME OR (age IN $AGES AND (NOT city == $CITY))")
        #expect(predicate.formatText == "name == \"Ann\" OR (age IN {1, 2} AND (NOT city == \"Rome\"))")
    }

    @Test func `a variable without a value stays`() {
        let predicate = NSPredicate(format: "a == $A AND b == $B").withSubstitutionVariables(["A": 1])

        #expect(predicate.formatText == "a == 1 AND b == $B")
    }

    @Test func `a variable has keys`() {
        let predicate = NSPredicate(format: "boss == $ME.name")

        #expect(predicate.evaluate(with: ["boss": "Ann"], substitutionVariables: ["ME": ["name": "Ann"]]))
    }

    @Test func `the element of a subquery hides a variable of its name`() {
        let template = NSPredicate(format: "SUBQUERY(list, $x, $x > $y).@count == 1")
        let predicate = template.withSubstitutionVariables(["x": 100, "y": 2])

        #expect(predicate.evaluate(with: ["list": [1, 2, 3]]))
    }

    @Test func `predicates of Foundation's own kinds take part`() {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "age > $LIMIT"), NSPredicate { object, _ in (object as? [String: Int])?.count == 1 },
        ])

        #expect(both.withSubstitutionVariables(["LIMIT": 3]).evaluate(with: ["age": 4]))
        #expect(!both.withSubstitutionVariables(["LIMIT": 4]).evaluate(with: ["age": 4]))
        #expect(NSPredicate(value: true).withSubstitutionVariables(["LIMIT": 3]).evaluate(with: nil))
    }
}
