public import CoreGraphics
import Foundation
public import UIFoundation

extension UIBarItem {
    /// The rectangle in the coordinates of the screen.
    public var accessibilityFrame: CGRect {
        get { accessibilityWords?.frame ?? ownDescription.frame }
        set { setAccessibility(\.frame, newValue) }
    }

    /// The outline in the coordinates of the screen.
    public var accessibilityPath: UIBezierPath? {
        get { accessibilityWords?.path }
        set { setAccessibility(\.path, newValue?.copy() as? UIBezierPath) }
    }

    /// The point that an activation touches, in the coordinates of the screen.
    public var accessibilityActivationPoint: CGPoint {
        get {
            accessibilityWords?.activationPoint ?? ownDescription.activationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    /// Whether the elements inside are hidden.
    public var accessibilityElementsHidden: Bool {
        get { accessibilityWords?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, newValue) }
    }

    /// Whether elements beside the item are left out.
    public var accessibilityViewIsModal: Bool {
        get { accessibilityWords?.isModal ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// Whether the elements inside follow each other in the reading order.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityWords?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// Actions beside activation.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityWords?.customActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// The elements inside.
    public var accessibilityElements: [Any]? {
        get { accessibilityWords?.elements }
        set { setAccessibility(\.elements, newValue) }
    }
}
