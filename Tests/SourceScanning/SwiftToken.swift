/// One word, mark or string of a Swift source, without comments and white space.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// Keywords, identifiers (back-ticks taken off), `@attribute` and `#directive` names.
        case word
        /// A literal without interpolation, or one stretch of a literal between interpolations; quotes taken off.
        case string
        case number
        /// One character of punctuation.
        case mark
    }

    var kind: Kind
    var text: String
    /// Counted from 1.
    var line: Int

    func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
}
