import DarwinCompatibility
import Foundation
import Testing

@Suite struct PredicateComparisonTests {
    private let anna: [String: Any] = [
        "name": "Anna", "age": 31, "height": 1.68, "isMember": true, "city": "Besançon", "nick": NSNull(),
        "born": Date(timeIntervalSinceReferenceDate: 1000), "address": ["city": "Rome", "zip": "00118"],
    ]

    private func holds(_ format: String, _ arguments: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: anna)
    }

    @Test(arguments: [
        ("age = 31", true), ("age == 31", true), ("age == 31.0", true), ("age != 31", false), ("age <> 30", true),
        ("age < 31", false), ("age <= 31", true), ("age =< 31", true), ("age > 30", true), ("age >= 32", false),
        ("age => 31", true), ("height > 1.5", true), ("-5 < age", true), ("age == 0x1F", true),
        ("age == 0b11111", true),
        ("height < 1.7e0", true), ("isMember == YES", true), ("isMember = TRUE", true), ("isMember == 1", true),
        ("isMember == NO", false), ("isMember != false", true),
    ])
    func `numbers are compared by value`(format: String, isTrue: Bool) { #expect(holds(format) == isTrue) }

    @Test(arguments: [
        ("name == 'Anna'", true), ("name == \"anna\"", false), ("name ==[c] 'ANNA'", true),
        ("city ==[d] 'Besancon'", true),
        ("city ==[cd] 'BESANCON'", true), ("city == 'Besancon'", false), ("name BEGINSWITH 'An'", true),
        ("name beginswith[c] 'AN'", true), ("name BEGINSWITH 'nn'", false), ("name ENDSWITH 'na'", true),
        ("name ENDSWITH 'An'", false), ("city CONTAINS[cd] 'CON'", true), ("city CONTAINS 'con'", false),
        ("'nn' IN name", true), ("name < 'Berta'", true), ("name >= 'Anna'", true), ("name ==[dc] 'ánna'", true),
        ("name CONTAINS ''", false),
    ])
    func `strings are compared by letters, as far as the options say`(format: String, isTrue: Bool) {
        #expect(holds(format) == isTrue)
    }

    @Test(arguments: [
        ("name LIKE 'A*a'", true), ("name LIKE 'A??a'", true), ("name LIKE 'A?a'", false), ("name LIKE 'nn'", false),
        ("name LIKE[c] '*NN*'", true), ("city LIKE[cd] 'BESANC*'", true), ("'a*b' LIKE 'a\\\\*b'", true),
        ("'axb' LIKE 'a\\\\*b'", false), ("'a.b' LIKE 'a.b'", true), ("'axb' LIKE 'a.b'", false),
        ("'a\\nb' LIKE 'a*b'", true),
    ])
    func `wildcards fit the whole string`(format: String, isTrue: Bool) { #expect(holds(format) == isTrue) }

    @Test(arguments: [
        ("name MATCHES 'A[a-z]+'", true), ("name MATCHES 'nn'", false), ("name MATCHES 'Ann|Anna'", true),
        ("name MATCHES[c] 'a.*A'", true), ("address.zip MATCHES '\\\\d{5}'", true),
        ("city MATCHES[d] '[A-Za-z]+'", true),
        ("'a\\nb' MATCHES 'a.b'", false),
    ])
    func `a regular expression fits the whole string`(format: String, isTrue: Bool) {
        #expect(holds(format) == isTrue)
    }

    @Test func `the usual check of an address takes a quoted percent sign and a value`() {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
        let literal = NSPredicate(format: "SELF MATCHES '[a-z%]+'")

        #expect(predicate.evaluate(with: "ann.smith@mail.example.org"))
        #expect(!predicate.evaluate(with: "ann.smith@example"))
        #expect(!predicate.evaluate(with: "two words@example.org"))
        #expect(literal.evaluate(with: "a%b"))
    }

    @Test(arguments: [
        ("nick == nil", true), ("nick == NULL", true), ("nick != nil", false), ("missing == nil", true),
        ("missing < 3", false), ("missing > 3", false), ("missing != 3", true), ("missing BEGINSWITH 'a'", false),
        ("missing CONTAINS 'a'", false), ("missing LIKE '*'", false), ("name == nil", false), ("name != nil", true),
        ("missing.deeper == nil", true), ("missing IN {1, 2}", false), ("missing BETWEEN {1, 2}", false),
        ("missing <= nil", true),
    ])
    func `missing values and NSNull are nil`(format: String, isTrue: Bool) { #expect(holds(format) == isTrue) }

    @Test(arguments: [
        ("age BETWEEN {30, 31}", true), ("age BETWEEN {32, 40}", false), ("age IN {1, 31}", true),
        ("name IN {'Berta', 'Anna'}", true), ("name IN {'Berta'}", false), ("NOT name IN {'Berta'}", true),
        ("name IN[c] {'ANNA'}", true), ("{'Berta', 'Anna'} CONTAINS name", true), ("age IN {}", false),
    ])
    func `ranges include their ends and lists their elements`(format: String, isTrue: Bool) {
        #expect(holds(format) == isTrue)
    }

    @Test(arguments: [
        ("age > 30 AND name == 'Anna'", true), ("age > 40 and name == 'Anna'", false),
        ("age > 40 OR name == 'Anna'", true),
        ("age > 40 || name == 'Anna'", true), ("age > 30 && name == 'Berta'", false), ("NOT age > 40", true),
        ("!(age > 40)", true), ("NOT (age > 30 AND age < 32)", false), ("! age > 40 && age > 30", true),
        ("age > 40 AND age > 50 OR name == 'Anna'", true), ("age > 40 AND (age > 50 OR name == 'Anna')", false),
        ("TRUEPREDICATE", true), ("FALSEPREDICATE OR age > 1", true), ("age > 1 AND FALSEPREDICATE", false),
        ("NOT NOT age == 31", true), ("((age)) == (31)", true),
    ])
    func `AND binds before OR, and NOT before both`(format: String, isTrue: Bool) { #expect(holds(format) == isTrue) }

    @Test func `dates have an order, and a date is equal to itself`() {
        let later = Date(timeIntervalSinceReferenceDate: 2000)

        #expect(holds("born < %@", later))
        #expect(holds("born < %@", later as NSDate))
        #expect(
            NSPredicate(format: "born >= %@ AND born <= %@", later as CVarArg, later as NSDate).evaluate(with: anna)
                == false)
        #expect(holds("born == %@", Date(timeIntervalSinceReferenceDate: 1000)))
        #expect(holds("born == CAST(1000.0, 'NSDate')"))
        #expect(holds("CAST(born, 'NSNumber') == 1000"))
    }

    @Test func `values replace their placeholders in order`() {
        #expect(holds("%K == %@ AND %K > %d", "name", "Anna", "age", 30))
        #expect(holds("%K.city == %@", "address", "Rome"))
        #expect(holds("address.%K == %@", "city", "Rome"))
        #expect(holds("%K == %@", "address.city", "Rome"))
        #expect(holds("height > %f AND height < %lf", 1.5 as Float, 1.7))
        #expect(
            holds("age == %ld AND age == %lu AND age == %i AND age == %lld", 31, 31 as UInt, 31 as Int32, 31 as Int64))
        #expect(holds("isMember == %@ AND isMember == %d", true, true))
        #expect(holds("'%@' == %@", "%@"))
        #expect(holds("age IN %@", [30, 31]))
        #expect(holds("name IN %@", Set(["Anna"])))
        #expect(holds("age BETWEEN %@", [30, 32]))
        #expect(holds("%@ == age", 31))
        #expect(holds("%@ CONTAINS name", ["Anna": "Berta"]) == false)
        #expect(holds("%@ CONTAINS name", ["Berta": "Anna"]))
    }

    @Test func `arguments are values of Swift and of Foundation alike`() {
        let id = UUID()
        let url = URL(fileURLWithPath: "/a/b.txt")
        let object: [String: Any] = ["id": id, "url": url, "tags": ["a", "b"], "path": IndexPath(indexes: [1, 2])]

        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: object))
        #expect(NSPredicate(format: "id == %@", UUID() as NSUUID).evaluate(with: object) == false)
        #expect(NSPredicate(format: "url == %@", url as NSURL).evaluate(with: object))
        #expect(NSPredicate(format: "url.pathExtension == 'txt'").evaluate(with: object))
        #expect(NSPredicate(format: "tags == %@", ["a", "b"]).evaluate(with: object))
        #expect(NSPredicate(format: "tags == %@", ["b", "a"] as NSArray).evaluate(with: object) == false)
        #expect(NSPredicate(format: "path == %@", IndexPath(indexes: [1, 2]) as CVarArg).evaluate(with: object))
        #expect(NSPredicate(format: "path == %@", NSNumber(value: 3)).evaluate(with: object) == false)
    }

    @Test func `an argument of a string's format shows its description`() {
        #expect(String(format: "%@ and %@", NSNumber(value: 3), "four") == "3 and four")
        #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg) == "1970-01-01 00:00:00 +0000")
    }
}
