import Foundation

/// The beginning of an item of a list that is being typed while the list has the focus.
///
/// Characters that are typed within a second belong together. A longer text may keep the item that was found, if its text
/// begins so, too. A text that repeats one letter, and with which no item begins, moves from one item of that letter to
/// the next.
struct TypedSearch {
    /// Seconds after which another text begins.
    private static let pause = 1.0

    /// A text to be looked for.
    struct Attempt: Equatable {
        var text: String
        /// Whether the item that has the focus is looked at first, else last.
        var staysIfPossible: Bool
    }

    private var text = ""
    private var time = -TimeInterval.infinity
    private weak var list: (any FocusList)?

    /// Whether a character that is typed at a time continues the text typed into a list.
    func isGoingOn(in list: any FocusList, at now: TimeInterval) -> Bool {
        self.list === list && now - time <= Self.pause
    }

    /// Adds a character and returns the searches to try, one after the other, until an item is found.
    mutating func add(_ character: String, in list: any FocusList, at now: TimeInterval) -> [Attempt] {
        text = isGoingOn(in: list, at: now) ? text + character : character
        (self.list, time) = (list, now)
        guard text != character else { return [Attempt(text: text, staysIfPossible: false)] }
        var attempts = [Attempt(text: text, staysIfPossible: true)]
        if text.allSatisfy({ $0 == text.first }) { attempts.append(Attempt(text: character, staysIfPossible: false)) }
        return attempts
    }

    /// The character that a key types into a search; nil for keys that type none.
    static func character(of stroke: KeyStroke) -> String? {
        let characters = stroke.key.characters
        guard stroke.modifierFlags.isSubset(of: .shift), characters.count == 1, let character = characters.first,
            character == " " || character.isLetter || character.isNumber || character.isPunctuation
                || character.isSymbol
        else { return nil }
        return characters
    }
}
