import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct VisualFormatTests {
    private typealias Predicate = VisualFormat.Predicate
    private typealias Element = VisualFormat.Element

    private func parse(_ format: String) throws -> VisualFormat { try VisualFormatParser.parse(format) }

    @Test func `views beside each other have the system's distance, or none`() throws {
        let format = try parse("[first]-[second][third]")

        #expect(format.elements.map(\.name) == ["first", "second", "third"])
        #expect(format.elements.map(\.distance) == [nil, .standard, .zero])
        #expect(!format.isVertical && format.lastDistance == nil)
    }

    @Test(arguments: [("[a]", false), ("H:[a]", false), ("V:[a]", true), (" V : [a]", true)])
    func `a letter in front says the direction`(text: String, isVertical: Bool) throws {
        let format = try parse(text)

        #expect(format.isVertical == isVertical)
        #expect(format.elements == [Element(name: "a")])
    }

    @Test func `bars tie the first and the last view to the superview`() throws {
        let both = try parse("|-50-[purpleBox]-50-|")
        let touching = try parse("|[a]|")
        let last = try parse("[a]-|")

        let fifty = VisualFormat.Distance.predicates([Predicate(operand: .number(50))])
        #expect(both.elements[0].distance == fifty && both.lastDistance == fifty)
        #expect(touching.elements[0].distance == .zero && touching.lastDistance == .zero)
        #expect(last.elements[0].distance == nil && last.lastDistance == .standard)
    }

    @Test func `lengths are compared with numbers, names and views, with priorities`() throws {
        let format = try parse("[a(>=70,<=100,==b,c@20,12.5@high)]")

        #expect(
            format.elements[0].predicates == [
                Predicate(relation: .atLeast, operand: .number(70)),
                Predicate(relation: .atMost, operand: .number(100)),
                Predicate(operand: .name("b")), Predicate(operand: .name("c"), priority: .number(20)),
                Predicate(operand: .number(12.5), priority: .name("high")),
            ])
    }

    @Test func `distances may be names, comparisons and negative numbers in parentheses`() throws {
        let format = try parse("V:|-pad-[a]-(>=8@500, <=20)-[b]-(-4)-[_c1]")

        #expect(
            format.elements.map(\.distance) == [
                .predicates([Predicate(operand: .name("pad"))]),
                .predicates([
                    Predicate(relation: .atLeast, operand: .number(8), priority: .number(500)),
                    Predicate(relation: .atMost, operand: .number(20)),
                ]), .predicates([Predicate(operand: .number(-4))]),
            ])
    }

    @Test func `a view whose name begins like a direction is a view`() throws {
        let format = try parse("[Header]-[Very]")

        #expect(format.elements.map(\.name) == ["Header", "Very"])
    }

    /// Each with the number of characters before the mistake, and a word of the sentence.
    @Test(arguments: [
        ("", 0, "view"), ("|", 1, "view"), ("H[a]", 1, "colon"), ("X:[a]", 0, "view"), ("[]", 1, "name"),
        ("[1a]", 1, "name"), ("[a", 2, "bracket"), ("[a()]", 3, "number"), ("[a(=5)]", 4, "=="), ("[a(>5)]", 4, ">="),
        ("[a(5]", 4, "parenthesis"), ("[a(5,)]", 5, "number"), ("[a(5@)]", 5, "priority"), ("[a(1.2.3)]", 3, "number"),
        ("[a]-", 4, "superview"), ("[a]-8[b]", 5, "hyphen"), ("[a]--8-[b]", 4, "negative"),
        ("[a]->=8-[b]", 4, "distance"),
        ("[a]-(8)[b]", 7, "hyphen"), ("[a]b", 3, "view"), ("[a]|[b]", 4, "end"), ("|-[a]-|-", 7, "end"),
        ("[a b]", 3, "bracket"), ("[a(-)]", 3, "number"), ("V:", 2, "view"), ("||", 1, "view"),
    ])
    func `a mistake is reported with its position`(text: String, offset: Int, word: String) throws {
        let fault = try #require(throws: VisualFormat.Fault.self) { try VisualFormatParser.parse(text) }

        #expect(fault.offset == offset)
        #expect(fault.sentence.contains(word))
        #expect(fault.format == text)
    }

    @Test func `the description marks the character`() throws {
        let fault = try #require(throws: VisualFormat.Fault.self) { try VisualFormatParser.parse("[a]-8[b]") }

        #expect(fault.description == "A hyphen should end the distance, as in -20-.\n[a]-8[b]\n     ^")
    }
}
