import Foundation

/// Reads the visual format language, character by character and without backtracking.
///
/// White space between its parts has no meaning.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    /// Reads the whole format; throws the first mistake.
    static func parse(_ format: String) throws(VisualFormat.Fault) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parseFormat()
    }

    // MARK: Characters

    private mutating func skipSpace() {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
    }

    private mutating func peek() -> Character? {
        skipSpace()
        return position < characters.count ? characters[position] : nil
    }

    /// Moves past a character if it is the next one.
    private mutating func consume(_ character: Character) -> Bool {
        guard peek() == character else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Character, _ sentence: String) throws(VisualFormat.Fault) {
        if !consume(character) { throw fault(sentence) }
    }

    private mutating func fault(_ sentence: String) -> VisualFormat.Fault {
        skipSpace()
        return VisualFormat.Fault(format: format, offset: position, sentence: sentence)
    }

    // MARK: The grammar

    private mutating func parseFormat() throws(VisualFormat.Fault) -> VisualFormat {
        var result = VisualFormat(isVertical: try parseOrientation())
        var distance: VisualFormat.Distance?
        if consume("|") { distance = try parseDistance() }
        repeat {
            var element = try parseElement()
            element.distance = distance
            result.elements.append(element)
            distance = peek() == nil ? nil : try parseDistance()
        } while distance != nil && peek() != "|"
        if distance != nil {
            position += 1
            result.lastDistance = distance
        }
        if peek() != nil { throw fault("The format should end here: the superview, |, is its end.") }
        return result
    }

    private mutating func parseOrientation() throws(VisualFormat.Fault) -> Bool {
        for (letter, isVertical) in [("H", false), ("V", true)] as [(Character, Bool)] where consume(letter) {
            try expect(":", "A colon should follow the letter of the direction, as in \(letter):[view].")
            return isVertical
        }
        return false
    }

    /// Reads the distance between two neighbours.
    private mutating func parseDistance() throws(VisualFormat.Fault) -> VisualFormat.Distance {
        guard consume("-") else { return .zero }
        guard let next = peek() else { throw fault("A view in brackets or the superview, |, should follow.") }
        if next == "[" || next == "|" { return .standard }
        let predicates = next == "(" ? try parsePredicates() : [try parseSimplePredicate()]
        try expect("-", "A hyphen should end the distance, as in -20-.")
        return .predicates(predicates)
    }

    private mutating func parseElement() throws(VisualFormat.Fault) -> VisualFormat.Element {
        try expect("[", "A view in brackets should be here, as in [view].")
        guard let name = parseName() else { throw fault("The name of a view should follow the bracket.") }
        let predicates = peek() == "(" ? try parsePredicates() : []
        try expect("]", "A bracket should end the view, or a list in parentheses should follow its name.")
        return VisualFormat.Element(name: name, predicates: predicates)
    }

    /// Reads comparisons in parentheses.
    private mutating func parsePredicates() throws(VisualFormat.Fault) -> [VisualFormat.Predicate] {
        try expect("(", "A list in parentheses should be here.")
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try parsePredicate()) } while consume(",")
        try expect(")", "A parenthesis should end the list, or a comma should precede another comparison.")
        return predicates
    }

    private mutating func parsePredicate() throws(VisualFormat.Fault) -> VisualFormat.Predicate {
        let relation = try parseRelation()
        guard let operand = try parseOperand() else {
            throw fault("A number, or the name of a number or a view, should be here.")
        }
        guard consume("@") else { return VisualFormat.Predicate(relation: relation, operand: operand) }
        guard let priority = try parseOperand() else {
            throw fault("A priority should follow the @: a number or the name of one.")
        }
        return VisualFormat.Predicate(relation: relation, operand: operand, priority: priority)
    }

    /// Reads a distance without parentheses: a number that is not negative, or the name of one.
    private mutating func parseSimplePredicate() throws(VisualFormat.Fault) -> VisualFormat.Predicate {
        guard peek() != "-" else { throw fault("A negative distance should be in parentheses, as in -(-8)-.") }
        guard let operand = try parseOperand() else {
            throw fault("A distance should be here: a number, the name of one, or comparisons in parentheses.")
        }
        return VisualFormat.Predicate(operand: operand)
    }

    private mutating func parseRelation() throws(VisualFormat.Fault) -> VisualFormat.Relation {
        guard let first = peek(), "=<>".contains(first) else { return .equal }
        position += 1
        guard position < characters.count, characters[position] == "=" else {
            throw fault("An = should follow: the relations are ==, <= and >=.")
        }
        position += 1
        return first == "=" ? .equal : first == "<" ? .atMost : .atLeast
    }

    private mutating func parseOperand() throws(VisualFormat.Fault) -> VisualFormat.Operand? {
        if let name = parseName() { return .name(name) }
        return try parseNumber().map { .number($0) }
    }

    /// Reads a letter or an underscore and the letters, digits and underscores behind it; nil where there is none.
    private mutating func parseName() -> String? {
        guard let first = peek(), first.isLetter || first == "_" else { return nil }
        let start = position
        while position < characters.count, isPartOfName(characters[position]) { position += 1 }
        return String(characters[start..<position])
    }

    private func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func parseNumber() throws(VisualFormat.Fault) -> Double? {
        guard let first = peek(), first == "-" || first == "." || first.isASCII && first.isNumber else { return nil }
        let start = position
        position += 1
        while position < characters.count, characters[position] == "." || characters[position].isNumber {
            position += 1
        }
        guard let number = Double(String(characters[start..<position])), number.isFinite else {
            position = start
            throw fault("This is no number.")
        }
        return number
    }
}
