/// A word in brackets behind an array.
enum IndexSymbol: String {
    case first = "FIRST"
    case last = "LAST"
    case size = "SIZE"
}
