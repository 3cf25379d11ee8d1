/// The delegate's answers whether editing may begin and end, kept while one deed asks for them more than once.
struct FieldAnswers {
    /// The number of deeds that are being done, one within the other.
    var deeds = 0
    var mayBegin: Bool?
    var mayEnd: Bool?
}
