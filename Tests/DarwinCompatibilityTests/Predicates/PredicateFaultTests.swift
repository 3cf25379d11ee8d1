import DarwinCompatibility
import Foundation
import Testing

@Suite struct PredicateFaultTests {
    @Test(arguments: [
        ("name = ", 8, "not the end"), ("name", 1, "Compare it"), ("name == 'Ann", 9, "Close the string"),
        ("a == 1 b == 2", 8, "does not belong here"), ("(a == 1", 8, "There should be )"),
        ("a == 1 AND 3", 12, "Compare it"),
        ("a ==[x] 1", 6, "x is no way"), ("a == foo(3)", 6, "no function"), ("a == %y", 6, "%y is no"),
        ("a IN 5 5", 8, "does not belong"), ("AND a == 1", 1, "#AND"), ("a == ; 1", 6, "no meaning"),
        ("", 1, "not the end"),
        ("ANY a", 6, "comparison such as"), ("a == 1 == 2", 8, "does not belong"),
        ("SUBQUERY(a, x, 1)", 13, "$element"),
    ])
    func `a format that is no predicate is refused at a character`(format: String, position: Int, words: String) throws
    {
        let fault = #expect(throws: FormatFault.self) { try FormatParser.readPredicate(of: format, []) }

        #expect(fault?.position == position)
        #expect(fault?.message.contains(words) == true, "\(fault?.message ?? "")")
    }

    @Test func `values of another type and missing values are refused`() {
        func message(_ format: String, _ arguments: Any...) -> String? {
            do throws(FormatFault) {
                _ = try FormatParser.readPredicate(of: format, arguments)
                return nil
            } catch {
                return error.message
            }
        }

        #expect(message("a == %@")?.contains("%@ has no value") == true)
        #expect(message("%K == 1", 5)?.contains("its value is Int") == true)
        #expect(message("a == %d", "x")?.contains("its value is String") == true)
        #expect(message("a == %@", 1, 2) == nil)
    }

    @Test func `a syntax error stops the program with its position`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "age >> AND")
        }

        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The format \"age >> AND\" cannot be read at character 8."))
    }

    @Test func `a comparison of values without an order stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "SELF > 3").evaluate(with: "four")
        }

        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("String and") && text.contains("have no order"))
    }

    @Test func `a variable without a value stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "SELF > $LIMIT").evaluate(with: 3)
        }

        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The variable $LIMIT"))
    }

    @Test func `a format of another class of predicates stops with the format and both classes`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCompoundPredicate(format: "age > 3")
        }

        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The format \"age > 3\" makes a"))
        #expect(text.contains("not a NSCompoundPredicate. Call NSPredicate(format:) for it."))
    }
}
