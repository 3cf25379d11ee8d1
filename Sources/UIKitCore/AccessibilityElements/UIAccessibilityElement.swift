public import Foundation
public import QuartzCore

/// An element of the user interface that is no view, such as a bar of a chart that a view draws.
///
/// The view lists its elements in `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view or element that lists this one; not kept alive.
    open weak var accessibilityContainer: AnyObject?

    /// The rectangle of the element in the coordinates of the container, which it follows. Zero until it is set; it takes
    /// precedence over `accessibilityFrame`.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Makes an element.
    ///
    /// - Parameter container: The view or element that lists it; not kept alive.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) { self.init(accessibilityContainer: NSNull()) }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    open override var accessibilityFrame: CGRect {
        get { frameInContainer ?? super.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }

    /// The rectangle in the container, in the coordinates of the screen; nil where there is none or no container.
    private var frameInContainer: CGRect? {
        guard accessibilityFrameInContainerSpace != .zero else { return nil }
        let rect = accessibilityFrameInContainerSpace
        if let view = accessibilityContainer as? UIView {
            return UIAccessibility.convertToScreenCoordinates(rect, in: view)
        }
        guard let container = accessibilityContainer as? UIResponder else { return nil }
        let outer = container.accessibilityFrame
        return rect.offsetBy(dx: outer.minX, dy: outer.minY)
    }
}
