/// The words that the format language has for itself.
enum FormatWords {
    static let reserved: Set<String> = [
        "ALL", "AND", "ANY", "ANYKEY", "BEGINSWITH", "BETWEEN", "CAST", "CONTAINS", "ENDSWITH", "FALSE",
        "FALSEPREDICATE", "FUNCTION", "IN", "INTERSECT", "LIKE", "MATCHES", "MINUS", "NIL", "NO", "NONE", "NOT", "NULL",
        "OR", "SELF", "SOME", "SUBQUERY", "TERNARY", "TRUE", "TRUEPREDICATE", "UNION", "YES",
    ]
}
