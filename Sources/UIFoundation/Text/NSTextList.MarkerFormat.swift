nonisolated extension NSTextList {
    /// The format of a list's markers: text with words in braces, which a symbol or the item's number replaces.
    ///
    /// An example is "({lower-alpha})". Braces around words that have no constant here are text.
    public nonisolated struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A hollow square.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A hollow circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A short dash.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A small filled square.
        public static let square = MarkerFormat("{square}")
        /// Hexadecimal numbers with small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Hexadecimal numbers with capital letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Octal numbers.
        public static let octal = MarkerFormat("{octal}")
        /// Small letters: a to z, then aa, ab.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Capital letters: A to Z, then AA, AB.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Small letters: a to z, then aa, ab.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Capital letters: A to Z, then AA, AB.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Small Roman numerals.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Roman numerals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat("{decimal}")
    }
}
