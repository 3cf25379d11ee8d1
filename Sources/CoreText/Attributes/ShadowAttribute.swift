package import CoreGraphics

/// An object that may represent a shadow in an attributed string.
package protocol ShadowAttribute: AnyObject {
    /// The shadow, its offset pointing right and down; nil for none that shows.
    var textShadow: Shadow? { get }
}
