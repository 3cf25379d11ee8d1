/// Caches the delegate's answers whether editing may begin and end, so that one operation asks each question once.
struct FieldAnswers {
    /// The nesting depth of operations that use the cache.
    var deeds = 0
    var mayBegin: Bool?
    var mayEnd: Bool?
}
