import CoreGraphics
import Foundation

extension UIResponder {
    /// The activation point that the class provides; used until the app sets one.
    var ownActivationPoint: CGPoint {
        let frame = accessibilityFrame
        return ownDescription.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The element at an index of the app's list; nil for an invalid index.
    func listedElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The index of an element in the app's list.
    func listedIndex(of element: Any) -> Int {
        let element = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
    }
}
