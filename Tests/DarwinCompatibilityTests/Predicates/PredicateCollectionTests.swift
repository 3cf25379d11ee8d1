import DarwinCompatibility
import Foundation
import Testing

@Suite struct PredicateCollectionTests {
    private let family: [String: Any] = [
        "name": "Smith",
        "children": [["name": "Ann", "age": 4], ["name": "Bob", "age": 10], ["name": "Cid", "age": 10]],
        "pets": [] as [Any],
        "scores": [3, 1, 2],
        "colors": NSSet(array: ["red", "blue"]),
        "rooms": [["beds": [1, 2]], ["beds": [2, 3]]],
    ]

    private func holds(_ format: String, _ arguments: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: family)
    }

    @Test(arguments: [
        ("ANY children.age > 5", true), ("SOME children.age > 5", true), ("ALL children.age > 5", false),
        ("ALL children.age > 3", true), ("NONE children.age > 10", true), ("NONE children.age == 4", false),
        ("ANY children.name ==[c] 'bob'", true), ("ANY pets.name == 'Rex'", false), ("ALL pets.name == 'Rex'", true),
        ("NONE pets.name == 'Rex'", true), ("ANY missing.name == 'x'", false),
        ("ANY children.name IN {'Bob', 'Eve'}", true),
        ("NOT ANY children.age > 10", true), ("ANY colors == 'red'", true), ("ALL scores BETWEEN {1, 3}", true),
        ("ANY children.name LIKE 'C*' AND name == 'Smith'", true),
    ])
    func `ANY and ALL ask each element`(format: String, isTrue: Bool) { #expect(holds(format) == isTrue) }

    @Test(arguments: [
        ("children.@count == 3", true), ("pets.@count == 0", true), ("colors.@count == 2", true),
        ("scores.@sum.self == 6", true), ("children.@sum.age == 24", true), ("children.@avg.age == 8", true),
        ("children.@min.age == 4", true), ("children.@max.age == 10", true), ("children.@max.name == 'Cid'", true),
        ("pets.@sum.age == 0", true), ("pets.@avg.age == 0", true), ("pets.@max.age == nil", true),
        ("children.@distinctUnionOfObjects.age == {4, 10}", true),
        ("children.@unionOfObjects.age == {4, 10, 10}", true),
        ("rooms.@unionOfArrays.beds == {1, 2, 2, 3}", true), ("rooms.@distinctUnionOfArrays.beds == {1, 2, 3}", true),
        ("@count == 6", true),
    ])
    func `operators in key paths count and add up`(format: String, isTrue: Bool) { #expect(holds(format) == isTrue) }

    @Test(arguments: [
        ("scores[0] == 3", true), ("scores[FIRST] == 3", true), ("scores[LAST] == 2", true),
        ("scores[SIZE] == 3", true),
        ("scores[7] == nil", true), ("children[1].name == 'Bob'", true), ("SELF['name'] == 'Smith'", true),
        ("SUBQUERY(children, $c, $c.age > 5 AND $c.name != 'Cid').@count == 1", true),
        ("SUBQUERY(children, $c, $c.age > 5)[FIRST].name == 'Bob'", true),
        ("ANY SUBQUERY(children, $c, $c.age > 5).name == 'Ann'", false),
        ("(scores UNION {9, 3}).@count == 4", true), ("(scores INTERSECT {2, 3, 4}).@count == 2", true),
        ("{1, 2, 3} == ({1, 2} UNION {3})", false), ("a == 1 AND .5 < 1", false), (".5 < 1 AND .5 < 2", true),
        ("({1.0, 2, 'a'} INTERSECT {1, 5, 'a'}).@count == 2", true),
        ("({1, 'a', 2} MINUS {2.0, 'b'}).@count == 2", true),
        ("({1, nil} MINUS {nil}).@count == 1", true), ("({1, nil} INTERSECT {nil, 2}).@count == 1", true),
        ("({1, nil} UNION {nil, 2}).@count == 3", true), ("({nil, nil} UNION {nil}).@count == 1", true),
        ("({nil, nil} INTERSECT {nil}).@count == 1", true), ("({1, nil} MINUS {1.0}).@count == 1", true),
        ("nil IN ({1, nil} MINUS {1})", true), ("nil IN ({1, nil} MINUS {nil})", false),
        ("(scores MINUS {2, 3}).@count == 1", true), ("scores CONTAINS 2", true), ("colors CONTAINS 'green'", false),
        ("children.name CONTAINS 'Ann'", true), ("children.name == {'Ann', 'Bob', 'Cid'}", true),
        ("children.missing == {nil, nil, nil}", true), ("TERNARY(scores[0] > 2, 'high', 'low') == 'high'", true),
        ("name.length == 5 AND name.uppercaseString == 'SMITH'", true), ("FUNCTION(name, 'length') == 5", true),
    ])
    func `elements, subqueries and sets are values`(format: String, isTrue: Bool) {
        #expect(holds(format) == isTrue)
    }

    @Test func `collections of thousands are joined without comparing each with each`() {
        let (first, second) = (NSArray(array: Array(0..<20_000)), NSArray(array: Array(10_000..<30_000)))
        var comparisons = 0
        final class Counted: NSObject {
            let number: Int
            let count: () -> Void
            init(_ number: Int, _ count: @escaping () -> Void) { (self.number, self.count) = (number, count) }
            override var hash: Int { number }
            override func isEqual(_ object: Any?) -> Bool {
                count()
                return (object as? Counted)?.number == number
            }
        }
        let counted = (0..<500).map { number in Counted(number) { comparisons += 1 } }
        let others = (250..<750).map { number in Counted(number) { comparisons += 1 } }

        #expect(NSPredicate(format: "(%@ INTERSECT %@).@count == 10000", first, second).evaluate(with: nil))
        #expect(NSPredicate(format: "(%@ MINUS %@).@count == 10000", first, second).evaluate(with: nil))
        #expect(
            NSPredicate(format: "(%@ INTERSECT %@).@count == 250", counted as NSArray, others as NSArray).evaluate(
                with: nil))
        // 500 times 500 would be a quarter of a million.
        #expect(comparisons < 20_000)
    }

    @Test func `arrays and sets are filtered`() {
        let words: NSArray = ["apple", "pear", "Apricot", "plum"]
        let mutable = NSMutableArray(array: words as! [Any])
        let predicate = NSPredicate(format: "SELF BEGINSWITH[c] %@", "ap")

        mutable.filter(using: predicate)

        #expect(words.filtered(using: predicate) as? [String] == ["apple", "Apricot"])
        #expect(mutable as? [String] == ["apple", "Apricot"])
        #expect(NSSet(array: words as! [Any]).filtered(using: predicate) == ["apple", "Apricot"])
        #expect(["apple", "pear"].filter { predicate.evaluate(with: $0) } == ["apple"])
    }

    @Test func `a set is asked for a member without a search`() {
        let numbers = NSSet(array: Array(0..<1000))

        #expect(NSPredicate(format: "SELF IN %@", numbers).evaluate(with: 999))
        #expect(!NSPredicate(format: "SELF IN %@", numbers).evaluate(with: 1000))
        #expect(NSPredicate(format: "SELF IN %@", numbers).evaluate(with: 999.0))
    }

    private final class Plant: NSObject {}

    @Test func `objects are equal to themselves`() {
        let (one, other) = (Plant(), Plant())
        let shelf: [String: Any] = ["plant": one, "plants": [one]]

        #expect(NSPredicate(format: "plant == %@", one).evaluate(with: shelf))
        #expect(!NSPredicate(format: "plant == %@", other).evaluate(with: shelf))
        #expect(NSPredicate(format: "%@ IN plants", one).evaluate(with: shelf))
        #expect(NSPredicate(format: "plants CONTAINS %@", other).evaluate(with: shelf) == false)
        #expect(NSPredicate(format: "SELF == %@", one).evaluate(with: one))
    }
}
