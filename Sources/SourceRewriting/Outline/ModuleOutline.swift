/// The names in the files of a module whose function bodies the rules have to see.
struct ModuleOutline: Sendable {
    /// Members that may be moved from an extension into a class, or called in the classes above, with their bodies.
    let moved: Set<WordHash>
    /// Optional requirements, whose mention anywhere is rewritten.
    private let requirements: WordTable?
    /// The names of the types that may expose all their members.
    let exposing: Set<WordHash>

    /// - Returns: nil if an outline is not certain: names may be missing in it that decide about the bodies of all files.
    init?(of outlines: [Outline]) {
        guard outlines.allSatisfy(\.isCertain) else { return nil }
        var overrides: Set<WordHash> = []
        var members: Set<WordHash> = []
        var table: WordTable?
        for outline in outlines {
            overrides.formUnion(outline.overrides)
            members.formUnion(outline.extensionMembers)
            // Hash order: the table is only asked for its members.
            for name in outline.optionalRequirements { table = table ?? WordTable(); table?.add(name, .rewritten) }
        }
        moved = overrides.intersection(members)
        requirements = table
        exposing = TypeHeader.exposing(among: outlines.flatMap(\.headers))
    }

    /// Whether code has the name of an optional requirement.
    func mentionsRequirement(in code: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let requirements else { return false }
        var offset = 0
        while offset < code.count {
            guard code[offset].isOfName else {
                offset += 1
                continue
            }
            var word = WordHash()
            while offset < code.count, code[offset].isOfName {
                word.add(code[offset])
                offset += 1
            }
            if requirements[word] != [] { return true }
        }
        return false
    }
}
