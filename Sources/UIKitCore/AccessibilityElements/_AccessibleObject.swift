import CoreGraphics
public import Foundation
public import UIFoundation

/// Gives every object the accessibility properties, which all objects have on Apple's systems.
public nonisolated protocol _AccessibleObject: NSObject {}

extension NSObject: nonisolated _AccessibleObject {}

/// Stores the accessibility properties of an object that is neither a responder nor a bar item.
private final class ObjectWords: UIResponder {}

/// Its address is the key of the associated object with the properties.
private let wordsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

@MainActor extension _AccessibleObject {
    /// The object itself if it stores the properties, else the associated object that stores them.
    private var described: any AccessibilityDescribed {
        if let own = self as? any AccessibilityDescribed { return own }
        if let words = objc_getAssociatedObject(self, wordsKey) as? ObjectWords { return words }
        let words = ObjectWords()
        objc_setAssociatedObject(self, wordsKey, words, .OBJC_ASSOCIATION_RETAIN)
        return words
    }

    /// Whether the object is an element by itself.
    public var isAccessibilityElement: Bool {
        get { described.isAccessibilityElement }
        set { described.isAccessibilityElement = newValue }
    }

    /// The name in the user's language.
    public var accessibilityLabel: String? {
        get { described.accessibilityLabel }
        set { described.accessibilityLabel = newValue }
    }

    /// The name with attributes for its pronunciation.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { described.accessibilityAttributedLabel }
        set { described.accessibilityAttributedLabel = newValue }
    }

    /// The changing part of the content.
    public var accessibilityValue: String? {
        get { described.accessibilityValue }
        set { described.accessibilityValue = newValue }
    }

    /// The value with attributes for its pronunciation.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { described.accessibilityAttributedValue }
        set { described.accessibilityAttributedValue = newValue }
    }

    /// The result of an action on the object.
    public var accessibilityHint: String? {
        get { described.accessibilityHint }
        set { described.accessibilityHint = newValue }
    }

    /// The hint with attributes for its pronunciation.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { described.accessibilityAttributedHint }
        set { described.accessibilityAttributedHint = newValue }
    }

    /// The kind of the object.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { described.accessibilityTraits }
        set { described.accessibilityTraits = newValue }
    }

    /// The rectangle in the coordinates of the screen.
    public var accessibilityFrame: CGRect {
        get { described.accessibilityFrame }
        set { described.accessibilityFrame = newValue }
    }

    /// The outline in the coordinates of the screen.
    public var accessibilityPath: UIBezierPath? {
        get { described.accessibilityPath }
        set { described.accessibilityPath = newValue }
    }

    /// The point that an activation touches, in the coordinates of the screen.
    public var accessibilityActivationPoint: CGPoint {
        get { described.accessibilityActivationPoint }
        set { described.accessibilityActivationPoint = newValue }
    }

    /// The language of the texts, as a code such as `en`.
    public var accessibilityLanguage: String? {
        get { described.accessibilityLanguage }
        set { described.accessibilityLanguage = newValue }
    }

    /// Whether assistive technologies ignore the elements inside the object.
    public var accessibilityElementsHidden: Bool {
        get { described.accessibilityElementsHidden }
        set { described.accessibilityElementsHidden = newValue }
    }

    /// Whether assistive technologies ignore the siblings of the object.
    public var accessibilityViewIsModal: Bool {
        get { described.accessibilityViewIsModal }
        set { described.accessibilityViewIsModal = newValue }
    }

    /// Whether the elements inside are read one after the other, independently of their positions.
    public var shouldGroupAccessibilityChildren: Bool {
        get { described.shouldGroupAccessibilityChildren }
        set { described.shouldGroupAccessibilityChildren = newValue }
    }

    /// The actions in addition to activation.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { described.accessibilityCustomActions }
        set { described.accessibilityCustomActions = newValue }
    }

    /// The elements inside.
    public var accessibilityElements: [Any]? {
        get { described.accessibilityElements }
        set { described.accessibilityElements = newValue }
    }
}
