package import CoreGraphics

/// An object that may represent a colour in an attributed string.
package protocol ColorAttribute: AnyObject {
    /// The colour in force now, with its pattern if it has one.
    var attributeColor: CGColor { get }
}
