/// The text of a file without the parts in which no rule has work.
struct ReducedText: Sendable {
    /// The file with blanks for the comments between declarations, and for function bodies.
    private(set) var bytes: [UInt8]
    /// The members that can be left out unless other code has their names.
    private let members: [QuietMember]
    /// The words of all but those members.
    let words: Set<WordHash>

    init(_ text: SourceText, in module: ModuleOutline) {
        let outline = text.outline
        bytes = outline.blankedBytes(text.bytes, in: module)
        members = outline.members.filter { member in
            if let name = member.name, module.moved.contains(name) { return false }
            if let header = member.header, outline.headers[header].names.contains(where: module.exposing.contains) {
                return false
            }
            return !text.bytes.withUnsafeBufferPointer {
                module.mentionsRequirement(in: UnsafeBufferPointer(rebasing: $0[member.range]))
            }
        }
        var words: Set<WordHash> = []
        var start = 0
        for end in members.map(\.range) + [bytes.count..<bytes.count] {
            bytes.withUnsafeBufferPointer { Self.add(start..<end.lowerBound, of: $0, to: &words) }
            start = end.upperBound
        }
        self.words = words
    }

    private static func add(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, to words: inout Set<WordHash>) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard bytes[offset].isOfName else {
                offset += 1
                continue
            }
            var word = WordHash()
            while offset < range.upperBound, bytes[offset].isOfName {
                word.add(bytes[offset])
                offset += 1
            }
            words.insert(word)
        }
    }

    /// Blanks the members whose names no other code has.
    ///
    /// - Parameter mentioned: The words of all files of the module.
    /// - Returns: The members that were left out.
    mutating func leaveOutMembers(except mentioned: Set<WordHash>) -> [QuietMember] {
        let found = members.filter { member in
            !member.isParsed && member.name.map { !mentioned.contains($0) } ?? true
        }
        bytes.withUnsafeMutableBufferPointer { buffer in
            for member in found { Outline.blank(member.range, in: buffer) }
        }
        return found
    }
}
