package import Foundation
package import UIFoundation

/// The characters and attributes of an edited text. Positions are counted in UTF-16 code units and lie within the text.
package protocol TextStore: AnyObject {
    var length: Int { get }
    /// All of the text; costs its length.
    var text: AttributedText { get }
    /// All characters.
    var string: String { get }
    /// The characters of a range. A half of a surrogate pair at an end is replaced by U+FFFD.
    func string(in range: Range<Int>) -> String
    /// A range of the text with its attributes.
    func part(_ range: Range<Int>) -> AttributedText
    /// The paragraph that contains a position, with its terminator.
    func paragraphRange(around place: Int) -> Range<Int>
    /// The style of text that would replace a range; nil where the store has none.
    func style(replacing range: Range<Int>) -> TextStyle?
    /// Replaces a range of the text.
    func replace(_ range: Range<Int>, with text: AttributedText)
    /// Replaces the whole text.
    func setText(_ text: AttributedText)
    /// Adds attributes to all of the text, over those it has. Text in the style `old`, without further ones, gets the style
    /// `new`, which has them.
    func addAttributes(
        _ attributes: [NSAttributedString.Key: Any], turning old: TextStyle, into new: TextStyle)
}
