import CoreGraphics
import Foundation

/// An object with properties for assistive technologies: those that the app set, else those of the object's own description.
protocol AccessibilityDescribed: AnyObject {
    /// Made when the app sets a property for the first time.
    var accessibilityWords: AccessibilityWords? { get set }
    /// Describes the object as it is now.
    func describe(_ description: inout AccessibilityDescription)
}

extension AccessibilityDescribed {
    /// The object's own description.
    var ownDescription: AccessibilityDescription {
        var description = AccessibilityDescription()
        describe(&description)
        return description
    }

    /// Sets a property.
    func setAccessibility<Value>(_ property: ReferenceWritableKeyPath<AccessibilityWords, Value>, _ value: Value) {
        let words = accessibilityWords ?? AccessibilityWords()
        words[keyPath: property] = value
        accessibilityWords = words
    }
}
