/// The word for the things in sections, in sentences about updates.
nonisolated enum UpdateNoun: String {
    /// Those of tables.
    case row
    /// Those of collections.
    case item

    /// At the beginning of a sentence.
    var capitalized: String { self == .row ? "Row" : "Item" }
    /// With its article at the beginning of a sentence.
    var withArticle: String { self == .row ? "A row" : "An item" }
}
