/// An object that may stand for a font in an attributed string.
package protocol FontAttribute: AnyObject {
    /// What the typesetter is asked for.
    var fontRequest: FontRequest { get }
}
