package import Foundation

/// Attributes that a stretch of text has; stretches with the same object are alike.
package nonisolated final class TextStyle {
    package let attributes: [NSAttributedString.Key: Any]

    package init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

    /// The same with further attributes, which win.
    package func adding(_ further: [NSAttributedString.Key: Any]) -> TextStyle {
        TextStyle(attributes.merging(further) { _, new in new })
    }

    /// Whether another one has the same attributes with equal values.
    package func isEqual(to other: TextStyle) -> Bool {
        if self === other { return true }
        // Hash order: all have to agree, in any order.
        return attributes.count == other.attributes.count
            && attributes.keys.allSatisfy { has(other.attributes[$0], for: $0) }
    }

    /// Whether an attribute has a value.
    package func has(_ value: Any?, for key: NSAttributedString.Key) -> Bool {
        guard let own = attributes[key], let value else { return false }
        return Self.areSame(own, value)
    }

    /// Whether two values of attributes are equal or both absent. Foundation returns numbers as objects.
    static func areSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let own = first as? AnyHashable, let other = second as? AnyHashable else { return false }
        if own == other { return true }
        guard let own = first as? NSNumber, let other = second as? NSNumber else { return false }
        return own == other
    }
}
