package import Foundation
package import UIFoundation

/// The characters and attributes of a text that is edited; places are UTF-16 code units within the text.
package protocol TextStore: AnyObject {
    var length: Int { get }
    /// All of the text; costs its length.
    var text: AttributedText { get }
    /// All characters.
    var string: String { get }
    /// The characters of a part; half a character at an end counts as one unknown one.
    func string(in range: Range<Int>) -> String
    /// A part with its attributes.
    func part(_ range: Range<Int>) -> AttributedText
    /// The paragraph around a place, with the mark that ends it.
    func paragraphRange(around place: Int) -> Range<Int>
    /// The style of text that is typed in the place of a part; nil where the store has none.
    func style(replacing range: Range<Int>) -> TextStyle?
    /// Puts a text in the place of a part.
    func replace(_ range: Range<Int>, with text: AttributedText)
    /// Puts another text in the place of all.
    func setText(_ text: AttributedText)
    /// Gives all of the text further attributes, which win; one style has become another that has them already.
    func addAttributes(
        _ attributes: [NSAttributedString.Key: Any], turning old: TextStyle, into new: TextStyle)
}
