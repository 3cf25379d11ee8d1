public import Foundation

/// The ways in which text is compared in a search, as the user chose them.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// The part of a word that the search text has to be.
    open private(set) var wordMatchMethod: WordMatchMethod
    /// The comparison of characters: without their case and their accents at first, when the find bar makes the options.
    open private(set) var stringCompareOptions: NSString.CompareOptions

    /// Makes options that find any part of a word which has the same characters.
    public override convenience init() { self.init(.contains, []) }

    init(_ wordMatchMethod: WordMatchMethod, _ stringCompareOptions: NSString.CompareOptions) {
        (self.wordMatchMethod, self.stringCompareOptions) = (wordMatchMethod, stringCompareOptions)
        super.init()
    }
}
