package import Foundation

/// An immutable object in a recording besides paths, images and text, painted by a renderer that knows its class.
package protocol RecordedPicture: AnyObject, Sendable {
    /// The rectangle of user space that encloses all painting; null for none.
    var extent: CGRect { get }
    /// One line for text forms.
    var text: String { get }
}
