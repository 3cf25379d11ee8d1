import CoreText
import Foundation

/// One character of a text with its style and its room.
nonisolated struct BoxCharacter {
    var character: Character
    /// The index in the string, in UTF-16 code units.
    var offset: Int
    var length: Int
    var span: TextSpan
    var spanIndex: Int

    var advance: CGFloat { (span.effects?.image?.bounds.width ?? span.font.size) + span.kern }
    var isSpace: Bool { character.isWhitespace && !character.isNewline }
}
