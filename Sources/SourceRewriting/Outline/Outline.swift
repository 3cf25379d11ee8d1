/// The function bodies of a file, found without parsing, and the names that decide which of them the rules have to see.
///
/// Parsing is most of the tool's work, and most of a file is in function bodies, of which few hold a construct that is
/// rewritten. The others are blanked before the file is parsed.
struct Outline: Sendable {
    /// In the order of the file.
    var bodies: [FunctionBody] = []
    /// The members in which no rule rewrites anything, in the order of the file; they do not contain each other.
    var members: [QuietMember] = []
    /// The comments between declarations.
    var comments: [Range<Int>] = []
    /// The headers of the types and typealiases.
    var headers: [TypeHeader] = []
    /// Names of members that are declared with `override`.
    var overrides: Set<WordHash> = []
    /// Names of members of extensions that override none.
    var extensionMembers: Set<WordHash> = []
    /// Names of optional requirements.
    var optionalRequirements: Set<WordHash> = []
    /// The words of the whole file.
    var words: Words = []
    /// Whether the bodies were found for certain. They are not where a regular expression may hold quotes and braces.
    var isCertain = true

    /// The file with spaces for all characters but line breaks of the comments, and of the bodies that no rule looks into.
    func blankedBytes(_ bytes: [UInt8], in module: ModuleOutline) -> [UInt8] {
        var result = bytes
        result.withUnsafeMutableBufferPointer { buffer in
            for comment in comments { Self.blank(comment, in: buffer) }
            for body in bodies where !module.moved.contains(body.name) {
                if module.mentionsRequirement(in: UnsafeBufferPointer(rebasing: buffer[body.range])) { continue }
                for part in body.quietParts { Self.blank(part, in: buffer, asGetter: body.isGetter) }
            }
        }
        return result
    }

    /// - Parameter isGetter: Whether a statement stays, because braces without one are not parsed as a getter.
    static func blank(
        _ range: Range<Int>, in buffer: UnsafeMutableBufferPointer<UInt8>, asGetter isGetter: Bool = false
    ) {
        var byte = UInt8(ascii: isGetter ? "0" : " ")
        for offset in range where buffer[offset] != UInt8(ascii: "\n") && buffer[offset] != UInt8(ascii: "\r") {
            buffer[offset] = byte
            byte = UInt8(ascii: " ")
        }
    }
}
