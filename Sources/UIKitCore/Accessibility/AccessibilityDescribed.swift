import CoreGraphics
import Foundation
import UIFoundation

/// An object with properties for assistive technologies: those that the app set, else those of the object's own description.
@preconcurrency @MainActor protocol AccessibilityDescribed: AnyObject {
    /// Made when the app sets a property for the first time.
    var accessibilityWords: AccessibilityWords? { get set }
    /// Describes the object as it is now.
    func describe(_ description: inout AccessibilityDescription)

    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityAttributedLabel: NSAttributedString? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityAttributedValue: NSAttributedString? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityAttributedHint: NSAttributedString? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibilityFrame: CGRect { get set }
    var accessibilityPath: UIBezierPath? { get set }
    var accessibilityActivationPoint: CGPoint { get set }
    var accessibilityLanguage: String? { get set }
    var accessibilityElementsHidden: Bool { get set }
    var accessibilityViewIsModal: Bool { get set }
    var shouldGroupAccessibilityChildren: Bool { get set }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
    var accessibilityElements: [Any]? { get set }
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
