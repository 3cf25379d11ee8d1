/// An object that may represent a paragraph style in an attributed string.
package protocol ParagraphAttribute: AnyObject {
    /// The style that it says.
    var textParagraphStyle: TextParagraphStyle { get }
}
