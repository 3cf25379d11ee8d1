public import Foundation
import HostInterface
public import QuartzCore
public import UIFoundation

/// The shape of the pointer over a region.
///
/// Status: partial – shapes; effects on the view and accessories are not implemented.
@preconcurrency @MainActor open class UIPointerStyle: ConstructibleObject, NSCopying {
    private enum Look {
        case system, hidden, resizing
        case shape(UIPointerShape)
    }

    private var look = Look.system

    /// Makes a style with a shape; constrained axes have no effect, because the desktop moves the pointer.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        look = .shape(shape)
        super.init()
    }

    override init() { super.init() }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) { self.init() }

    /// A style that hides the pointer.
    open class func hidden() -> Self {
        let style = make(self)
        style.look = .hidden
        return style
    }

    /// The desktop's own pointer.
    open class func system() -> Self { make(self) }

    /// The desktop's pointer for a line that can be dragged to both sides.
    static var resizing: UIPointerStyle {
        let style = UIPointerStyle()
        style.look = .resizing
        return style
    }

    /// The style itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The cursor that the host shows.
    var cursor: HostCursor {
        switch look {
        case .hidden: .hidden
        case .resizing: .resizing
        case .shape(.verticalBeam): .beam
        default: .arrow
        }
    }
}
