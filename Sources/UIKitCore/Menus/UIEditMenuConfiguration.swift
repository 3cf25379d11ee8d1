import CoreGraphics
public import Foundation

/// The identifier and the position of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    private let name: AnyHashable
    private let point: CGPoint

    /// The identifier of the configuration; by default a new number.
    public var identifier: AnyHashable { name }

    /// The point that the menu belongs to, in the space of the interaction's view.
    open var sourcePoint: CGPoint { point }

    /// The side of the menu that faces its target, where there is room; automatic at first.
    ///
    /// Status: partial – menus are above or below; the sides act as `automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration with a point in the space of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (name, point) = (identifier ?? AnyHashable(NSUUID()), sourcePoint)
        super.init()
    }
}
