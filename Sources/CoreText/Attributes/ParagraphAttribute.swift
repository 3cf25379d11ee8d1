/// An object that may represent a paragraph style in an attributed string.
package protocol ParagraphAttribute: AnyObject {
    /// The style of the paragraph.
    var textParagraphStyle: TextParagraphStyle { get }
}
