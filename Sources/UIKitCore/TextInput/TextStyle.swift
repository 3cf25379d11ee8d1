import Foundation

/// Attributes that a stretch of edited text has; stretches with the same object are alike.
final class TextStyle {
    let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

    /// The same with further attributes, which win.
    func adding(_ further: [NSAttributedString.Key: Any]) -> TextStyle {
        TextStyle(attributes.merging(further) { _, new in new })
    }
}
