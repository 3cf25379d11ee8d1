import CoreGraphics
import Foundation
import UIFoundation

/// The properties for assistive technologies that an app set on an object; nil for each that it left alone.
final class AccessibilityWords {
    var isElement: Bool?
    var label: AccessibilityText?
    var value: AccessibilityText?
    var hint: AccessibilityText?
    var traits: UIAccessibilityTraits?
    /// In the coordinates of the screen.
    var frame: CGRect?
    /// In the coordinates of the screen.
    var path: UIBezierPath?
    /// In the coordinates of the screen.
    var activationPoint: CGPoint?
    var language: String?
    var identifier: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var keepsColors = false
    var respondsToUserInteraction: Bool?
    var userInputLabels: [AccessibilityText] = []
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var textualContext: UIAccessibilityTextualContext?
    var containerType = UIAccessibilityContainerType.none
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}
