/// An object that may represent a font in an attributed string.
package protocol FontAttribute: AnyObject {
    /// The request to the typesetter.
    var fontRequest: FontRequest { get }
}
