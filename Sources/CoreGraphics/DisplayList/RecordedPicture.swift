package import Foundation

/// An immutable object in a recording besides paths, images and text, painted by a renderer that knows its class.
package protocol RecordedPicture: AnyObject, Sendable {
    /// Outside of this rectangle of user space nothing is painted; null when nothing is at all.
    var extent: CGRect { get }
    /// One line for text forms.
    var text: String { get }
}
