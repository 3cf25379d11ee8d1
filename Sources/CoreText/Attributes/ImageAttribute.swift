/// An object that may represent a picture in an attributed string.
package protocol ImageAttribute: AnyObject {
    /// The picture with the room that it takes.
    var inlineImage: InlineImage { get }
}
