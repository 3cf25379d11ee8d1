public import CoreGraphics
public import Foundation

/// The identifier and place of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    private let name: AnyHashable
    private let point: CGPoint

    /// Tells configurations apart; one that is not given is a number of its own.
    public var identifier: AnyHashable { name }

    /// The place that the menu belongs to, in the space of the interaction's view.
    open var sourcePoint: CGPoint { point }

    /// The side of the menu at which its place is, where there is room; automatic at first.
    ///
    /// Status: partial – menus are above or below; the sides act as `automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration of a place in the space of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (name, point) = (identifier ?? AnyHashable(NSUUID()), sourcePoint)
        super.init()
    }
}
