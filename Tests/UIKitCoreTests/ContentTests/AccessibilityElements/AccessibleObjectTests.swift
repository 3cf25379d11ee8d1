import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct AccessibleObjectTests {
    private final class Deed: NSObject {}

    @Test func `an object of any class keeps words for assistive technologies`() {
        let (deed, other) = (Deed(), Deed())

        deed.accessibilityLabel = "Delete"
        deed.accessibilityTraits = .button
        deed.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)

        #expect(deed.accessibilityLabel == "Delete" && deed.accessibilityAttributedLabel?.string == "Delete")
        #expect(deed.accessibilityTraits == .button && deed.accessibilityFrame.origin == CGPoint(x: 1, y: 2))
        #expect(deed.accessibilityHint == nil && !deed.isAccessibilityElement)
        #expect(other.accessibilityLabel == nil && other.accessibilityFrame == .zero)
    }

    @Test func `a view or an item of a bar answers for itself when only an object is known of it`() {
        let (label, item) = (UILabel(), UIBarButtonItem())
        label.text = "Total"
        let objects: [NSObject] = [label, item]

        objects[1].accessibilityLabel = "More"

        #expect(objects[0].accessibilityLabel == "Total" && objects[0].isAccessibilityElement)
        #expect(item.accessibilityLabel == "More")
    }

    @Test func `an item of a bar keeps all properties, also when only an object is known of it`() {
        let item = UIBarButtonItem()
        let object: NSObject = item

        #expect(object.accessibilityFrame == item.accessibilityFrame && object.accessibilityPath == nil)
        object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        item.accessibilityElementsHidden = true
        item.accessibilityViewIsModal = true
        object.shouldGroupAccessibilityChildren = true
        object.accessibilityElements = [item]

        #expect(item.accessibilityFrame.minX == 10 && item.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
        #expect(object.accessibilityElementsHidden && object.accessibilityViewIsModal)
        #expect(item.shouldGroupAccessibilityChildren && item.accessibilityElements?.count == 1)
        #expect(item.accessibilityCustomActions == nil)
    }
}
