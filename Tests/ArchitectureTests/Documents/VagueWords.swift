/// A family of words that say little in a comment, because the reader has to guess the noun or the verb that is meant.
struct VagueWords {
    /// The form by which the family is named in reports.
    let name: String
    /// All forms, in lower case.
    let forms: Set<String>

    static let families = [
        VagueWords(name: "what", forms: ["what", "whatever", "whatsoever"]),
        VagueWords(name: "go", forms: ["go", "goes", "come", "comes", "went", "came", "gone", "going", "coming"]),
        VagueWords(name: "place", forms: ["place", "places"]),
        VagueWords(
            name: "something",
            forms: ["something", "nothing", "somebody", "nobody", "anything", "anybody", "everything", "everybody"]),
        VagueWords(name: "stand", forms: ["stand", "stands", "stood", "standing"]),
        VagueWords(name: "tell", forms: ["tell", "tells", "told", "telling"]),
    ]

    /// How many of a target's texts may have a word of a family: one in a hundred, rounded up.
    static func limit(of count: Int) -> Int { (count + 99) / 100 }

    /// Whether a line of a comment or a name of a test has a word of the family; names in back-ticks do not count.
    func occurs(in comment: String) -> Bool {
        let prose = comment.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map(\.element)
        return prose.contains { part in
            part.split { !$0.isLetter }.contains { forms.contains($0.lowercased()) }
        }
    }
}
