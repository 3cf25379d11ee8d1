public import Foundation

/// The options of a text search, as the user chose them.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// The part of a word that the search text must match.
    open private(set) var wordMatchMethod: WordMatchMethod
    /// The options of the string comparison. The find bar's initial options ignore case and accents.
    open private(set) var stringCompareOptions: NSString.CompareOptions

    /// Makes options that match any part of a word, with exact comparison.
    public override convenience init() { self.init(.contains, []) }

    init(_ wordMatchMethod: WordMatchMethod, _ stringCompareOptions: NSString.CompareOptions) {
        (self.wordMatchMethod, self.stringCompareOptions) = (wordMatchMethod, stringCompareOptions)
        super.init()
    }
}
